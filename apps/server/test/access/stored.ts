// Every row that stands in the database, read by plain SQL, and the period that each is bound to.

import { sql } from 'kysely'
import type { Kept } from '../related-rows.ts'
import type { Row } from '../sent-rows.ts'
import { lineFor } from './expected-access.ts'

export type Stored = ReadonlyMap<string, ReadonlyMap<number, Row>>
/** `open` too where a row is bound to no period. */
export type Stage = 'open' | 'for staff' | 'closed'

/** All rows that are not deleted. */
export async function storedRows({ db, catalogue }: Kept): Promise<Stored> {
  const all = new Map<string, ReadonlyMap<number, Row>>()
  for (const { name, fields } of catalogue.values()) {
    const standing = fields['deleted_at'] ? sql`where deleted_at is null` : sql``
    const { rows } = await sql<Row>`select * from ${sql.table(name)} ${standing}`.execute(db)
    all.set(name, new Map(rows.map(row => [Number(row['id']), row])))
  }
  return all
}

export function rowOf(stored: Stored, name: string, id: unknown): Row | undefined {
  return stored.get(name)?.get(Number(id))
}

export function stageOf(stored: Stored, name: string, row: Row): Stage {
  const { period } = lineFor(name)
  if (period === undefined) return 'open'
  if (period === 'day') return stageOfDay(stored, row)
  if (period === 'own') return stageOfPeriod(stored, row['farm_id'], row['period_id'])
  const above = rowOf(stored, period.of, row[period.key])
  return above ? stageOf(stored, period.of, above) : 'open'
}

const stageOfStatus: Readonly<Record<string, Stage>> = {
  'Not started': 'open',
  'In progress': 'open',
  Submitted: 'for staff',
  'In validation': 'for staff',
  Validated: 'for staff',
  Released: 'closed',
}

function stageOfPeriod(stored: Stored, farm: unknown, period: unknown): Stage {
  const found = farmPeriods(stored).find(
    one => one['farm_id'] === farm && one['period_id'] === period,
  )
  return found ? (stageOfStatus[String(found['status'])] ?? 'closed') : 'open'
}

/** The strictest of the farm's periods that the day falls into. */
function stageOfDay(stored: Stored, row: Row): Stage {
  const day = String(row['date']).slice(0, 10)
  const stagesThen = farmPeriods(stored)
    .filter(one => one['farm_id'] === row['farm_id'])
    .filter(({ period_id }) => holdsDay(rowOf(stored, 'periods', period_id), day))
    .map(({ farm_id, period_id }) => stageOfPeriod(stored, farm_id, period_id))
  return (['closed', 'for staff'] as const).find(one => stagesThen.includes(one)) ?? 'open'
}

function farmPeriods(stored: Stored): readonly Row[] {
  return [...(stored.get('farm_period')?.values() ?? [])]
}

function holdsDay(period: Row | undefined, day: string): boolean {
  const [from, to] = [period?.['start_date'], period?.['end_date']].map(moment =>
    new Date(String(moment)).toISOString().slice(0, 10),
  )
  return from !== undefined && to !== undefined && from <= day && day <= to
}
