// The home farm in three periods: one open, one that its people have submitted, one that is released.
// Each holds a row of everything that is bound to a period.

import { furrow } from '@furrow/catalogue/furrow'
import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { storedFields } from '../../src/db/schema/columns.ts'
import { copyRow, otherTexts } from '../copied-rows.ts'
import type { MadeRows } from '../made-rows.ts'
import { lines } from './expected-access.ts'

export const stages = {
  open: { status: 'In progress', from: '2023-07-01', to: '2024-06-30', day: '2024-05-01' },
  handedIn: { status: 'Submitted', from: '2022-07-01', to: '2023-06-30', day: '2023-05-01' },
  released: { status: 'Released', from: '2021-07-01', to: '2022-06-30', day: '2022-05-01' },
} as const
export type StageName = keyof typeof stages

/** Gives the dates of a stage to the period of these rows. */
export async function dateOf(db: Database, made: MadeRows, stage: StageName): Promise<void> {
  const { from, to, status } = stages[stage]
  await sql`
    update periods set start_date = ${from}, end_date = ${to}, sowing_start_date = ${from},
      sowing_end_date = ${to} where id = ${made.get('periods')}`.execute(db)
  await sql`
    update farm_period set status = ${status} where id = ${made.get('farm_period')}`.execute(db)
}

/** The same farm in another period: copies of what is bound to one, and the other rows as they are. */
export async function inPeriod(db: Database, made: MadeRows, stage: StageName): Promise<MadeRows> {
  const copying: Copying = { db, made, stage, copies: new Map() }
  await copyOnce(copying, 'periods')
  await copyOnce(copying, 'farm_period')
  const bound = [...boundNames].filter(name => name !== 'rainfalls')
  for (const name of bound) await copyOnce(copying, name)
  for (const name of bound) await fillKeys(copying, entityNamed(furrow(), name))
  await copyOnce(copying, 'rainfalls')
  await copyHanging(copying)
  const all = new Map([...made, ...copying.copies])
  await dateOf(db, all, stage)
  return all
}

interface Copying {
  readonly db: Database
  readonly made: MadeRows
  readonly stage: StageName
  readonly copies: MadeRows
}

const boundNames = new Set(lines.flatMap(({ rows, period }) => (period ? rows : [])))

async function copyOnce(copying: Copying, name: string): Promise<number> {
  const standing = copying.copies.get(name)
  if (standing !== undefined) return standing
  const entity = entityNamed(furrow(), name)
  const values: Record<string, unknown> = otherTexts(entity, copying.stage)
  for (const [field, { target = '', required }] of keysIn(entity)) {
    values[field] = required ? await copyOnce(copying, target) : null
  }
  if (name === 'rainfalls') values['date'] = stages[copying.stage].day
  const id = await copyRow(copying.db, entity, copying.made.get(name), values)
  copying.copies.set(name, id)
  return id
}

/** Keys that may be empty come second, for some of them go round in a circle. */
async function fillKeys({ db, copies }: Copying, entity: Entity): Promise<void> {
  const open = keysIn(entity).filter(([, { required }]) => !required)
  if (open.length === 0) return
  const settings = open.map(
    ([name, { target = '' }]) => sql`${sql.ref(name)} = ${copies.get(target)}`,
  )
  await sql`
    update ${sql.table(entity.name)} set ${sql.join(settings)}
    where id = ${copies.get(entity.name)}`.execute(db)
}

/** Keys whose row is another one in another period. */
function keysIn(entity: Entity) {
  return storedFields(entity).filter(
    ([, { kind, target = '' }]) =>
      kind === 'key' && (boundNames.has(target) || target === 'periods'),
  )
}

async function copyHanging({ db, made, copies }: Copying): Promise<void> {
  const hang = async (name: string, pair: string, above: string) => {
    const values = { [`${pair}_type`]: above, [`${pair}_id`]: copies.get(above) }
    copies.set(name, await copyRow(db, entityNamed(furrow(), name), made.get(name), values))
  }
  await hang('geolocations', 'geolocatable', 'paddocks')
  await hang('taggables', 'taggable', 'crop_collections')
}
