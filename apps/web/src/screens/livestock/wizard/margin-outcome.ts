// What an enterprise earned and cost, as the server sums it up of all enterprises: the rows below what is reckoned
// from the stock on the device.

import type { Known } from '@furrow/farming/numbers/ratio'
import type { StockMarginName } from '@furrow/farming/stock/costs/stock-margin'
import { marginMeasures } from '../summary/margin-table.ts'

type Figures = Readonly<Record<StockMarginName, Known>>

export interface MarginsOfEnterprise {
  /** Nothing for who sees no money, and as long as the server has not told. */
  readonly now: Figures | undefined
  readonly before: Figures | undefined
}

export function marginRows({ now, before }: MarginsOfEnterprise) {
  if (!now) return []
  const rows = marginMeasures.map(({ name, words, looks }) => ({
    name: name as string,
    words,
    looks,
    now: now[name],
    before: before?.[name] ?? null,
  }))
  const isKnown = (row: { readonly now: Known; readonly before: Known }) =>
    row.now !== null || row.before !== null
  // As long as nobody knows the overheads; beside what wool does not bear it would look too much.
  const isDirect = now.liveweight_cost_per_kg === null
  return rows.filter(
    row =>
      always.includes(row.name) ||
      (row.name === 'direct_cost_per_kg' && isDirect) ||
      (ifKnown.includes(row.name) && isKnown(row)),
  )
}

const always: readonly string[] = [
  'income',
  'direct_cost',
  'gross_margin',
  'gross_margin_per_dse',
  'liveweight_cost_per_kg',
]
/** Where there is none, a row of its own would say nothing. */
const ifKnown: readonly string[] = ['wool_income', 'feed_cost', 'wool_cost_per_kg']
