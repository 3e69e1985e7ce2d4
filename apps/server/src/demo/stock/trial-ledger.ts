// Reads the stock ledger of a farm being made, for the tests beside the parts: each line with what
// its event says of it.

import type { Row } from '../../rules/saving/save-rule.ts'
import type { Making } from '../plan.ts'
import { breeders, merinos, primeLambs, stockClasses, traders } from './classes.ts'
import type { StockClass, StockEnterprise } from './classes.ts'

export type TrialMovementKind = 'opening' | 'birth' | 'purchase' | 'in' | 'death' | 'sale' | 'out'

interface Line {
  readonly kind: TrialMovementKind
  readonly stockClass: StockClass
  readonly species: string
  /** Enterprise, class and period. */
  readonly key: string
  readonly period: number
  readonly head: number
  readonly weight: number
  readonly date: string
  readonly value: number
  readonly notes: unknown
}

export function keptBy({ rows }: Making, entity: string): readonly Row[] {
  return rows.kept.get(entity) ?? []
}

export function linesOf(making: Making): readonly Line[] {
  const ledgers = keptBy(making, 'livestock_ledgers')
  return events.flatMap(([entity, column, kind]) =>
    keptBy(making, entity).map(event => {
      const row = ledgers[-Number(event[column]) - 1] ?? {}
      return lineOf(making, { row, kind, value: Number(event['total_value'] ?? 0) })
    }),
  )
}

interface Told {
  readonly row: Row
  readonly kind: TrialMovementKind
  readonly value: number
}

function lineOf(making: Making, { row, kind, value }: Told): Line {
  const stockClass = classOf(making, row)
  return {
    kind,
    stockClass,
    species: stockClass.split('/')[0] ?? '',
    key: keyOf(row),
    period: Number(row['period_id']),
    head: Number(row['number']),
    weight: Number(row['weight']),
    date: String(row['entry_date']),
    value,
    notes: row['notes'],
  }
}

export const keyOf = (row: Row): string =>
  together(row, ['livestock_enterprise_id', 'livestock_class_id', 'period_id'])

/** What a row says in some columns, as one word to compare by. */
export const together = (row: Row, columns: readonly string[]): string =>
  columns.map(column => String(row[column])).join(' ')

export function classOf({ listed }: Making, row: Row): StockClass {
  const slugs = Object.keys(stockClasses) as StockClass[]
  const found = slugs.find(slug => listed('livestock_classes', slug) === row['livestock_class_id'])
  if (!found) throw new Error(`No stock class has the number ${String(row['livestock_class_id'])}.`)
  return found
}

export function enterpriseOf({ listed }: Making, row: Row): StockEnterprise {
  const known: readonly StockEnterprise[] = [merinos, primeLambs, breeders, traders]
  const found = known.find(
    slug => listed('livestock_enterprises', slug) === row['livestock_enterprise_id'],
  )
  if (!found) throw new Error('A row is of no enterprise.')
  return found
}

export const comesIn = (kind: TrialMovementKind): boolean =>
  ['opening', 'birth', 'purchase', 'in'].includes(kind)

export const signed = ({ kind, head }: Line): number => (comesIn(kind) ? head : -head)

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

/** Where each line's event puts its number, beside the line's own number. */
const events: readonly (readonly [string, string, TrialMovementKind])[] = [
  ['livestock_opening_events', 'livestock_ledger_id', 'opening'],
  ['livestock_reproduction_lifecycles', 'livestock_ledger_id', 'birth'],
  ['livestock_purchase_events', 'livestock_ledger_id', 'purchase'],
  ['livestock_death_events', 'livestock_ledger_id', 'death'],
  ['livestock_sale_events', 'livestock_ledger_id', 'sale'],
  ['livestock_transfer_events', 'in_livestock_ledger_id', 'in'],
  ['livestock_transfer_events', 'out_livestock_ledger_id', 'out'],
]
