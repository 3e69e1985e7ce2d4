// Breeding rounds: from joining to weaning of one class, with the line of the young.

import type { PlannedPeriod } from '../plan.ts'
import type { StockBook } from './stock-book.ts'
import type { StockClass } from './classes.ts'

/** The females of a class that sires were put to. */
export interface Joined {
  readonly period: PlannedPeriod
  readonly females: number
  readonly sires: number
  /** Unknown where it was before the first period that the farm records. */
  readonly from: string | null
  readonly until: string | null
  readonly scanning: {
    readonly date: string
    readonly scanned: number
    readonly pregnant: number
  } | null
}

export interface Round {
  readonly mothers: StockClass
  readonly joined: Joined
  /** Number of the ledger line of the young. */
  readonly young: number
  readonly born: { readonly date: string; readonly head: number }
  readonly marked: { readonly date: string; readonly head: number }
  readonly weaned: { readonly date: string; readonly head: number; readonly weight: number }
}

/** Joining and scanning stand in the period in which they were, the rest in that of the birth. */
export function addRound(book: StockBook, round: Round): void {
  const { making, period, enterprise } = book
  const { mothers, joined, young, born, marked, weaned } = round
  const { rows } = making
  const where = { farm_id: making.farm, period_id: period.id }
  const lifecycle = rows.add('livestock_reproduction_lifecycles', {
    ...where,
    livestock_ledger_id: young,
    livestock_class_id: making.listed('livestock_classes', mothers),
    livestock_enterprise_id: making.listed('livestock_enterprises', enterprise),
  })
  addJoining(book, joined, lifecycle)
  const event = { ...where, livestock_reproduction_lifecycle_id: lifecycle }
  rows.add('livestock_birthing_events', { ...event, date: born.date, number_birthed: born.head })
  rows.add('livestock_marking_events', { ...event, date: marked.date, number_counted: marked.head })
  const { date, head, weight } = weaned
  rows.add('livestock_weaning_events', { ...event, date, number: head, weight })
}

function addJoining({ making }: StockBook, joined: Joined, lifecycle: number): void {
  const event = {
    farm_id: making.farm,
    period_id: joined.period.id,
    livestock_reproduction_lifecycle_id: lifecycle,
  }
  making.rows.add('livestock_joining_events', {
    ...event,
    number_joined: joined.females,
    sires_used: joined.sires,
    date: joined.from,
    sire_out_date: joined.until,
  })
  if (!joined.scanning) return
  const { date, scanned, pregnant } = joined.scanning
  making.rows.add('livestock_scanning_events', {
    ...event,
    date,
    number_scanned: scanned,
    number_pregnant: pregnant,
  })
}
