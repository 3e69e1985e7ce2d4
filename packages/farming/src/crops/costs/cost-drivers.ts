// What each line of direct costs goes by where it is shared over crops, and what it is told with.

import { costLineNames, standingCost } from '../../finance/cost-home.ts'
import type { CostLine, SaidShare, WhoBears } from '../../finance/cost-home.ts'
import { sumOf, withoutNoise } from '../../numbers/ratio.ts'
import type { Known } from '../../numbers/ratio.ts'
import type { CropLine } from '../crop-line.ts'
import { lintWeight } from '../lint.ts'
import type { CostGroup } from './crop-money.ts'

type Measure = (line: CropLine) => Known

/** What was done to a crop, as it says how much of a cost is its own. */
const measures = {
  area: line => line.area,
  area_sown: line => line.area_sown,
  area_harvested: line => line.area_reaped,
  /** Kilograms. */
  seed: line => line.seed_sown,
  nitrogen: line => onAll(line.nitrogen, line),
  phosphorus: line => onAll(line.phosphorus, line),
  potassium: line => onAll(line.potassium, line),
  other_elements: line => onAll(line.other_elements, line),
  all_elements: line =>
    onAll(sumOf([line.nitrogen, line.phosphorus, line.potassium, line.other_elements]), line),
  megalitres: line => line.megalitres,
  /** Our share of all that came off. */
  tonnes: line => ownTonnes(line),
  bales: line => line.own_products.lint ?? null,
  cotton_area: line => (line.crop?.harvest === 'lint' ? (line.area_sown ?? line.area) : null),
  /** Sold and still to be sold. */
  income: line => line.income,
} satisfies Readonly<Record<string, Measure>>

export type CropMeasure = keyof typeof measures
export const cropMeasures = Object.keys(measures) as readonly CropMeasure[]

export function measured(lines: readonly CropLine[], by: CropMeasure): readonly Known[] {
  return lines.map(measures[by])
}

/** Totals that may be known where what they are made of is not. */
const totals = {
  exp_fertiliser_total: ['fertiliser_n', 'fertiliser_p', 'fertiliser_k', 'fertiliser_other'],
  exp_chemical_total: [
    'herbicide_fallow',
    'herbicide_crop',
    'insecticide',
    'fungicide',
    'growth_regulator_defoliant',
  ],
  exp_contract_total: [
    'contract_planting',
    'contract_spraying',
    'contract_harvest',
    'contract_other',
  ],
} as const
type CostTotal = keyof typeof totals
const totalNames = Object.keys(totals) as readonly CostTotal[]

/** A line, or what a total says beyond its lines. */
export type LineOfCrops = CostLine | CostTotal

export function isCostLine(line: LineOfCrops): line is CostLine {
  return !(line in totals)
}

/** Lines that are not here go by area and are told as other costs: the fallow bears none of its own. */
const linesOfCrops: Readonly<Partial<Record<LineOfCrops, readonly [CropMeasure, CostGroup]>>> = {
  exp_seed: ['seed', 'seed'],
  exp_licence_fees: ['cotton_area', 'seed'],
  exp_fertiliser_n: ['nitrogen', 'fertiliser'],
  exp_fertiliser_p: ['phosphorus', 'fertiliser'],
  exp_fertiliser_k: ['potassium', 'fertiliser'],
  exp_fertiliser_other: ['other_elements', 'fertiliser'],
  exp_fertiliser_total: ['all_elements', 'fertiliser'],
  exp_herbicide_fallow: ['area', 'chemicals'],
  exp_herbicide_crop: ['area', 'chemicals'],
  exp_insecticide: ['area', 'chemicals'],
  exp_fungicide: ['area', 'chemicals'],
  exp_growth_regulator_defoliant: ['area', 'chemicals'],
  exp_chemical_total: ['area', 'chemicals'],
  exp_contract_planting: ['area_sown', 'contractors'],
  exp_contract_spraying: ['area', 'contractors'],
  exp_contract_harvest: ['area_harvested', 'contractors'],
  exp_contract_other: ['area', 'contractors'],
  exp_contract_total: ['area', 'contractors'],
  exp_water_purchase: ['megalitres', 'water'],
  exp_water_usage_charges: ['megalitres', 'water'],
  exp_pumping_energy: ['megalitres', 'water'],
  exp_irrigation_repairs: ['megalitres', 'water'],
  exp_freight_produce: ['tonnes', 'to_market'],
  exp_levies: ['tonnes', 'to_market'],
  exp_storage_handling: ['tonnes', 'to_market'],
  exp_selling_commission: ['tonnes', 'to_market'],
  exp_ginning: ['bales', 'to_market'],
  exp_packaging_wool_packs: ['area', 'to_market'],
}

