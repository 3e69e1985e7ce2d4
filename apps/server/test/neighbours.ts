// Four farms with rows of everything, two that someone sees and two that they do not, and a server to
// ask as that person. Texts begin with the word of their farm.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { somebody } from '../src/access/reach/viewer.ts'
import type { Viewer } from '../src/access/reach/viewer.ts'
import type { Database } from '../src/db/database.ts'
import { openFurrowEngine } from '../src/furrow-engine.ts'
import { asking } from './asking.ts'
import type { Ask, Asker } from './asking.ts'
import { fillHistory, makePairRows, pairsOf, targetOfType } from './copied-rows.ts'
import { makeRows } from './made-rows.ts'
import type { MadeRows } from './made-rows.ts'
import type { Kept } from './related-rows.ts'

/** Numbers of rows, by entity. */
export type Numbers = ReadonlyMap<string, ReadonlySet<number>>

export interface Side {
  readonly word: string
  readonly made: MadeRows
  /** All rows that came with it, those of views included. */
  readonly ids: Numbers
}

export interface Neighbours {
  readonly kept: Kept
  readonly asker: Asker
  /** As someone who sees the first two farms. */
  readonly viewer: Viewer
  readonly ask: Ask
  readonly seen: readonly [Side, Side]
  readonly hidden: readonly [Side, Side]
}

export async function makeNeighbours(db: Database): Promise<Neighbours> {
  const kept = { db, catalogue: furrow() }
  const side = (word: string) => makeSide(kept, word)
  // In an order in which hidden names would turn round the order of what is seen.
  const aquilo = await side('aquilo')
  const [birch, maple] = [await side('birch'), await side('maple')]
  const zorbo = await side('zorbo')
  await offerNothingOf(db, [zorbo, aquilo])
  const asker = await asking({ ...openFurrowEngine(kept.catalogue, db), rules: [] })
  const viewer = viewerOf([birch, maple])
  return {
    kept,
    asker,
    viewer,
    ask: asker.as(viewer),
    seen: [birch, maple],
    hidden: [zorbo, aquilo],
  }
}

/** Made rows bear every flag; what is offered to everyone is not hidden. */
async function offerNothingOf(db: Database, sides: readonly Side[]): Promise<void> {
  const ids = [...numbersOf(sides, 'groups')]
  await sql`update groups set offered = false where id = any(${ids})`.execute(db)
}

/** Belongs to the first, and is a colleague in the second. */
export function viewerOf([own, other]: readonly [Side, Side]): Viewer {
  const id = own.made.get('users') ?? 0
  const all = (name: string) => [own, other].map(({ made }) => made.get(name) ?? 0)
  const farms = all('farms')
  return somebody(id, { farms, managed: farms, money: farms, businesses: all('businesses') })
}

/** Worked out from the owners in the plainest way: the rows that the person of `viewerOf` sees. */
export async function rowsInSight(world: Neighbours, entity: Entity): Promise<ReadonlySet<number>> {
  const owner = entity.ownedBy
  const ours = numbersOf(world.seen, entity.name)
  switch (owner.kind) {
    case 'everyone': {
      const all = [...ours, ...numbersOf(world.hidden, entity.name)]
      const kept = owner.keptBack
        ? await numbersWhere(world.kept.db, entity, [owner.keptBack, [true]])
        : []
      return new Set(all.filter(id => !kept.includes(id)))
    }
    case 'farm': {
      if (!owner.own) return ours
      const own = await numbersWhere(world.kept.db, entity, [owner.own, [world.viewer.id]])
      return new Set(own.filter(id => ours.has(id)))
    }
    case 'business':
      return ours
    case 'person': {
      const colleagues = numbersOf(world.seen, 'users')
      const people = owner.by === 'id' ? [...colleagues] : [world.viewer.id]
      return new Set(await numbersWhere(world.kept.db, entity, [owner.by, people]))
    }
    case 'row':
      return hungOnSeen(world, entity, ours)
    case 'told row':
      return toldOfSeen(world, entity)
    case 'staff':
      return readBesideStaff(world, entity)
    case 'admins':
      return new Set()
  }
}

