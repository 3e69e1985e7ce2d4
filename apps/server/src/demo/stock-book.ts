// The ledger of one stock enterprise in one period: every movement is a line with its event, and
// what is on hand follows from the lines alone.

import type { Making, PlannedPeriod } from './plan.ts'
import { mobs } from './stock-mobs.ts'
import { stockClasses } from './stock-classes.ts'
import type { StockClass, StockEnterprise } from './stock-classes.ts'
import type { StockTally } from './stock-tally.ts'

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

export interface StockBook {
  readonly enterprise: StockEnterprise
  head(stockClass: StockClass): number
  open(onHand: OnHand): void
  /** Young that were born; gives the number of the line. */
  bear(movement: Movement): number
  buy(movement: Movement, centsPerHead: number): void
  sell(movement: Movement, centsPerHead: number): void
  lose(movement: Movement): void
  /** From one class to another, here or in another enterprise. */
  shift(movement: Movement, to: StockClass, other?: StockBook): void
  /** The line by which stock arrives from another book. */
  take(movement: Movement): number
  /** Counts every class; `miscounted` says how many fewer of a class are written down. */
  close(weigh: (stockClass: StockClass) => number, miscounted?: Miscount): OnHand
}

export interface Miscount {
  readonly stockClass: StockClass
  readonly head: number
}

interface Place {
  readonly making: Making
  readonly period: PlannedPeriod
  readonly enterprise: StockEnterprise
  readonly tally: StockTally
}

/** A movement of nothing leaves no line. */
export function stockBook(place: Place): StockBook {
  const { making, period, enterprise, tally } = place
  const { rows } = making
  const where = { farm_id: making.farm, period_id: period.id }
  const heads = new Map<StockClass, number>()

  const line = (movement: Movement, sign: 1 | -1): number => {
    const { stockClass, head, weight, date } = movement
    const left = (heads.get(stockClass) ?? 0) + sign * head
    if (left < 0) throw new Error(`${-left} more ${stockClass} left on ${date} than there were.`)
    heads.set(stockClass, left)
    tally.carry(date, sign * head * stockClasses[stockClass].dse)
    return rows.add('livestock_ledgers', ledgerLine(place, movement))
  }
  const out = (movement: Movement) => line(movement, -1)
  const into = (movement: Movement) => line(movement, 1)

  return {
    enterprise,
    take: into,
    head: stockClass => heads.get(stockClass) ?? 0,
    open(onHand) {
      for (const [stockClass, { head, weight }] of onHand) {
        if (head === 0) continue
        const opened = into({ stockClass, head, weight, date: period.start })
        rows.add('livestock_opening_events', { ...where, livestock_ledger_id: opened })
        tally.opening(stockClass, head, weight)
      }
    },
    bear: into,
    buy(movement, centsPerHead) {
      if (movement.head === 0) return
      const total_value = centsPerHead * movement.head
      const bought = { ...where, livestock_ledger_id: into(movement), total_value }
      rows.add('livestock_purchase_events', bought)
      tally.bought(movement, total_value)
    },
    sell(movement, centsPerHead) {
      if (movement.head === 0) return
      const total_value = centsPerHead * movement.head
      const sold = { ...where, livestock_ledger_id: out(movement), total_value }
      rows.add('livestock_sale_events', sold)
      tally.sold(movement, total_value)
    },
    lose(movement) {
      if (movement.head === 0) return
      rows.add('livestock_death_events', { ...where, livestock_ledger_id: out(movement) })
      tally.lost(movement)
    },
    shift(movement, to, other) {
      if (movement.head === 0) return
      rows.add('livestock_transfer_events', {
        ...where,
        out_livestock_ledger_id: out(movement),
        in_livestock_ledger_id: (other?.take ?? into)({ ...movement, stockClass: to }),
      })
    },
    close(weigh, miscounted) {
      const closed = new Map<StockClass, { head: number; weight: number }>()
      for (const [stockClass, head] of heads) {
        const missing = miscounted?.stockClass === stockClass ? miscounted.head : 0
        const counted = { head: head - missing, weight: weigh(stockClass) }
        closed.set(stockClass, counted)
        rows.add('livestock_closing_events', closingEvent(place, stockClass, counted))
        tally.closing(stockClass, counted.head, counted.weight)
      }
      return closed
    },
  }
}

function ledgerLine({ making, period, enterprise }: Place, movement: Movement) {
  const { stockClass, head, weight, date, notes } = movement
  const isSplit = making.plan.full && date === period.start && head >= 300
  return {
    farm_id: making.farm,
    period_id: period.id,
    livestock_class_id: making.listed('livestock_classes', stockClass),
    livestock_enterprise_id: making.listed('livestock_enterprises', enterprise),
    number: head,
    weight,
    entry_date: date,
    ...(notes && { notes }),
    ...(isSplit && { class_groups: mobs(head, weight) }),
  }
}

function closingEvent(
  { making, period, enterprise }: Place,
  stockClass: StockClass,
  { head, weight }: { readonly head: number; readonly weight: number },
) {
  return {
    farm_id: making.farm,
    period_id: period.id,
    livestock_class_id: making.listed('livestock_classes', stockClass),
    livestock_enterprise_id: making.listed('livestock_enterprises', enterprise),
    number: head,
    weight: head > 0 ? weight : null,
    ...(making.plan.full && head >= 300 && { class_groups: mobs(head, weight) }),
  }
}
