// Rows that stand between two others, as they are linked and unlinked.

import { randomUUID } from 'node:crypto'
import { entityNamed } from '@furrow/catalogue/catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { copyRow } from '../copied-rows.ts'
import type { Row } from '../sent-rows.ts'
import type { SideName } from './people.ts'
import { insertRow } from './placing.ts'
import type { World } from './world.ts'

interface Standing {
  readonly db: Database
  readonly world: World
}

/** One that nothing depends on. */
export async function linkOf({ db, world }: Standing, join: string, side: SideName): Promise<Row> {
  const { made, bare } = world
  const standing = (side === 'home' && bare.get(join)) || made[side].get(join)
  const isOfPeriod = join === 'farm_period'
  const id = isOfPeriod ? await addPeriod(db, world, side) : standing
  const { rows } = await sql<Row>`select * from ${sql.table(join)} where id = ${id}`.execute(db)
  if (!rows[0]) throw new Error(`${side} has no row of ${join}.`)
  return rows[0]
}

async function addPeriod(db: Database, { made }: World, side: SideName): Promise<number> {
  const periods = entityNamed(furrow(), 'periods')
  const words = { name: `Further ${randomUUID()}`, slug: randomUUID() }
  const period_id = await copyRow(db, periods, made.home.get('periods'), words)
  const farm_id = made[side].get('farms')
  return insertRow(db, 'farm_period', { farm_id, period_id, status: 'In progress' })
}

/** Figures that the row between holds itself, as they stand, and what has to be sent with a new one. */
export function pivotOf(join: string, row: Row): Readonly<Record<'figures' | 'whole', Row>> {
  const { fields } = entityNamed(furrow(), join)
  const names = Object.keys(fields).filter(name =>
    ['flag', 'fraction'].includes(fields[name]?.kind ?? ''),
  )
  const figures = Object.fromEntries(names.map(name => [name, row[name]]))
  if (join !== 'crop_type_farm_periods') return { figures, whole: figures }
  const { period_id, farm_id, crop_type_id } = row
  return { figures, whole: { ...figures, period_id, farm_id, crop_type_id } }
}

/** As it stood, whatever became of it. */
export async function putBack(
  db: Database,
  join: string,
  [row, ownKey, otherKey]: readonly [Row, string, string],
): Promise<void> {
  const period = 'period_id' in row ? sql`and period_id = ${row['period_id']}` : sql``
  await sql`
    delete from ${sql.table(join)} where ${sql.ref(ownKey)} = ${row[ownKey]}
      and ${sql.ref(otherKey)} = ${row[otherKey]} ${period}`.execute(db)
  const columns = sql.join(Object.keys(row).map(name => sql.ref(name)))
  await sql`
    insert into ${sql.table(join)} (${columns}) overriding system value
    values (${sql.join(Object.values(row).map(asSent))})`.execute(db)
}

/** A list would become one of PostgreSQL’s own. */
function asSent(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
    ? JSON.stringify(value)
    : value
}
