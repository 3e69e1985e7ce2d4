// A herd of cattle, for tests: its lists and its movements as rows.

import { stockMoves } from './stock-move.ts'
import type { LedgerLine, MoveEvents, MoveTable, StockMove } from './stock-move.ts'
import type { StockLookups } from './class-facts.ts'

const cattle = 1
export const cows = 11
export const heifers = 12
export const herd = 21

export const lookups = {
  species: [{ id: cattle, slug: 'cattle' }],
  classes: [
    {
      id: cows,
      name: 'Cows',
      slug: 'cattle/cows-breeding',
      species_type_id: cattle,
      breeding: true,
    },
    { id: heifers, name: 'Heifers', slug: 'cattle/heifers-1-2-years', species_type_id: cattle },
  ],
  purposes: [{ id: 31, name: 'Breeding', rating_variant: 'Northern' }],
  enterprises: [{ id: herd, species_id: cattle, purpose_id: 31, display_name: 'Grazing Cattle' }],
  ratings: [
    { livestock_class_id: cows, rating_set: '2026', variant: null, dse: 10, used_first: true },
    {
      livestock_class_id: cows,
      rating_set: '2026',
      variant: 'Northern',
      dse: 9,
      used_first: false,
    },
    { livestock_class_id: heifers, rating_set: '2026', variant: null, dse: 8, used_first: true },
  ],
  settings: [],
  kept: [
    { livestock_class_id: cows, livestock_enterprise_id: herd, standard_value: 1400_00 },
    { livestock_class_id: heifers, livestock_enterprise_id: herd, standard_value: 1000_00 },
  ],
} as unknown as StockLookups

export const noEvents: MoveEvents = {
  livestock_opening_events: [],
  livestock_reproduction_lifecycles: [],
  livestock_purchase_events: [],
  livestock_transfer_events: [],
  livestock_adjustment_events: [],
  livestock_death_events: [],
  livestock_sale_events: [],
}

export function lineOf(id: number, values: object = {}): LedgerLine {
  return {
    id,
    livestock_class_id: cows,
    livestock_enterprise_id: herd,
    number: 10,
    weight: null,
    entry_date: null,
    notes: null,
    class_groups: null,
    updated_at: '2026-01-01',
    ...values,
  } as LedgerLine
}

type Told = readonly [table: MoveTable, line: Partial<LedgerLine>, event?: object]

/** Lines from 1, each with its event from 101. */
export function movesOf(...told: readonly Told[]): readonly StockMove[] {
  const lines = told.map(([, values], place) => lineOf(place + 1, values))
  const events = told.map(([table, , values], place) => {
    const event = { id: 101 + place, livestock_ledger_id: place + 1, ...values }
    return { ...noEvents, [table]: [event] }
  })
  return events.flatMap(own => stockMoves(lines, own))
}

/** Ten of them go over: line 1 out, line 2 in. */
export function transfer(values: Partial<LedgerLine> = {}): StockMove {
  const lines = [lineOf(1, { livestock_class_id: heifers, ...values }), lineOf(2, values)]
  const event = { id: 101, out_livestock_ledger_id: 1, in_livestock_ledger_id: 2 }
  const [move] = stockMoves(lines, { ...noEvents, livestock_transfer_events: [event] })
  if (!move) throw new Error('Both lines are there.')
  return move
}
