// Water of a period: what is held, what was to be had, and what was done with it.

import { yearOf } from '../days.ts'
import type { MadeAssets, MadePaddock } from '../plan.ts'
import type { Random } from '../random.ts'
import { rounded, sumOf } from './year.ts'
import type { RecordYear, Figures } from './year.ts'

/** Megalitres. */
export interface WaterYear {
  /** Entitlements, without what our own storages hold. */
  readonly held: number
  readonly used: number
  readonly bought: number
  readonly sold: number
  readonly storage: number
  readonly allocation: number
  readonly carriedOver: number
  /** Whole cents. */
  readonly value: number
  readonly storageValue: number
}

/** Nothing was allocated where nothing is irrigated. */
export function waterOf(year: RecordYear, carriedOver: number, random: Random): WaterYear {
  const { assets, crops, period } = year
  const used = rounded(
    sumOf(crops, ({ megalitres }) => megalitres),
    1,
  )
  const storages = assets.water.filter(isStorage)
  const rights = assets.water.filter(water => !isStorage(water))
  const held = sumOf(rights, megalitres)
  const announced = allocations[yearOf(period.start)] ?? 0.8
  const allocation = used > 0 ? rounded(announced * random.between(0.85, 1), 3) : 0
  const toBeHad = held * allocation + carriedOver
  const spare = toBeHad - used
  return {
    held,
    used,
    bought: spare < 0 ? Math.ceil((-spare * 1.04) / 10) * 10 : 0,
    sold: spare > held * 0.15 ? Math.floor((spare * random.between(0.2, 0.5)) / 10) * 10 : 0,
    storage: sumOf(storages, megalitres),
    allocation,
    carriedOver,
    value: sumOf(rights, ({ value }) => value),
    storageValue: sumOf(storages, ({ value }) => value),
  }
}

/** What may be carried into the next period. */
export function leftOver({ held, used, bought, sold, allocation, carriedOver }: WaterYear): number {
  const left = held * allocation + carriedOver + bought - sold - used
  return Math.round(Math.min(Math.max(0, left) * 0.9, held * 0.3))
}

export function waterFigures(assets: MadeAssets, water: WaterYear, random: Random): Figures {
  const used = water.used > 0 && {
    water_allocation_pct: water.allocation,
    water_carryover_ml: water.carriedOver,
    water_purchased_ml: water.bought,
    water_sold_ml: water.sold,
    water_used_ml: water.used,
    water_loss_ml: Math.round(water.used * random.between(0.06, 0.14)),
  }
  const stored = water.storage > 0 && {
    storage_capacity_ml: water.storage,
    storage_opening_ml: Math.round(water.storage * random.between(0.15, 0.55)),
    storage_closing_ml: Math.round(water.storage * random.between(0.15, 0.55)),
  }
  return { ...classFigures(assets), ...used, ...stored, owned_water_val: water.value }
}

/** Land that was watered, and how. */
export function wateredFigures({ crops, paddocks }: RecordYear): Figures {
  const watered = crops.filter(crop => crop.megalitres > 0)
  if (watered.length === 0) return {}
  const ground = new Set(watered.map(({ paddock }) => paddock))
  const laidOut = (...types: readonly string[]) => {
    const area = sumOf(paddocks.filter(isWatered(types)), paddock => paddock.area)
    return area > 0 ? rounded(area, 2) : null
  }
  return {
    ir_area_irrigated_ha: rounded(
      sumOf([...ground], ({ area }) => area),
      2,
    ),
    ir_pivot_lateral_ha: laidOut('Pivot', 'Lateral'),
    ir_furrow_syphon_ha: laidOut('Syphon'),
    ir_bankless_ha: laidOut('Bankless'),
    ir_drip_ha: laidOut('Subsurface drip'),
  }
}

const isWatered =
  (types: readonly string[]) =>
  ({ irrigation }: MadePaddock): boolean =>
    irrigation !== null && types.includes(irrigation)

type Right = MadeAssets['water'][number]
const megalitres = (water: Right): number => water.megalitres
const isStorage = ({ type }: Right): boolean => type === 'On-farm storage'

function classFigures({ water }: MadeAssets): Figures {
  const figures: Record<string, number> = {}
  for (const right of water.filter(one => !isStorage(one))) {
    const name = classOf[right.type] ?? 'other_water'
    figures[`${name}_ml`] = (figures[`${name}_ml`] ?? 0) + right.megalitres
    figures[`${name}_val`] = (figures[`${name}_val`] ?? 0) + right.value
  }
  return figures
}

/** Entitlements, as the record begins the figures of their security class. */
const classOf: Readonly<Record<string, string>> = {
  'High security': 'high_security',
  'High priority': 'high_security',
  'General security': 'general_security',
  'Medium priority': 'general_security',
  'Surface water licence': 'general_security',
  Supplementary: 'supplementary',
  Unsupplemented: 'supplementary',
  Groundwater: 'groundwater',
  'Floodplain harvesting': 'floodplain',
  'Overland flow': 'floodplain',
  'Unregulated river': 'unregulated',
  'Domestic and stock': 'stock_domestic',
}

/** Announced by the end of the water year, by the year in which it begins. */
const allocations: Readonly<Record<number, number>> = {
  2019: 0.35,
  2020: 0.6,
  2021: 1,
  2022: 1,
  2023: 0.96,
  2024: 0.88,
  2025: 0.8,
}
