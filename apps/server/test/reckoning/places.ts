// The places that show figures of crops, each read as the place itself reads them. What a place is
// called here and which figures it shows is said in this file alone.

import type { Completeness } from '@furrow/wire/completeness-answer'
import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { expect } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { balancesOfPeriod } from '../../src/rules/period-points/crop-balance-points.ts'
import type { Ask } from '../asking.ts'
import type { Told } from './differences.ts'

export interface ToldCrops {
  /** By the number of a crop. */
  readonly crops: ReadonlyMap<number, Told>
  /** By the number of a kind of crop. */
  readonly kinds: ReadonlyMap<number, Told>
  readonly incomes: ReadonlyMap<number, Told>
  /** By the number of a kind of crop and the product. */
  readonly positions: ReadonlyMap<string, Told>
  readonly ground: { readonly arable: number; readonly parts: Readonly<Record<string, number>> }
}

export const moneyOfCrops = [
  'sold',
  'price',
  'income',
  'income_per_ha',
  'cost',
  'kept_income',
  'expected_price',
  'cost_per_ha',
  'gross_margin',
  'margin_per_ha',
  'return_on_cost',
  'break_even_yield',
  'break_even_price',
  'margin_per_ml',
  'margin_per_mm',
  'market_cost',
  'farm_gate_price',
  'overhead',
  'full_cost',
] as const

const figuresOfLine = [
  ...moneyOfCrops,
  'area',
  'own_area',
  'area_sown',
  'produced',
  'own',
  'yield',
  'yield_each',
  'hay',
  'hay_yield',
  'sugar',
  'ccs',
  'produced_per_ml',
  'grazing_gain',
  'crop_rain',
  'crop_rain_unread',
  'fallow_rain',
  'stored_water',
  'water',
  'all_water',
  'water_use',
  'potential',
  'of_potential',
  'nitrogen',
  'phosphorus',
  'megalitres',
  'megalitres_per_ha',
  'is_growing',
] as const

const figuresOfKind = [
  ...moneyOfCrops,
  'area',
  'own_area',
  'area_sown',
  'produced',
  'own',
  'hay',
  'sugar',
  'ccs',
  'produced_per_ml',
  'yield',
  'yield_on_sown',
  'crop_rain',
  'water_use',
  'of_potential',
  'nitrogen',
  'phosphorus',
  'potassium',
  'sulfur',
  'megalitres',
  'megalitres_per_ha',
] as const

/** The cropping summary: crop by crop, and kind by kind. */
export async function toldBySummary(ask: Ask, farm: number, period: number): Promise<ToldCrops> {
  const path = `/api/v2/cropping-summary?farm_id=${farm}&period_id=${period}`
  const { status, body, text } = await ask('GET', path)
  expect(status, text).toBe(200)
  const { crops, groups, incomes, positions, ground } = body.data as CroppingOfPeriod
  return {
    ground,
    positions: new Map(
      (positions ?? []).map(({ crop_id, product, quality: _, ...figures }) => [
        `${crop_id} ${product}`,
        figures,
      ]),
    ),
    crops: new Map(crops.map(line => [line.id, picked(line, figuresOfLine)])),
    kinds: new Map(
      groups.crop.flatMap(group =>
        group.crop ? [[group.crop.id, picked(group, figuresOfKind)] as const] : [],
      ),
    ),
    incomes: new Map(
      (incomes ?? []).map(({ crop_id, sold, estimated, income }) => [
        crop_id,
        { sold, held: estimated, income },
      ]),
    ),
  }
}

function picked(told: object, names: readonly string[]): Told {
  const figures = told as Readonly<Record<string, number | boolean | null>>
  return Object.fromEntries(names.map(name => [name, figureOf(figures[name])]))
}

export function figureOf(value: number | boolean | null | undefined): number | null {
  return typeof value === 'boolean' ? Number(value) : (value ?? null)
}

/** Grown, sold and held, as completeness and the checks before submitting say it. */
export async function toldByBalances(
  db: Database,
  farm: number,
  period: number,
): Promise<ReadonlyMap<string, Told>> {
  const place = { farm, period, from: '1900-01-01', to: '2100-01-01' }
  const balances = await db.transaction().execute(tx => balancesOfPeriod(tx, place))
  return new Map(
    balances.map(({ crop_id, product, produced, sold, unsold }) => [
      `${crop_id} ${product}`,
      { produced, sold, unsold },
    ]),
  )
}

export interface ToldCollection {
  readonly counts: Told
  readonly score: number | null
  readonly sections: Told
}

/** What a collection adds up to and how complete it is, as its home says it. */
export async function toldByCollection(
  ask: Ask,
  farm: number,
  period: number,
): Promise<ToldCollection> {
  const path = `/api/v2/completeness?farm_id=${farm}&period_id=${period}`
  const { status, body, text } = await ask('GET', path)
  expect(status, text).toBe(200)
  const { counts, score, sections } = body.data as Completeness
  return {
    score,
    counts: Object.fromEntries(
      counts.flatMap(({ name, value }) =>
        /^(sown_|bales|water)/.test(name) ? [[name, value]] : [],
      ),
    ),
    sections: Object.fromEntries(
      sections.flatMap(({ name, applicable, answered }) => [
        [`asked of ${name}`, applicable],
        [`answered of ${name}`, answered],
      ]),
    ),
  }
}

/** All figures of the financial record; nothing where there is none. */
export async function toldByRecord(ask: Ask, farm: number, period: number): Promise<ToldRecord> {
  const filters = Object.entries({ farm_id: farm, period_id: period }).map(([field, value]) => ({
    field,
    value,
  }))
  const { status, body, text } = await ask('POST', '/api/assets/search', { filters })
  expect(status, text).toBe(200)
  const [record] = body.data as readonly (Told & { readonly origins: Origins | null })[]
  const { origins, ...figures } = record ?? { origins: null }
  return {
    figures,
    said: new Set(
      Object.entries(origins ?? {}).flatMap(([name, { from }]) =>
        ['typed', 'imported', 'carried'].includes(from) ? [name] : [],
      ),
    ),
  }
}

type Origins = Readonly<Record<string, { readonly from: string }>>

export interface ToldRecord {
  readonly figures: Told
  /** What someone typed, or the period before closed with, and rows say nothing of. */
  readonly said: ReadonlySet<string>
}
