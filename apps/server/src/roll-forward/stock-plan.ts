// What was counted on the last day of the earlier period is there on the first day of the later one
// (E-LIV-4): one opening for each class in each enterprise.

import { addDays, dayInWords } from '@furrow/farming/dates/dates'
import { sql } from 'kysely'
import { numberIn } from '../rules/saving/read-row.ts'
import type { StoredRow } from '../rules/periods/rows-of-period.ts'
import { copyOf, rowsOfBoth, rowsSeen } from './copies.ts'
import type { KindPlan } from './copies.ts'
import type { PeriodPair } from './period-pair.ts'

/** The copies are ledger lines; the opening that names each is made with it. */
export async function planStock(way: PeriodPair): Promise<KindPlan> {
  const { before } = await rowsOfBoth(way, 'livestock_closing_events')
  const counted = before.filter(row => (numberIn(row, 'number') ?? 0) > 0)
  const there = new Set((await openingLines(way)).map(keyOf))
  const groups = [...Map.groupBy(counted, keyOf)]
  const missing = groups.filter(([key]) => !there.has(key))
  const given = { entry_date: way.into.start }
  const copies = missing.flatMap(([, [row, ...more]]) =>
    row && more.length === 0 ? [copyOf(way, 'livestock_closing_events', { row, given })] : [],
  )
  return {
    kind: 'opening_stock',
    thereWere: groups.length,
    thereAlready: groups.length - missing.length,
    copies,
    rows: [],
    notes: [...notesOnDoubles(way, missing.length - copies.length), ...notesOnGap(way, copies)],
  }
}

/** Ledger lines that the later period opens with. */
function openingLines(way: PeriodPair): Promise<readonly StoredRow[]> {
  return rowsSeen(
    way,
    'livestock_ledgers',
    sql`t.farm_id = ${way.farm} and t.period_id = ${way.into.id} and exists (
      select from livestock_opening_events o
      where o.livestock_ledger_id = t.id and o.farm_id = t.farm_id and o.deleted_at is null)`,
  )
}

function keyOf(row: StoredRow): string {
  return `${String(row['livestock_enterprise_id'])} ${String(row['livestock_class_id'])}`
}

function notesOnDoubles({ from }: PeriodPair, count: number): readonly string[] {
  if (count === 0) return []
  const classes = count === 1 ? '1 class of livestock has' : `${count} classes of livestock have`
  return [`${classes} more than one closing number in ${from.name}: fix that first.`]
}

function notesOnGap({ from, into }: PeriodPair, copies: KindPlan['copies']): readonly string[] {
  if (copies.length === 0 || into.start === addDays(from.end, 1)) return []
  const days = `${dayInWords(from.end)}, and ${into.name} begins on ${dayInWords(into.start)}`
  return [`The livestock were counted on ${days}: check the numbers.`]
}
