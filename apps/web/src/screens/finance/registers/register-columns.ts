// The columns of a register: what a thing is, what it was worth at both ends, and what follows from that.

import { assets } from '@furrow/catalogue/chapters/assets'
import { entityIn } from '@furrow/catalogue/entity'
import type { NamedPeriod } from '@furrow/farming/crops/crop-calendar'
import {
  bookDepreciation,
  economicDepreciation,
  shareHeld,
} from '@furrow/farming/finance/depreciation'
import { differenceOf } from '@furrow/farming/finance/moved-by'
import { sumOf } from '@furrow/farming/numbers/ratio'
import type { CellOption, CellValue } from '../../../sheet/cells/cell-kind.ts'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { FieldWish } from '../../../sheet/cells/field-column.ts'
import type { CellsOfRow, SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import { figureIn } from '../kept-figures.ts'
import type { RegisterKind } from './register-kinds.ts'
import { openingOf, valueIn } from './register-row.ts'
import type { RegisterRow } from './register-row.ts'

type Column = SheetColumn<RegisterRow>

export interface RegisterLists {
  readonly properties: readonly CellOption[]
  readonly categories: readonly CellOption[]
  /** Usual life of a kind of machine, in years. */
  readonly lives: ReadonlyMap<number, number | null>
  /** Nothing as long as it is not read. */
  readonly period?: NamedPeriod | undefined
}

const group = 'Value in this period'
const money = { width: 130, group, kind: { is: 'money' } } as const

export function registerColumns(kind: RegisterKind, lists: RegisterLists): readonly Column[] {
  const { thing, isTraded } = kind
  const own = fieldColumns(thing, { of: (row: RegisterRow) => row.thing, part: 'thing' })
  const typed = Object.entries(thing.fields).filter(
    ([name, { readOnly, computed }]) => name !== 'farm_id' && !readOnly && !computed,
  )
  return [
    ...typed.map(([name]) => own(name, { ...looks[name], ...chosen(name, lists) })),
    opening,
    ...(isTraded ? [bought, sold] : []),
    closing(isTraded),
    ...(isTraded ? [lost, byTheBooks(lists)] : [change]),
  ]
}

/** What few people fill in is there when it is asked for. */
const looks: Readonly<Record<string, FieldWish<RegisterRow>>> = {
  name: { frozen: true, width: 220 },
  improvement_type: { width: 150 },
  storage_type: { width: 140 },
  tonnes: { width: 100, total: 'sum' },
  plant_category_id: { width: 210 },
  property_id: { width: 150, hidden: true },
  bought_on: { width: 120 },
  cost: { width: 130 },
  residual_value: { width: 130, hidden: true },
  life_years: { width: 90, hidden: true },
  depreciation_method: { width: 160, hidden: true },
  depreciation_rate: { width: 110, hidden: true },
}

function chosen(name: string, { properties, categories }: RegisterLists): FieldWish<RegisterRow> {
  if (name === 'property_id') return { options: properties }
  return name === 'plant_category_id' ? { options: categories } : {}
}

const opening: Column = {
  ...money,
  id: 'opening',
  heading: 'At the start',
  help: 'What it was worth at the end of the period before.',
  locked: true,
  value: openingOf,
  total: 'sum',
}

const ofValue = fieldColumns(entityIn(assets, 'assets_period'), {
  of: ({ value }: RegisterRow) => value,
  part: 'value',
})

const bought: Column = {
  ...money,
  id: 'bought',
  heading: 'Bought for',
  help: 'In this period, without GST and before any trade-in.',
  value: ({ purchase }) => purchase?.price ?? null,
  total: 'sum',
  check: notNegative,
  place: ({ purchase }) =>
    purchase && { resource: 'new_plant_purchases', id: purchase.id, field: 'price' },
  writes: (value, of) => ({ purchase: { price: value, ...(value === null ? {} : about(of)) } }),
}

const sold: Column = {
  ...money,
  id: 'sold',
  heading: 'Sold for',
  help: 'In this period, without GST. From then on it needs no value. Empty: it was not sold.',
  value: ({ sale }) => sale?.price ?? null,
  total: 'sum',
  check: notNegative,
  place: ({ sale }) => sale && { resource: 'sold_plant_sales', id: sale.id, field: 'price' },
  writes: (value, of) => ({ sale: { price: value, ...(value === null ? {} : about(of)) } }),
}

function notNegative(value: CellValue): string | undefined {
  return typeof value === 'number' && value < 0 ? 'A price can’t be negative.' : undefined
}

/** What a deal says of the machine, for whoever reads it alone. */
function about({ row, cells }: CellsOfRow<RegisterRow>) {
  const said = (name: string) => cells.get(name) ?? (row?.thing[name] as CellValue | undefined)
  return { name: said('name') ?? '', plant_category_id: said('plant_category_id') ?? null }
}

function closing(isTraded: boolean): Column {
  return {
    ...ofValue('value', { group, width: 130, heading: 'At the end', total: 'sum' }),
    id: 'closing',
    ...(isTraded && { unfit: soldNeedsNone }),
  }
}

function soldNeedsNone({ row, cells }: CellsOfRow<RegisterRow>): string | undefined {
  const price = cells.has('sold') ? cells.get('sold') : row?.sale?.price
  return typeof price === 'number' ? 'It was sold in this period: it needs no value.' : undefined
}

/** Worth nothing to the farm once it is sold. */
function endValue(row: RegisterRow): number | null {
  return row.sale && row.value === undefined ? 0 : valueIn(row)
}

function economicLoss(row: RegisterRow): number | null {
  return economicDepreciation({
    opening: openingOf(row),
    bought: row.purchase?.price ?? null,
    sold: row.sale?.price ?? null,
    closing: endValue(row),
  })
}

const lost: Column = {
  ...money,
  id: 'lost',
  heading: 'Lost in value',
  help: 'At the start and bought, less sold and at the end: what the machinery really cost.',
  locked: true,
  value: economicLoss,
  total: rows => sumOf(rows.map(economicLoss)),
}

function byTheBooks({ lives, period }: RegisterLists): Column {
  const inBooks = (row: RegisterRow) => {
    const { thing, purchase } = row
    const figure = (name: string) => figureIn(thing, name)
    const boughtOn = purchase?.date ?? thing['bought_on']
    const method = thing['depreciation_method']
    return bookDepreciation({
      cost: figure('cost'),
      residual: figure('residual_value'),
      life: figure('life_years') ?? lives.get(Number(thing['plant_category_id'])) ?? null,
      rate: figure('depreciation_rate'),
      method: typeof method === 'string' ? method : null,
      opening: openingOf(row) ?? purchase?.price ?? null,
      share: period ? shareHeld(typeof boughtOn === 'string' ? boughtOn : null, period) : 1,
    })
  }
  return {
    ...money,
    id: 'in_books',
    heading: 'By the books',
    help: 'Depreciation of the period: straight line over its life unless it says otherwise, from the day it was bought. For your accountant; comparisons use what it lost in value.',
    hidden: true,
    locked: true,
    value: inBooks,
    total: rows => sumOf(rows.map(inBooks)),
  }
}

const change: Column = {
  ...money,
  id: 'change',
  heading: 'Change',
  locked: true,
  value: row => differenceOf(valueIn(row), openingOf(row)),
  total: rows => sumOf(rows.map(row => differenceOf(valueIn(row), openingOf(row)))),
}
