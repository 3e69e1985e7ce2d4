// The columns of how far each crop is sold: each product of it by itself, in tonnes or bales.

import type { Product } from '@furrow/farming/crops/crop-balances'
import type { SalesPosition } from '@furrow/farming/crops/sales-position'
import { ratioOf } from '@furrow/farming/numbers/ratio'
import type { ReactNode } from 'react'
import { moneyText, notKnown, percentText } from '../../../ui/amounts.ts'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { amountText } from './amount-text.ts'

interface Crop {
  readonly id: number
  readonly name: string
}

interface PositionRow {
  readonly key: string
  readonly crop: Crop
  /** `Cotton seed`; the crop alone where that says it. */
  readonly name: string
  readonly unit: string
  /** Nothing where nothing came off yet, or an amount is missing. */
  readonly position: SalesPosition | undefined
}

/** Every crop that can be sold, also those of which nothing is known yet. */
export function positionRows(
  crops: readonly Crop[],
  positions: readonly SalesPosition[],
): readonly PositionRow[] {
  return crops.flatMap((crop): readonly PositionRow[] => {
    const own = positions.filter(({ crop_id }) => crop_id === crop.id)
    if (own.length === 0) {
      return [{ key: String(crop.id), crop, name: crop.name, unit: '', position: undefined }]
    }
    return own.map((position, place) => ({
      key: `${crop.id} ${position.product}`,
      crop,
      name: place === 0 ? crop.name : `${crop.name}, ${position.product}`,
      unit: unitOf(position.product),
      position,
    }))
  })
}

function unitOf(product: Product): string {
  return product === 'lint' ? 'bales' : 't'
}

/** `open`: how the name leads to the sales of a crop. `hasKept`: something was kept for seed or feed. */
export function positionColumns(
  open: (crop: number, name: string) => ReactNode,
  hasKept = false,
): readonly TableColumn<PositionRow>[] {
  return [
    {
      key: 'crop',
      heading: 'Crop',
      value: ({ name }) => name,
      show: ({ crop, name }) => open(crop.id, name),
    },
    amount('produced', 'Our share'),
    amount('sold', 'Sold'),
    {
      key: 'sold_part',
      heading: 'Sold',
      unit: '%',
      kind: 'percent',
      decimals: 0,
      value: ({ position }) => partOf(position, ({ sold }) => sold),
      show: ({ position }) =>
        percentText(
          partOf(position, ({ sold }) => sold),
          0,
        ),
    },
    {
      key: 'price',
      heading: 'Average price',
      kind: 'money',
      value: ({ position }) => position?.price,
      show: ({ position, unit }) => withUnit(position?.price ?? null, unit),
    },
    ...(hasKept ? [amount('kept', 'Kept for use')] : []),
    amount('unsold', 'Still in storage'),
    {
      key: 'expected',
      heading: 'Expected value',
      kind: 'money',
      decimals: 0,
      value: ({ position }) => position?.expected,
    },
    amount('accounted', 'Not accounted for'),
    {
      key: 'priced',
      heading: 'Priced',
      unit: '%',
      kind: 'percent',
      decimals: 0,
      value: ({ position }) => partOf(position, ({ priced }) => priced),
      show: ({ position }) =>
        percentText(
          partOf(position, ({ priced }) => priced),
          0,
        ),
    },
  ]
}

type Amount = 'produced' | 'sold' | 'kept' | 'unsold' | 'accounted'

function amount(key: Amount, heading: string): TableColumn<PositionRow> {
  const of = ({ position }: PositionRow) => position && amountOf(position, key)
  return {
    key,
    heading,
    kind: 'number',
    decimals: 1,
    value: of,
    show: row => amountText(of(row) ?? null, row.unit),
  }
}

function amountOf(position: SalesPosition, key: Amount): number {
  return key === 'accounted' ? position.open : position[key]
}

function partOf(
  position: SalesPosition | undefined,
  of: (position: SalesPosition) => number,
): number | null {
  return position ? ratioOf(of(position), position.produced) : null
}

function withUnit(cents: number | null, unit: string): string {
  if (cents === null) return notKnown
  return `${moneyText(cents)}/${unit === 'bales' ? 'bale' : unit}`
}
