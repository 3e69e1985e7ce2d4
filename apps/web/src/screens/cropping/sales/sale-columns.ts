// The columns of what was sold and of what is still to be sold, by what is sold.

import { cropSales } from '@furrow/catalogue/chapters/crop-sales'
import { entityIn } from '@furrow/catalogue/entity'
import { averagePrice } from '@furrow/farming/crops/crop-sold'
import { hayTonnes } from '@furrow/farming/crops/crop-yield'
import type { Row } from '@furrow/wire/client/row-types'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import { optionsOf } from '../ground-columns.ts'
import type { SaleProduct, Way } from './sale-kinds.ts'
import type { SaleRow } from './sale-row.ts'

export interface SaleLists {
  readonly terminals: readonly Row<'crop_sale_terminals'>[]
  readonly storages: readonly Row<'crop_storages'>[]
  readonly qualities: readonly Row<'crop_type_qualities'>[]
  readonly hayQualities: readonly Row<'hay_sale_qualities'>[]
  readonly invoices: readonly Row<'crop_rctis'>[]
  /** Those that the crop is grown in. */
  readonly enterprises: readonly Row<'crop_collection_enterprises'>[]
}

export type SaleColumn = SheetColumn<SaleRow>

export function saleColumns(
  way: Way,
  product: SaleProduct,
  lists: SaleLists,
): readonly SaleColumn[] {
  if (way === 'unsold') {
    const storages = optionsOf(lists.storages)
    return [
      pool('crop_storage_id', { options: storages, width: 180 }),
      ...unsold[product](lists),
      ...enterpriseIn(pool, lists),
    ]
  }
  const terminals = optionsOf(lists.terminals)
  return [
    sale('date', { width }),
    sale('terminal_id', { options: terminals, width: 180 }),
    ...sold[product](lists),
    ...enterpriseIn(sale, lists),
  ]
}

type EnterpriseColumn = (
  name: 'enterprise_id',
  wish: Pick<SaleColumn, 'width'> & { readonly options: ReturnType<typeof optionsOf> },
) => SaleColumn

/** Asked where there are two; what says none is shared over both. */
function enterpriseIn(of: EnterpriseColumn, { enterprises }: SaleLists): readonly SaleColumn[] {
  if (enterprises.length < 2) return []
  return [of('enterprise_id', { options: optionsOf(enterprises), width: 200 })]
}

type SaleName = (typeof cropSales)[number]['name']

const width = 115
const added = { width, total: 'sum' } as const

const sale = columnsOf('crop_sale_actuals', 'head')
const pool = columnsOf('crop_sale_estimate_pools', 'head')
const grainSold = columnsOf('grain_sale_actuals', 'line')
const haySold = columnsOf('hay_sale_actuals', 'line')
const lintSold = columnsOf('lint_sale_actuals', 'line')
const grainHeld = columnsOf('grain_sale_estimates', 'line')
const hayHeld = columnsOf('hay_sale_estimates', 'line')
const lintHeld = columnsOf('lint_sale_estimates', 'line')

/** Of the sale or what lies in a storage, or of one of its lines. */
function columnsOf<Name extends SaleName>(name: Name, part: 'head' | 'line') {
  return fieldColumns(entityIn(cropSales, name), {
    of: (row: SaleRow) => row[part],
    part,
    prefix: `${part}.`,
  })
}

type ByProduct = Readonly<Record<SaleProduct, (lists: SaleLists) => readonly SaleColumn[]>>

const sold: ByProduct = {
  grain: lists => [
    grainSold('crop_type_quality_id', qualityOf(lists)),
    grainSold('tonnes', added),
    grainSold('protein', { width: 90, hidden: true }),
    grainSold('income', added),
    price('$/t', ({ line }) => numberIn(line['tonnes'])),
    grainSold('crop_rcti_id', {
      options: lists.invoices.map(({ id, rcti_id }) => ({ value: id, label: rcti_id })),
      width: 150,
    }),
  ],
  hay: ({ hayQualities }) => [
    haySold('hay_sale_quality_id', { options: optionsOf(hayQualities), width: 160 }),
    haySold('bales', added),
    haySold('bale_weight', { width }),
    weightOfBales,
    haySold('income', added),
    price('$/t', tonnesOfBales),
  ],
  lint: () => [
    lintSold('bales', added),
    lintSold('lintIncome', added),
    price('$/bale', ({ line }) => numberIn(line['bales']), 'lintIncome'),
    lintSold('premium', { width }),
    lintSold('discount', { width }),
    lintSold('seedTonnes', added),
    lintSold('seedIncome', added),
  ],
}

const unsold: ByProduct = {
  grain: lists => [
    grainHeld('crop_type_quality_id', qualityOf(lists)),
    grainHeld('tonnes', added),
    grainHeld('price', { width }),
  ],
  hay: lists => [
    hayHeld('crop_type_quality_id', qualityOf(lists)),
    hayHeld('bales', added),
    hayHeld('bale_weight', { width }),
    weightOfBales,
    hayHeld('price', { width }),
  ],
  lint: () => [
    lintHeld('bales', added),
    lintHeld('balePrice', { width }),
    lintHeld('seedTonnes', added),
    lintHeld('seedPrice', { width }),
  ],
}

function qualityOf({ qualities }: SaleLists) {
  const options = optionsOf(qualities.map(one => ({ ...one, name: one.quality })))
  return { options, width: 140 }
}

const weightOfBales: SaleColumn = {
  id: 'tonnes',
  heading: 'Weight',
  unit: 't',
  width: 100,
  locked: true,
  kind: { is: 'number', decimals: 2 },
  total: 'sum',
  value: tonnesOfBales,
}

function tonnesOfBales({ line }: SaleRow): number | null {
  const [count, weight] = [numberIn(line['bales']), numberIn(line['bale_weight'])]
  return count === null || weight === null ? null : hayTonnes(count, weight)
}

/** What it fetched, and at the foot what all of it did. */
function price(
  unit: string,
  quantityOf: (row: SaleRow) => number | null,
  income = 'income',
): SaleColumn {
  const loadOf = (row: SaleRow) => ({
    quantity: quantityOf(row),
    income: numberIn(row.line[income]),
  })
  return {
    id: 'price',
    heading: 'Price',
    unit,
    width: 110,
    locked: true,
    kind: { is: 'money' },
    value: row => wholeCents(averagePrice([loadOf(row)])),
    total: rows => wholeCents(averagePrice(rows.map(loadOf))),
  }
}

function wholeCents(cents: number | null): number | null {
  return cents === null ? null : Math.round(cents)
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
