// The statements behind a batch of rows that change, come, go and come back.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { RawBuilder } from 'kysely'
import { renderInsert } from '../apps/server/src/query/render-insert.ts'
import { renderKeys } from '../apps/server/src/query/render-keys.ts'
import { renderLock } from '../apps/server/src/query/render-lock.ts'
import { renderMoved } from '../apps/server/src/query/render-moved.ts'
import { renderRemoval } from '../apps/server/src/query/render-removal.ts'
import { renderUpdate } from '../apps/server/src/query/render-update.ts'
import { sourceOf } from '../apps/server/src/query/source.ts'
import { planningOf } from './printed-viewer.ts'
import type { PrintedRequest } from './printed-viewer.ts'

const author = {
  person: 7,
  actingAs: null,
  impersonation: null,
  request: 'a-request',
  device: 'a-tablet',
}

export function printedWrites(catalogue: Catalogue): PrintedRequest[] {
  return [...changes(catalogue), ...comings(catalogue)]
}

function changes(catalogue: Catalogue): PrintedRequest[] {
  const { entity, reach } = planningOf(catalogue, 'paddocks')
  const rows = [
    { id: 21, values: { name: 'River' } },
    { id: 22, values: { area: 40.5 } },
  ]
  const keys = [
    { entity: entityNamed(catalogue, 'farms'), ids: [11] },
    { entity: entityNamed(catalogue, 'farm_properties'), ids: [4] },
  ]
  const source = sourceOf(entity, reach)
  const held = { source, below: undefined, ids: [21, 22], doing: 'change', whole: true } as const
  const seen = [{ id: 21, seen: '2026-07-01T00:00:00Z', fields: ['name'] }]
  const titled = (part: string, statement: RawBuilder<unknown>) => ({
    title: `PATCH /api/paddocks/batch: ${part}`,
    statement,
  })
  return [
    titled('the rows are held', renderLock(held, reach)),
    titled('the rows that keys name', renderKeys(keys, reach, 'without')),
    titled('what others changed meanwhile', renderMoved('paddocks', seen, author)),
    titled('the rows are written', renderUpdate({ entity, rows }, author)),
  ]
}

function comings(catalogue: Catalogue): PrintedRequest[] {
  const { entity, reach } = planningOf(catalogue, 'paddocks')
  const row = { farm_id: 11, period_id: 14, name: 'River', area: 38.5 }
  const removal = { entity, ids: [21, 22], deletion: '00000000-0000-0000-0000-000000000000' }
  return [
    {
      title: 'POST /api/paddocks/batch: the rows are written',
      statement: renderInsert({ entity, verb: 'store', rows: [row, row] }, reach, author),
    },
    {
      title: 'DELETE /api/paddocks/batch: the rows go',
      statement: renderRemoval({ ...removal, going: 'destroy' }, catalogue, author),
    },
    {
      title: 'POST /api/paddocks/batch/restore: the rows come back',
      statement: renderRemoval({ ...removal, going: 'restore' }, catalogue, author),
    },
  ]
}
