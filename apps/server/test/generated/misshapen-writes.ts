// Writes whose shape is wrong, or that are about rows that are not there to be written.

import type { Entity } from '@furrow/catalogue/entity'
import type { Broken } from './asked.ts'
import { harmless, invalid, notThere } from './broken.ts'
import { isLive } from './seen-rows.ts'
import type { World } from './world.ts'

export type Write = Pick<Broken, 'why' | 'method' | 'url' | 'statuses'> & {
  readonly body?: unknown
}

export function misshapen(entity: Entity, world: World): readonly Write[] {
  const rows = world.rows.get(entity.name) ?? []
  const live = rows.filter(isLive).map(({ id }) => id)
  const gone = rows.filter(row => !isLive(row)).map(({ id }) => id)
  const [id = 0] = live
  const calls = [...missing, ...ofGone(gone), ...batches(id), ...withoutEffect(id, { live, gone })]
  return calls.map(([why, call, statuses, body]) => {
    const [method = '', more = ''] = call.split(' ')
    const sent = body === undefined ? {} : { body }
    return { why, method, url: `/api/${entity.name}${more}`, statuses, ...sent }
  })
}

type Call = readonly [why: string, call: string, statuses: readonly number[], body?: unknown]

const missing: readonly Call[] = [
  ['nothing of what is needed', 'POST ', invalid, {}],
  ['members that nothing has', 'POST ', invalid, { nope: 1, constructor: { x: 1 }, id: 5 }],
  ['a row that is not there', 'PATCH /999999', notThere, {}],
  ['a row that is not there', 'DELETE /999999', notThere],
  ['a row that is not there', 'POST /999999/restore', notThere],
]

function ofGone(gone: readonly number[]): readonly Call[] {
  return gone.flatMap((id): Call[] => [
    ['a deleted row', `PATCH /${id}`, notThere, {}],
    ['a deleted row', `DELETE /${id}`, notThere],
  ])
}

const noResources: readonly unknown[] = [undefined, null, 5, 'x', true, [], {}]
const noItems: readonly unknown[] = [null, 5, 'x', true, [], [1]]
const noKeys = [
  'abc',
  '1.5',
  '-1',
  '0',
  '',
  '__proto__',
  '999999',
  '99999999999999999999',
  '1e0',
  ' ',
]

function batches(id: number): readonly Call[] {
  return [
    ...noResources.flatMap((resources): Call[] => [
      ['a batch of the wrong shape', 'POST /batch', invalid, { resources }],
      ['a batch of the wrong shape', 'PATCH /batch', invalid, { resources }],
      ['a batch of the wrong shape', 'DELETE /batch', harmless, { resources }],
      ['a batch of the wrong shape', 'POST /batch/restore', harmless, { resources }],
    ]),
    ...noItems.flatMap((item): Call[] => [
      ['an item that is none', 'POST /batch', invalid, { resources: [item] }],
      ['an item that is none', 'PATCH /batch', invalid, { resources: { [id]: item } }],
    ]),
    ...noKeys.flatMap((key): Call[] => [
      [
        'the number of no row',
        'PATCH /batch',
        [400, 422],
        `{"resources":{"${key}":{},"${id}":{}}}`,
      ],
      ['the number of no row', 'DELETE /batch', harmless, `{"resources":["${key}"]}`],
    ]),
    ['a list of changes', 'PATCH /batch', invalid, { resources: [{ id }] }],
  ]
}

function withoutEffect(
  id: number,
  { live, gone }: Readonly<Record<'live' | 'gone', readonly number[]>>,
): readonly Call[] {
  const served = { id: 5, deleted_at: '2024-01-01', created_at: 1, pivot: { x: 1 }, farm_count: 3 }
  return [
    ['rows that are not there', 'DELETE /batch', [200], { resources: [999_999] }],
    ['rows that are deleted already', 'DELETE /batch', [200], { resources: gone }],
    ['rows that were never deleted', 'POST /batch/restore', [200], { resources: live }],
    ['nothing at all', 'DELETE /batch', [200], {}],
    ['nothing at all', 'POST /batch/restore', [200]],
    ['an unknown include', `PATCH /${id}?include=nope`, invalid, {}],
    ['an unknown include', `DELETE /${id}?include=nope`, invalid],
    ['an unknown figure', `DELETE /${id}?with_count=nope`, invalid],
    ['an unknown include', 'DELETE /batch?include=nope', invalid, { resources: [id] }],
    // A rule of the farm may speak up about a row as it stands.
    ['nothing that is a change', `PATCH /${id}`, [200, 422], {}],
    ['nothing that may be set', `PATCH /${id}`, [200, 422], served],
  ]
}
