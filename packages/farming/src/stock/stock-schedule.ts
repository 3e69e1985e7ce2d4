// The stock schedule that accountants ask for, by species: opening, natural increase, purchases, sales and closing
// in head and in cents. Natural increase counts at what the tax office takes a head for where nobody chose another
// cost.

import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import type { StockTotals } from './stock-sums.ts'

/** Cents a head. */
const naturalIncreaseCosts: Readonly<Record<string, number>> = { cattle: 20_00, sheep: 4_00 }

export const scheduleLines = [
  'opening',
  'natural increase',
  'purchases',
  'sales',
  'deaths',
  'closing',
] as const

export type ScheduleLineName = (typeof scheduleLines)[number]

interface ScheduleLine {
  readonly head: Known
  /** Deaths have no value of their own. */
  readonly value: Known
}

export type StockSchedule = Readonly<Record<ScheduleLineName, ScheduleLine>>

type Summed = Pick<StockTotals, 'head'> & { readonly value: StockTotals['value'] | null }

/** `species`: its lasting name. What a count found or missed came in or died. */
export function stockSchedule(species: string, { head, value }: Summed): StockSchedule {
  const { moved } = head
  const cost = naturalIncreaseCosts[species] ?? null
  return {
    opening: { head: moved.opening, value: value?.moved.opening ?? null },
    'natural increase': {
      head: moved.birth,
      value: value && cost !== null && moved.birth !== null ? moved.birth * cost : null,
    },
    purchases: { head: moved.purchase, value: value?.moved.purchase ?? null },
    sales: { head: moved.sale, value: value?.moved.sale ?? null },
    deaths: { head: lost(moved), value: null },
    closing: { head: head.closing, value: value?.closing ?? null },
  }
}

function lost(moved: StockTotals['head']['moved']): Known {
  const { death, 'adjustment out': missing, 'adjustment in': found } = moved
  if (death === null || missing === null || found === null) return null
  return sumOf([death, missing, -found])
}
