// What becomes of a line of the stock ledger: an opening stands on the first day, once a class (E-LIV-4),
// both sides of a transfer balance (E-LIV-3), and what is sold, bought or lost is at least one head (E-SALE-1).

import { dayInWords } from '@furrow/farming/dates/dates'
import { whyNoneMoved } from '@furrow/farming/stock/head-moved'
import type { MovesSome } from '@furrow/farming/stock/head-moved'
import { sql } from 'kysely'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { farmsOf, numberIn, pointedAt, touches } from '../saving/read-row.ts'
import type { Asked, RowToSave, SaveRule } from '../saving/save-rule.ts'
import { ledgerLines, stockClasses } from './stock-lines.ts'
import type { LedgerLine } from './stock-lines.ts'
import { transferFault } from './stock-transfers.ts'

const lineOf = 'livestock_ledger_id'

export const openingRules: SaveRule = {
  of: ['livestock_opening_events'],
  async check(rows, asked) {
    const due = rows.filter(row => touches(row, [lineOf]))
    const lines = await ledgerLines(due, pointedAt(due, lineOf), asked)
    const opened = await openedKinds(due, [...lines.values()], asked)
    const named = (row: RowToSave) => lines.get(numberIn(row.after, lineOf) ?? 0)
    return errorsOf(due, row => {
      const line = named(row)
      if (!line) return []
      const others = due.filter(other => other !== row).flatMap(other => named(other) ?? [])
      const isTwice =
        opened.some(({ id, key }) => key === keyOf(line) && id !== line.id) ||
        others.some(other => keyOf(other) === keyOf(line)) ||
        (line.opening !== null && line.opening !== row.id)
      return [...openingDay(line, lineOf), ...(isTwice ? [twice('opening', lineOf)] : [])]
    })
  },
}

export function openingDay({ day, start }: LedgerLine, field: string): readonly Finding[] {
  if (day === null || day === start) return []
  const message = `An opening belongs to the first day of the period, ${dayInWords(start)}, not to ${dayInWords(day)}.`
  return [{ field, message }]
}

export const twice = (what: string, field: string): Finding => ({
  field,
  message: `This class of the enterprise has an ${what} number already: change that one.`,
})

type Kind = Pick<LedgerLine, 'farm' | 'period' | 'enterprise' | 'class'>

export const keyOf = ({ farm, period, enterprise, class: kind }: Kind): string =>
  [farm, period, enterprise, kind].join(' ')

/** Lines of the same periods that something opens with. */
export async function openedKinds(
  rows: readonly RowToSave[],
  lines: readonly LedgerLine[],
  { tx }: Asked,
): Promise<readonly { readonly id: number; readonly key: string }[]> {
  if (lines.length === 0) return []
  const { rows: found } = await sql<Kind & { id: number }>`
    select l.id, l.farm_id as farm, l.period_id as period, l.livestock_class_id as class,
      l.livestock_enterprise_id as enterprise
    from livestock_opening_events o
    join livestock_ledgers l on l.id = o.livestock_ledger_id and l.farm_id = o.farm_id
      and l.deleted_at is null
    where l.farm_id = any(${farmsOf(rows)}) and o.deleted_at is null
      and l.period_id = any(${lines.map(({ period }) => period)})`.execute(tx)
  return found.map(line => ({ id: line.id, key: keyOf(line) }))
}

const kindOfClosing = ['livestock_class_id', 'livestock_enterprise_id', 'period_id'] as const

export const closingRules: SaveRule = {
  of: ['livestock_closing_events'],
  async check(rows, { tx }) {
    const due = rows.filter(row => touches(row, kindOfClosing))
    if (due.length === 0) return {}
    const { rows: stored } = await sql<Kind & { id: number }>`
      select id, farm_id as farm, period_id as period, livestock_class_id as class,
        livestock_enterprise_id as enterprise
      from livestock_closing_events
      where farm_id = any(${farmsOf(due)}) and period_id = any(${pointedAt(due, 'period_id')})
        and livestock_class_id = any(${pointedAt(due, 'livestock_class_id')})
        and deleted_at is null`.execute(tx)
    return errorsOf(due, row => {
      const key = keyOfClosing(row)
      const isTwice =
        stored.some(other => keyOf(other) === key && !due.some(({ id }) => id === other.id)) ||
        due.some(other => other !== row && keyOfClosing(other) === key)
      const message = 'This class of the enterprise has a closing number already: change that one.'
      return isTwice ? [{ field: 'livestock_class_id', message }] : []
    })
  },
}

const keyOfClosing = ({ after }: RowToSave): string =>
  ['farm_id', 'period_id', 'livestock_enterprise_id', 'livestock_class_id']
    .map(field => numberIn(after, field))
    .join(' ')

const movesSome: Readonly<Record<string, MovesSome>> = {
  livestock_sale_events: 'sale',
  livestock_purchase_events: 'purchase',
  livestock_death_events: 'death',
}

export const movesSomeRules: SaveRule = {
  of: ['livestock_sale_events', 'livestock_purchase_events', 'livestock_death_events'],
  async check(rows, asked) {
    const kind = movesSome[asked.entity]
    if (!kind) return {}
    const due = rows.filter(row => touches(row, [lineOf]))
    const lines = await ledgerLines(due, pointedAt(due, lineOf), asked)
    return errorsOf(due, ({ after }) => {
      const message = whyNoneMoved(kind, lines.get(numberIn(after, lineOf) ?? 0)?.number ?? null)
      return message === undefined ? [] : [{ field: lineOf, message }]
    })
  },
}

export const adjustmentRules: SaveRule = {
  of: ['livestock_adjustment_events'],
  async check(rows, asked) {
    const due = rows.filter(row => touches(row, [lineOf]))
    const lines = await ledgerLines(due, pointedAt(due, lineOf), asked)
    return errorsOf(due, ({ after }) => {
      const line = lines.get(numberIn(after, lineOf) ?? 0)
      return line && !line.notes?.trim() ? [{ field: lineOf, message: unexplained }] : []
    })
  },
}

export const unexplained = 'A reconciling line needs a note: say what is not known, or why.'

const [lineOut, lineIn] = ['out_livestock_ledger_id', 'in_livestock_ledger_id']

export const transferRules: SaveRule = {
  of: ['livestock_transfer_events'],
  async check(rows, asked) {
    const due = rows.filter(row => touches(row, [lineOut, lineIn]))
    const named = [...pointedAt(due, lineOut), ...pointedAt(due, lineIn)]
    const lines = await ledgerLines(due, named, asked)
    const classes = await stockClasses(
      [...lines.values()].map(({ class: kind }) => kind),
      asked,
    )
    return errorsOf(due, ({ after }) => {
      const [out, into] = [lineOut, lineIn].map(key => lines.get(numberIn(after, key) ?? 0))
      const message = out && into && transferFault(out, into, classes)
      return message ? [{ field: lineIn, message }] : []
    })
  },
}
