// Asks for the rows of an entity with everything that can be asked for beside them: every relation,
// counted and added up, and whatever of those leads to rows that not everyone sees.

import type { Entity } from '@furrow/catalogue/entity'
import { expect } from 'vitest'
import { expectStatus } from './asked-farm.ts'
import { inChunks } from './field-filters.ts'
import { leaksIn } from './leaks.ts'
import type { Hidden } from './leaks.ts'
import { numbersOf } from './neighbours.ts'
import type { Neighbours } from './neighbours.ts'
import type { Row } from './sent-rows.ts'
import { goesRound, waysFrom, waysIn } from './ways.ts'
import type { Way } from './ways.ts'

export interface Seen {
  readonly leaks: readonly string[]
  readonly ids: readonly number[]
}

/** `query` goes along with every request, such as `with_trashed=true`; `steps` is how far it is looked. */
export async function leaksOf(
  world: Neighbours,
  hidden: Hidden,
  entity: Entity,
  { query = '', steps = 2 } = {},
): Promise<Seen> {
  const ways = waysIn(world.kept.catalogue)
  const near = waysFrom(ways, entity, 1)
  const far = waysFrom(ways, entity, steps).filter(
    way => way.length === 2 && endsClosed(way) && !goesRound(entity, way),
  )
  const asked = [
    '',
    ...inChunks(near.flat(), 4).map(besides),
    ...inChunks(far.map(deepName), 25).map(names => `include=${names.join(',')}`),
  ]
  const leaks: string[] = []
  let ids: readonly number[] = []
  for (const beside of asked) {
    const body = await readAll(world, entity, [beside, query])
    ids = body.data.map(({ id }: Row) => id)
    leaks.push(...leaksIn(hidden, entity, body))
    if (beside.includes('with_')) checkFigures(near.flat(), body.data)
  }
  return { leaks, ids }
}

/** The rows that there are of all four farms, for whoever asks. */
async function readAll(
  { ask, seen, hidden }: Neighbours,
  entity: Entity,
  queries: readonly string[],
) {
  const ids = [...numbersOf([...seen, ...hidden], entity.name)]
  const query = ['limit=0', ...queries].filter(Boolean).join('&')
  const filters = [{ field: 'id', operator: 'in', value: ids }]
  const body = expectStatus(
    await ask('POST', `/api/${entity.name}/search?${query}`, { filters }),
    200,
  )
  expect(body.meta.total).toBe(body.data.length)
  return body
}

function besides(ways: readonly Way[]): string {
  const names = ways.map(({ name }) => name)
  const figures = ways.filter(isToOneEntity).map(({ name }) => `${name}.id`)
  const aggregates =
    figures.length > 0 ? ['min', 'max', 'sum'].map(type => `with_${type}=${figures.join(',')}`) : []
  const all = names.join(',')
  return [`include=${all}`, `with_count=${all}`, `with_exists=${all}`, ...aggregates].join('&')
}

/** Whether there is anything at the far end that not everyone sees. */
function endsClosed(way: readonly Way[]): boolean {
  return way.at(-1)?.targets.some(({ ownedBy }) => ownedBy.kind !== 'everyone') ?? false
}

function deepName(way: readonly Way[]): string {
  return way.map(({ name }) => name).join('.')
}

function isToOneEntity({ relation }: Way): boolean {
  return relation.kind !== 'belongs to one of'
}

/** Figures about rows tell of the rows that are shown, and of no others. */
function checkFigures(ways: readonly Way[], rows: readonly Row[]): void {
  for (const row of rows) {
    for (const { member } of ways.filter(one => Object.hasOwn(row, one.member))) {
      const ids = [row[member]]
        .flat()
        .flatMap(one => (one === null ? [] : [Number((one as Row)['id'])]))
      expect(figuresOf(row, member)).toEqual(
        figuresFrom(ids, Object.hasOwn(row, `${member}_sum_id`)),
      )
    }
  }
}

function figuresOf(row: Row, member: string): unknown[] {
  const names = ['count', 'exists', 'min_id', 'max_id', 'sum_id'].map(name => `${member}_${name}`)
  return names.filter(name => Object.hasOwn(row, name)).map(name => row[name])
}

function figuresFrom(ids: readonly number[], isSummed: boolean): unknown[] {
  const counted = [ids.length, ids.length > 0]
  if (!isSummed) return counted
  if (ids.length === 0) return [...counted, null, null, null]
  return [...counted, Math.min(...ids), Math.max(...ids), ids.reduce((sum, id) => sum + id, 0)]
}
