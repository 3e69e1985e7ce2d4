// A thing of the farm as its register shows it: with what it was worth in this period and the one before,
// and what it was bought and sold for.

import type { Row } from '@furrow/wire/client/row-types'

type Thing = object & { readonly id: number; readonly [field: string]: unknown }
type ThingValue = Row<'assets_period'>
type Purchase = Row<'new_plant_purchases'>
type Sale = Row<'sold_plant_sales'>

export interface RegisterRow {
  readonly id: number
  readonly thing: Thing
  /** Of this period; nothing before it is entered. */
  readonly value: ThingValue | undefined
  readonly valueBefore: ThingValue | undefined
  /** In this period. */
  readonly purchase: Purchase | undefined
  readonly sale: Sale | undefined
}

export interface RegisterRead {
  readonly things: readonly Thing[]
  readonly values: readonly ThingValue[]
  /** Of machines, in all periods. */
  readonly purchases: readonly Purchase[]
  readonly sales: readonly Sale[]
  readonly periodId: number
  readonly periodBefore: number | undefined
  /** Those that lie before this one. */
  readonly earlier: ReadonlySet<number>
}

/** Without what was sold before this period. */
export function registerRows(read: RegisterRead): readonly RegisterRow[] {
  const { things, values, purchases, sales, periodId, periodBefore, earlier } = read
  const isGone = (id: number) =>
    sales.some(sale => sale.asset_plant_id === id && earlier.has(sale.period_id))
  const valueOf = (id: number, period: number | undefined) =>
    values.find(value => value.asset_id === id && value.period_id === period)
  return things
    .filter(({ id }) => !isGone(id))
    .map(thing => {
      const { id } = thing
      const isHere = (deal: {
        readonly asset_plant_id: number | null
        readonly period_id: number
      }) => deal.asset_plant_id === id && deal.period_id === periodId
      return {
        id,
        thing,
        value: valueOf(id, periodId),
        valueBefore: valueOf(id, periodBefore),
        purchase: purchases.find(isHere),
        sale: sales.find(isHere),
      }
    })
}

export function valueIn({ value }: Pick<RegisterRow, 'value'>): number | null {
  return value?.value ?? null
}

export function openingOf({ valueBefore }: Pick<RegisterRow, 'valueBefore'>): number | null {
  return valueBefore?.value ?? null
}