export function measureOf(line: LineOfCrops, driver: string | undefined): CropMeasure {
  if (driver === 'Area') return 'area'
  return driver === 'Income' ? 'income' : (linesOfCrops[line]?.[0] ?? 'area')
}

export function groupOf(line: LineOfCrops): CostGroup {
  return linesOfCrops[line]?.[1] ?? 'other'
}

/** On its way from the paddock to who buys it (C167). */
export const linesToMarket: readonly LineOfCrops[] = [
  'exp_freight_produce',
  'exp_levies',
  'exp_storage_handling',
]

/** Whether it is grown for what it gives: neither bare ground nor pasture. */
export function isGrownForHarvest({ crop, ground }: Pick<CropLine, 'crop' | 'ground'>): boolean {
  if (!crop || crop.harvest === 'none' || ground.fallow !== undefined) return false
  return !(crop.perennial && crop.harvest === 'grazing')
}

/** Tonnes of all of our share that was weighed: a bale of lint by what it weighs. */
export function ownTonnes({ own_products }: Pick<CropLine, 'own_products'>): Known {
  const { lint = null, ...others } = own_products
  const tonnes = sumOf([...Object.values(others), lint === null ? null : lint * tonnesOfBale])
  return tonnes === null ? null : withoutNoise(tonnes)
}

export const tonnesOfBale = lintWeight(1) / 1000

function onAll(rate: Known, { area }: CropLine): Known {
  return rate === null || area === null ? null : rate * area
}

export interface LineToShare {
  readonly line: LineOfCrops
  readonly cents: number
}

/** What the record and people say of the costs of a farm in a period. */
export interface CostsOfFarm extends EarnedInRecord {
  readonly lines: readonly LineToShare[]
  /** What someone chose for a line. */
  readonly drivers: readonly ChosenDriver[]
  readonly said: readonly SaidShare[]
  /** Cents of overheads that a hectare of crops bears. */
  readonly overheadOfHectare: Known
}

export interface ChosenDriver {
  readonly line: string
  readonly driver: string
}

/** What people say of how costs are shared. */
export type SharingOfCosts = Pick<CostsOfFarm, 'drivers' | 'said'>
type RecordRow = Readonly<Record<string, unknown>>

export function costsOfFarm(record: RecordRow, { drivers, said }: SharingOfCosts): CostsOfFarm {
  const single = costLineNames.flatMap(line => lineOf(line, standingCost(record, line)))
  const beyond = totalNames.flatMap(total => {
    const whole = standingCost(record, total)
    const lines = totals[total].map(line => standingCost(record, `exp_${line}`))
    const rest = whole === null ? null : whole - (sumOf(lines) ?? 0)
    return lineOf(total, rest || null)
  })
  return {
    lines: [...single, ...beyond],
    drivers,
    said,
    ...earnedIn(record),
    overheadOfHectare: overheadOfHectare(record),
  }
}

export type EarnedInRecord = Pick<WhoBears, 'cropIncome' | 'stockIncome'>

/** What each side earned, as the record has it. */
export function earnedIn(record: object = {}): EarnedInRecord {
  return {
    cropIncome: figureIn({ ...record }, 'crop_income'),
    stockIncome: figureIn({ ...record }, 'livestock_income'),
  }
}

function lineOf(line: LineOfCrops, cents: Known): readonly LineToShare[] {
  return cents === null ? [] : [{ line, cents }]
}

const segments = [
  ['co_dry_overhead', 'dl_area_cropped_ha'],
  ['co_irr_overhead', 'ir_area_cropped_ha'],
  ['co_cane_overhead', 'cane_area_ha'],
] as const

/** What of a record is read for all this. */
export const figuresOfCosts: readonly string[] = [
  ...[...costLineNames, ...totalNames].flatMap(name => [name, `${name}_2`]),
  ...segments.flat(),
  'crop_income',
  'livestock_income',
  'overhead_cost',
  'effective_ha',
]

/** What crops bear of the overheads over their hectares; where that is not known, of all hectares alike (C36). */
function overheadOfHectare(record: RecordRow): Known {
  const overhead = sumOf(segments.map(([name]) => figureIn(record, name)))
  const hectares = sumOf(segments.map(([, area]) => figureIn(record, area)))
  if (overhead !== null && hectares) return overhead / hectares
  const [whole, effective] = [figureIn(record, 'overhead_cost'), figureIn(record, 'effective_ha')]
  return whole === null || !effective ? null : whole / effective
}

function figureIn(record: RecordRow, name: string): Known {
  const figure = record[name]
  return typeof figure === 'number' ? figure : null
}