/** The person manages the businesses, and the farms are invited. */
function readBesideStaff({ seen }: Neighbours, { name, ownedBy }: Entity): ReadonlySet<number> {
  const also = ownedBy.kind === 'staff' ? ownedBy.alsoReadBy : undefined
  return also ? numbersOf(seen, name) : new Set()
}

async function toldOfSeen(world: Neighbours, entity: Entity): Promise<ReadonlySet<number>> {
  const { db, catalogue } = world.kept
  const { rows } = await sql<{ id: number; entity: string; row: number }>`
    select id, entity, "row" from ${sql.table(entity.name)}`.execute(db)
  const told: number[] = []
  for (const [name, lines] of Map.groupBy(rows, line => line.entity)) {
    const seen = await rowsInSight(world, entityNamed(catalogue, name))
    told.push(...lines.filter(({ row }) => seen.has(row)).map(({ id }) => id))
  }
  return new Set(told)
}

/** Rows of the farms that are not seen, but for what everyone sees. */
export function foreignRows({ kept, hidden }: Pick<Neighbours, 'kept' | 'hidden'>): Numbers {
  const names = [...kept.catalogue.values()].filter(({ ownedBy }) => ownedBy.kind !== 'everyone')
  return new Map(names.map(({ name }) => [name, numbersOf(hidden, name)]))
}

export function numbersOf(sides: readonly Side[], name: string): ReadonlySet<number> {
  return new Set(sides.flatMap(({ ids }) => [...(ids.get(name) ?? [])]))
}

async function makeSide(kept: Kept, word: string): Promise<Side> {
  const before = await census(kept.db, kept.catalogue)
  const made = await makeRows(kept.db, kept.catalogue, word)
  await makePairRows({ ...kept, made })
  await fillHistory({ ...kept, made })
  const after = await census(kept.db, kept.catalogue)
  const isNew = (name: string) => (id: number) => !before.get(name)?.has(id)
  const ids = [...after].map(
    ([name, all]) => [name, new Set([...all].filter(isNew(name)))] as const,
  )
  return { word, made, ids: new Map(ids) }
}

async function census(db: Database, catalogue: Catalogue): Promise<Numbers> {
  const parts = [...catalogue.keys()].map(
    name => sql`select ${sql.lit(name)} as name, array_agg(id) as ids from ${sql.table(name)}`,
  )
  const query = sql<{ name: string; ids: number[] | null }>`${sql.join(parts, sql` union all `)}`
  const { rows } = await query.execute(db)
  return new Map(rows.map(({ name, ids }) => [name, new Set((ids ?? []).map(Number))]))
}

async function hungOnSeen(world: Neighbours, entity: Entity, ours: ReadonlySet<number>) {
  const [pair] = pairsOf(entity).filter(
    ({ key }) => entity.ownedBy.kind === 'row' && entity.ownedBy.key === key,
  )
  if (!pair) throw new Error(`${entity.name} hangs on nothing.`)
  const { rows } = await sql<{ id: number; word: string; above: number }>`
    select id, ${sql.ref(pair.type)} as word, ${sql.ref(pair.key)} as above
    from ${sql.table(entity.name)} where id = any(${[...ours]})`.execute(world.kept.db)
  const inSight = rows.filter(({ word, above }) => {
    const target = targetOfType(entity.fields[pair.type], word)
    return target === 'users' ? above === world.viewer.id : numbersOf(world.seen, target).has(above)
  })
  return new Set(inSight.map(({ id }) => id))
}

async function numbersWhere(
  db: Database,
  entity: Entity,
  [column, values]: readonly [string, readonly (number | boolean)[]],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(entity.name)} where ${sql.ref(column)} = any(${values})`.execute(db)
  return rows.map(({ id }) => id)
}
