// The ledger of one stock enterprise in one period: every movement is a line with its event, and
// what is on hand follows from the lines alone. A movement of nothing leaves no line.

import type { Making, PlannedPeriod } from '../plan.ts'
import { stockClasses } from './classes.ts'
import type { StockClass, StockEnterprise } from './classes.ts'
import { mobs } from './mobs.ts'

export interface StockBook {
  readonly making: Making
  readonly period: PlannedPeriod
  readonly enterprise: StockEnterprise
  /** What was on hand at the start. */
  readonly opened: OnHand
  /** What is on hand after the lines written so far. */
  readonly heads: Map<StockClass, number>
}

export interface Movement {
  readonly stockClass: StockClass
  readonly head: number
  /** Kilograms a head. */
  readonly weight: number
  readonly date: string
  readonly notes?: string
}

/** What stands at the end of a period, to open the next with. */
export type OnHand = ReadonlyMap<StockClass, { readonly head: number; readonly weight: number }>

export function headOf(book: StockBook, stockClass: StockClass): number {
  return book.heads.get(stockClass) ?? 0
}

export function openBook(book: StockBook): void {
  const { making, period, opened } = book
  for (const [stockClass, { head, weight }] of opened) {
    if (head === 0) continue
    const livestock_ledger_id = into(book, { stockClass, head, weight, date: period.start })
    making.rows.add('livestock_opening_events', { ...placeOf(book), livestock_ledger_id })
  }
}

/** Young that were born; gives the number of the line. */
export function bear(book: StockBook, young: Movement): number {
  return into(book, young)
}

export function buy(book: StockBook, movement: Movement, centsPerHead: number): void {
  if (movement.head === 0) return
  const total_value = centsPerHead * movement.head
  const bought = { ...placeOf(book), livestock_ledger_id: into(book, movement), total_value }
  book.making.rows.add('livestock_purchase_events', bought)
}

export function sell(book: StockBook, movement: Movement, centsPerHead: number): void {
  if (movement.head === 0) return
  const total_value = centsPerHead * movement.head
  const sold = { ...placeOf(book), livestock_ledger_id: outOf(book, movement), total_value }
  book.making.rows.add('livestock_sale_events', sold)
}

export function lose(book: StockBook, movement: Movement & { readonly notes: string }): void {
  if (movement.head === 0) return
  const lost = { ...placeOf(book), livestock_ledger_id: outOf(book, movement) }
  book.making.rows.add('livestock_death_events', lost)
}

/** Into another class, of this enterprise or of another. */
export function shift(book: StockBook, movement: Movement, to: StockClass, other = book): void {
  if (movement.head === 0) return
  book.making.rows.add('livestock_transfer_events', {
    ...placeOf(book),
    out_livestock_ledger_id: outOf(book, movement),
    in_livestock_ledger_id: into(other, { ...movement, stockClass: to }),
  })
}

export interface Miscount {
  readonly stockClass: StockClass
  /** How many fewer are recorded than the lines come to. */
  readonly head: number
}

/** Counts every class that the period's lines speak of. */
export function closeBook(
  book: StockBook,
  weigh: (stockClass: StockClass) => number,
  miscount?: Miscount,
): OnHand {
  const closed = new Map<StockClass, { head: number; weight: number }>()
  for (const [stockClass, left] of book.heads) {
    const head = left - (miscount?.stockClass === stockClass ? miscount.head : 0)
    const weight = weigh(stockClass)
    closed.set(stockClass, { head, weight })
    book.making.rows.add('livestock_closing_events', {
      ...placeOf(book),
      ...kindOf(book, stockClass),
      number: head,
      weight: head > 0 ? weight : null,
      ...groupsOf(book, head, weight),
    })
    addStandardValue(book, stockClass, head)
  }
  return closed
}

/** On the yearly sheet, which says what a head counts for at both ends. */
function addStandardValue(book: StockBook, stockClass: StockClass, head: number): void {
  const { value } = stockClasses[stockClass]
  book.making.rows.add('livestock_inventory_collections', {
    ...placeOf(book),
    ...kindOf(book, stockClass),
    opening_number: book.opened.get(stockClass)?.head ?? 0,
    opening_value: value,
    closing_number: head,
    closing_value: value,
  })
}

const into = (book: StockBook, movement: Movement): number => writeLine(book, movement, 1)
const outOf = (book: StockBook, movement: Movement): number => writeLine(book, movement, -1)

function writeLine(book: StockBook, movement: Movement, sign: 1 | -1): number {
  const { stockClass, head, weight, date, notes } = movement
  const left = headOf(book, stockClass) + sign * head
  if (left < 0) throw new Error(`By ${date}, ${-left} more ${stockClass} left than were there.`)
  book.heads.set(stockClass, left)
  return book.making.rows.add('livestock_ledgers', {
    ...placeOf(book),
    ...kindOf(book, stockClass),
    number: head,
    weight,
    entry_date: date,
    ...(notes && { notes }),
    ...(date === book.period.start && groupsOf(book, head, weight)),
  })
}

function placeOf({ making, period }: StockBook) {
  return { farm_id: making.farm, period_id: period.id }
}

function kindOf({ making, enterprise }: StockBook, stockClass: StockClass) {
  return {
    livestock_class_id: making.listed('livestock_classes', stockClass),
    livestock_enterprise_id: making.listed('livestock_enterprises', enterprise),
  }
}

/** Only large numbers are told by mob. */
function groupsOf({ making }: StockBook, head: number, weight: number) {
  return making.plan.full && head >= 300 ? { class_groups: mobs(head, weight) } : {}
}
