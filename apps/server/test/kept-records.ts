// The financial records that the demonstration keeps, and those of some farms that are made by the
// hundred: what people entered there, and what the product calculated.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { makeManyFarms } from '../src/demo/many-farms.ts'
import type { Row } from '../src/rules/saving/save-rule.ts'
import { ownDatabase } from './own-database.ts'
import type { OwnDatabase } from './own-database.ts'

/** A record by the names of its figures; what is not known is left out. */
export type Told = Readonly<Record<string, number>>

export interface KeptRecord {
  readonly farm: number
  readonly period: number
  /** Of the farm and of the period, for who reads what went wrong. */
  readonly title: string
  /** What kind of farm, as the record names it: `Mixed`, `Cane`. */
  readonly activity: string
  readonly row: Row
  readonly told: Told
  /** That of the period before; nothing for the first. */
  readonly before: KeptRecord | undefined
}

interface FoundRecord extends Row {
  readonly id: number
  readonly farm_id: number
  readonly period_id: number
  readonly title: string
  readonly Activity: string
}

/** Call at the top of a test file. Two farms of each of the kinds that are made by the hundred. */
export function keptRecords(): OwnDatabase & { readonly all: readonly KeptRecord[] } {
  const { db, url } = ownDatabase('demonstration')
  const all: KeptRecord[] = []
  beforeAll(async () => {
    const catalogue = furrow()
    await makeManyFarms({ url, catalogue, farms: 16, progress: () => undefined })
    all.push(...(await readAll(db)))
  }, 300_000)
  return { db, url, all }
}

async function readAll(db: Database): Promise<readonly KeptRecord[]> {
  const { rows } = await sql<FoundRecord>`
    select f.farm_name || ' ' || p.name as title, a.* from assets a
    join farms f on f.id = a.farm_id join periods p on p.id = a.period_id
    order by f.id, p.start_date`.execute(db)
  let before: KeptRecord | undefined
  return rows.map(row => {
    const { farm_id: farm, period_id: period, title, Activity: activity } = row
    const isNext = before?.farm === farm
    before = {
      farm,
      period,
      title,
      activity,
      row,
      told: toldBy(row),
      before: isNext ? before : undefined,
    }
    return before
  })
}

function toldBy({ id: _, farm_id: __, period_id: ___, ...row }: FoundRecord): Told {
  const told = Object.entries(row).filter(([, figure]) => typeof figure === 'number')
  return Object.fromEntries(told) as Told
}

/** What is not known is no number, and so inside no bounds. */
export const given = (told: Told, name: string): number => told[name] ?? Number.NaN

/** The sum of those that are known; nothing where none is. */
export function added(told: Told, names: readonly string[]): number | undefined {
  const known = names.flatMap(name => told[name] ?? [])
  return known.length ? known.reduce((sum, figure) => sum + figure, 0) : undefined
}
