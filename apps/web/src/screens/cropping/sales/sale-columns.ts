// The columns of what was sold and of what is still to be sold, by what is sold.

import { averagePrice } from '@furrow/farming/crop-sold'
import { hayTonnes } from '@furrow/farming/crop-yield'
import type { Row } from '@furrow/wire/client/row-types'
import type { CellKind, CellValue } from '../../../sheet/cell-kind.ts'
import type { SheetColumn } from '../../../sheet/sheet-column.ts'
import { optionsOf } from '../ground-columns.ts'
import { lineKinds } from './sale-kinds.ts'
import type { LineKind, Product, Way } from './sale-kinds.ts'
import type { SaleRow } from './sale-row.ts'

export interface SaleLists {
  readonly terminals: readonly Row<'crop_sale_terminals'>[]
  readonly storages: readonly Row<'crop_storages'>[]
  readonly qualities: readonly Row<'crop_type_qualities'>[]
  readonly hayQualities: readonly Row<'hay_sale_qualities'>[]
  readonly invoices: readonly Row<'crop_rctis'>[]
}

export type SaleColumn = SheetColumn<SaleRow>

type Wish = Omit<SaleColumn, 'id' | 'heading' | 'kind' | 'value' | 'place'>

const number = (decimals: number): CellKind => ({ is: 'number', decimals, min: 0 })
const money: CellKind = { is: 'money' }

export function saleColumns(way: Way, product: Product, lists: SaleLists): readonly SaleColumn[] {
  const made = columnsOf(lineKinds[way][product])
  return way === 'sold'
    ? [
        made('head.date', 'Day', { is: 'day' }),
        made(
          'head.terminal_id',
          'Delivered to',
          { is: 'choice', options: optionsOf(lists.terminals) },
          { width: 180 },
        ),
        ...soldOf(product, lists, made),
      ]
    : [
        made(
          'head.crop_storage_id',
          'Held in',
          { is: 'choice', options: optionsOf(lists.storages) },
          { width: 180 },
        ),
        ...unsoldOf(product, lists, made),
      ]
}

type Make = (id: string, heading: string, kind: CellKind, wish?: Wish) => SaleColumn

function columnsOf({ lines, heads }: LineKind): Make {
  return (id, heading, kind, wish = {}) => {
    const [part, field = ''] = id.split('.')
    const of = (row: SaleRow) => (part === 'head' ? row.head : row.line)
    return {
      ...{ width: 115, ...wish, id, heading, kind },
      value: row => (of(row)[field] ?? null) as CellValue,
      place: row => ({ resource: part === 'head' ? heads : lines, id: of(row).id, field }),
    }
  }
}

function soldOf(product: Product, lists: SaleLists, made: Make): readonly SaleColumn[] {
  if (product === 'grain') return grainSold(lists, made)
  return product === 'hay' ? haySold(lists, made) : lintSold(made)
}

function grainSold(lists: SaleLists, made: Make): readonly SaleColumn[] {
  const invoices = lists.invoices.map(({ id, rcti_id }) => ({ value: id, label: rcti_id }))
  const help = 'Before levies and freight, without GST.'
  return [
    quality(lists, made),
    made('line.tonnes', 'Weight', number(2), { unit: 't', total: 'sum' }),
    made('line.income', 'Income', money, { total: 'sum', help }),
    price('$/t', ({ line }) => numberIn(line['tonnes'])),
    made(
      'line.crop_rcti_id',
      'Buyer’s invoice',
      { is: 'choice', options: invoices },
      { width: 150 },
    ),
  ]
}

function haySold({ hayQualities }: SaleLists, made: Make): readonly SaleColumn[] {
  const kind: CellKind = { is: 'choice', options: optionsOf(hayQualities) }
  return [
    made('line.hay_sale_quality_id', 'Quality', kind, { width: 160 }),
    ...bales(made),
    made('line.income', 'Income', money, { total: 'sum' }),
    price('$/t', tonnesOfBales),
  ]
}

function lintSold(made: Make): readonly SaleColumn[] {
  return [
    made('line.bales', 'Lint', number(0), { unit: 'bales', total: 'sum' }),
    made('line.lintIncome', 'Lint income', money, { total: 'sum' }),
    price('$/bale', ({ line }) => numberIn(line['bales']), 'lintIncome'),
    made('line.premium', 'Premium', money, { unit: '$/bale' }),
    made('line.discount', 'Discount', money, { unit: '$/bale' }),
    made('line.seedTonnes', 'Seed', number(2), { unit: 't', total: 'sum' }),
    made('line.seedIncome', 'Seed income', money, { total: 'sum' }),
  ]
}

function unsoldOf(product: Product, lists: SaleLists, made: Make): readonly SaleColumn[] {
  switch (product) {
    case 'grain':
      return [
        quality(lists, made),
        made('line.tonnes', 'Weight', number(2), { unit: 't', total: 'sum' }),
        made('line.price', 'Should bring', money, { unit: '$/t' }),
      ]
    case 'hay':
      return [
        quality(lists, made),
        ...bales(made),
        made('line.price', 'Should bring', money, { unit: '$/t' }),
      ]
    default:
      return [
        made('line.bales', 'Lint', number(0), { unit: 'bales', total: 'sum' }),
        made('line.balePrice', 'Should bring', money, { unit: '$/bale' }),
        made('line.seedTonnes', 'Seed', number(2), { unit: 't', total: 'sum' }),
        made('line.seedPrice', 'Seed should bring', money, { unit: '$/t' }),
      ]
  }
}

function quality({ qualities }: SaleLists, made: Make): SaleColumn {
  const options = optionsOf(qualities.map(one => ({ ...one, name: one.quality })))
  return made('line.crop_type_quality_id', 'Quality', { is: 'choice', options }, { width: 140 })
}

function bales(made: Make): readonly SaleColumn[] {
  return [
    made('line.bales', 'Bales', number(0), { total: 'sum' }),
    made('line.bale_weight', 'Bale weight', number(3), { unit: 't' }),
    {
      ...{ id: 'tonnes', heading: 'Weight', unit: 't', width: 100, locked: true },
      ...{ kind: number(2), total: 'sum' },
      value: tonnesOfBales,
    },
  ]
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
    ...{ id: 'price', heading: 'Price', unit, width: 110, locked: true, kind: money },
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
