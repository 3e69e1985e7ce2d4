// The stock of a period by enterprise and class, as farming reckons with them: of the ledger, or where it has no
// line of the yearly sheets (R51).

import { sumOf } from '@furrow/farming/numbers/ratio'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { StockOfClass, WeighedMovement } from '@furrow/farming/stock/stock-of-class'
import { withTransferWorth } from '@furrow/farming/stock/transfer-worth'
import type { Row } from '@furrow/wire/client/row-types'
import { describedBy } from './class-facts.ts'
import type { StockLookups } from './class-facts.ts'
import { keyOf, kindOfStock } from './stock-kind.ts'
import type { StockKind } from './stock-kind.ts'
import type { LedgerLine, StockMove } from './stock-move.ts'
import { movementsOfSheets } from './yearly-movements.ts'
import type { YearlyStock } from './yearly-movements.ts'

export type Closing = Row<'livestock_closing_events'>

export interface StockInClass extends StockKind {
  /** Those that come, go, or go over to it or from it; none where yearly sheets tell of it. */
  readonly moves: readonly StockMove[]
  /** What was counted at the end, where it was. */
  readonly closing: Closing | undefined
  readonly stock: StockOfClass
}

export interface RecordedStock {
  readonly moves: readonly StockMove[]
  readonly closings: readonly Closing[]
  readonly yearly: YearlyStock
}

/** In the order of enterprises and classes of the lists. */
export function stockInClasses(
  { moves, closings, yearly }: RecordedStock,
  lookups: StockLookups,
): readonly StockInClass[] {
  const isKept = moves.length > 0
  const counts = new Map(closings.map(closing => [keyOf(kindOfStock(closing)), closing]))
  const known = new Map<string, Counting>()
  const at = (kind: StockKind): Counting => {
    const found = known.get(keyOf(kind)) ?? { kind, moves: [], movements: [] }
    known.set(keyOf(kind), found)
    return found
  }
  for (const move of moves) {
    for (const { line, movement } of sidesOf(move)) {
      const counting = at(kindOfStock(line))
      counting.moves.push(move)
      counting.movements.push(movement)
    }
  }
  if (!isKept) {
    for (const { kind, movement } of movementsOfSheets(yearly)) at(kind).movements.push(movement)
  }
  for (const closing of closings) at(kindOfStock(closing))
  const countsYearly = !isKept && closings.length === 0
  if (countsYearly)
    for (const row of yearly.inventory) if (row.livestock_class_id) at(kindOfStock(row))
  const described = describedBy(lookups, yearly)
  const rows = [...known.values()].map(({ kind, moves: own, movements }): StockInClass => {
    const closing = counts.get(keyOf(kind))
    const counted = closing?.number ?? (countsYearly ? closingOfSheets(kind, yearly) : null)
    const facts = described(kind)
    return {
      ...kind,
      moves: own,
      closing,
      stock: { ...facts, movements, counted, countedWeight: closing?.weight ?? null },
    }
  })
  return withTransferWorth(inListOrder(rows, lookups).map(row => ({ ...row, key: keyOf(row) })))
}

interface Counting {
  readonly kind: StockKind
  readonly moves: StockMove[]
  readonly movements: WeighedMovement[]
}

/** What a movement does, each with its line: a transfer does two things. */
export function sidesOf({ kind, line, into, event }: StockMove) {
  const movement = (of: LedgerLine, name: WeighedMovement['kind']) => {
    const value = typeof event['total_value'] === 'number' ? event['total_value'] : null
    const moved = { kind: name, head: of.number, day: of.entry_date, weight: of.weight, value }
    return { line: of, movement: moved }
  }
  if (kind !== 'transfer') return [movement(line, kind)]
  const left = keyOf(kindOfStock(line))
  const sides = [movement(line, 'transfer out'), ...(into ? [movement(into, 'transfer in')] : [])]
  return sides.map(side => ({ ...side, movement: { ...side.movement, left } }))
}

function closingOfSheets(kind: StockKind, { inventory }: YearlyStock): Known {
  const own = inventory.filter(row => keyOf(kindOfStock(row)) === keyOf(kind))
  return sumOf(own.map(({ closing_number: number }) => number))
}

function inListOrder(
  rows: readonly StockInClass[],
  { enterprises, classes }: StockLookups,
): readonly StockInClass[] {
  const [enterprise, stockClass] = [placesOf(enterprises), placesOf(classes)]
  return rows.toSorted(
    (one, other) =>
      enterprise(one.enterpriseId) - enterprise(other.enterpriseId) ||
      stockClass(one.classId) - stockClass(other.classId),
  )
}

function placesOf(rows: readonly { readonly id: number }[]) {
  const places = new Map(rows.map(({ id }, place) => [id, place]))
  return (id: number | null) => places.get(id ?? 0) ?? rows.length
}
