// What a rung is called, and its figures as people write them.

import { dollarsText } from '../../numbers/dollars-text.ts'
import { quantityText } from '../../numbers/quantity-text.ts'
import type { Rung, RungKind } from './dollar-gap.ts'
import { eachOf } from './measure-text.ts'
import type { ProduceUnit } from './measure-text.ts'

/** What the rung's keys are called, and what its crop is measured by. */
export interface RungNames {
  readonly enterprise: string | null
  readonly group: string | null
  readonly irrigated: boolean
  readonly unit: ProduceUnit
}

const labels: Readonly<Record<RungKind, string>> = {
  area_mix: 'area',
  season: 'season',
  yield_for_water: 'yield for the water',
  yield: 'yield (season not split)',
  price: 'price',
  stocking: 'stocking rate',
  kg_per_dse: 'kg per DSE',
  stock_price: 'price',
  income: 'income',
  other_income: 'other income',
  direct_costs: 'direct costs',
  margin: 'margin',
  no_hectares: 'income less costs, without hectares',
  intensity: 'double crop and idle ground',
  compared_ground: 'ground under what is compared',
  other_farm_income: 'other farm income',
  costs_not_kept_by_crop: 'costs not kept by crop',
  overheads: 'overheads',
  labour: 'labour',
  owner_allowance: 'owner allowance',
  depreciation: 'depreciation',
  not_itemised: 'not itemised',
}

/** `Wheat: price`, `Wheat: direct costs, fertiliser`, `Overheads, insurance`. */
export function rungLabel({ kind }: Pick<Rung, 'kind'>, names: RungNames): string {
  const label = kind === 'season' && names.irrigated ? 'water' : labels[kind]
  const whole = names.group === null ? label : `${label}, ${names.group}`
  if (names.enterprise !== null) return `${names.enterprise}: ${whole}`
  return `${whole.slice(0, 1).toUpperCase()}${whole.slice(1)}`
}

type Written = (value: number, unit: ProduceUnit) => string

const percent: Written = value => `${quantityText(Math.round(value * 1000) / 10)}%`
const moneyFor =
  (what: string): Written =>
  value =>
    signed(value, `/${what}`)
const perHectare = moneyFor('ha')

const figures: Readonly<Record<RungKind, Written>> = {
  area_mix: percent,
  season: value => quantityText(Math.round(value), 'mm'),
  yield_for_water: (value, unit) =>
    unit === 't'
      ? quantityText(rounded(value * 1000), 'kg/ha/mm')
      : quantityText(rounded(value * 100), `${unit}/ha/100 mm`),
  yield: (value, unit) => quantityText(rounded(value), `${unit}/ha`),
  price: (value, unit) => signed(value, `/${eachOf(unit)}`),
  stocking: value => quantityText(rounded(value), 'DSE/ha'),
  kg_per_dse: value => quantityText(rounded(value), 'kg/DSE'),
  stock_price: moneyFor('kg'),
  income: perHectare,
  other_income: perHectare,
  direct_costs: perHectare,
  margin: perHectare,
  no_hectares: perHectare,
  intensity: percent,
  compared_ground: percent,
  other_farm_income: perHectare,
  costs_not_kept_by_crop: perHectare,
  overheads: perHectare,
  labour: perHectare,
  owner_allowance: perHectare,
  depreciation: perHectare,
  not_itemised: perHectare,
}

const ofDse: ReadonlySet<RungKind> = new Set(['income', 'other_income', 'direct_costs'])

/** A figure that the rung compares: `305 kg`, `$330/t`. */
export function rungFigure(
  { kind, enterprise }: Pick<Rung, 'kind' | 'enterprise'>,
  value: number,
  unit: RungNames['unit'],
): string {
  if (enterprise?.kind === 'stock' && ofDse.has(kind)) return moneyFor('DSE')(value, unit)
  return figures[kind](value, unit)
}

function signed(cents: number, per: string): string {
  return `${cents < 0 ? '-' : ''}${dollarsText(cents)}${per}`
}

const rounded = (value: number): number => Math.round(value * 100) / 100
