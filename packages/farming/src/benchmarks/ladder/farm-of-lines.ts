// A side of the ladder from lines for each effective hectare: the own farm's, or those of an average farm.

import { sumOf } from '../../numbers/ratio.ts'
import type { Known } from '../../numbers/ratio.ts'
import type { LineAmounts } from '../results/worked-measures.ts'
import type { ComparedCrop, ComparedFarm, ComparedPaddock, ComparedStock } from './compared-farm.ts'

export interface SideOfLadder {
  /** Lines and sums of the whole farm. */
  readonly farm: LineAmounts
  readonly crops: ReadonlyMap<string, CropOfSide>
  /** Lines of each stock enterprise. */
  readonly stock: ReadonlyMap<string, LineAmounts>
  /** Direct costs that its crops and stock bear. */
  readonly keptCost: Known
}

export interface CropOfSide {
  readonly lines: LineAmounts
  readonly irrigated: boolean
  /** What of its costs goes by the tonne, by line. */
  readonly byTonne?: LineAmounts
  readonly paddocks?: readonly ComparedPaddock[]
}

/** Which lines of the whole farm are told as what. */
export interface LinesOfLadder {
  readonly otherIncome: readonly string[]
  /** Ground that is cropped or grazed. */
  readonly inUse: readonly string[]
  /** Each is a group. */
  readonly overheads: readonly string[]
}

/** Nothing where its operating profit is not known. */
export function farmOfLines(
  { farm, crops, stock, keptCost }: SideOfLadder,
  { inUse, otherIncome, overheads }: LinesOfLadder,
): ComparedFarm | null {
  const of = (name: string) => farm[name] ?? null
  const profit = of('operating_profit')
  if (profit === null) return null
  const grown = kept(crops, cropOfLines)
  const fed = kept(stock, stockOfLines)
  const all = (names: readonly string[]) => sumOf(names.map(of)) ?? 0
  return {
    crops: grown,
    stock: fed,
    ground_in_use: sumOf(inUse.map(of)),
    other_farm_income: all(otherIncome),
    costs_not_kept_by_crop: keptCost === null ? 0 : (of('direct_cost') ?? 0) - keptCost,
    overheads: Object.fromEntries(overheads.map(name => [name, of(name) ?? 0])),
    labour: of('oh_wages') ?? 0,
    owner_allowance: of('oh_owner_allowance') ?? 0,
    depreciation: all(['oh_depreciation_plant', 'oh_depreciation_buildings']),
    gross_income: of('gross_income'),
    operating_profit: profit,
    assets_managed: of('managed_total_val'),
  }
}

function kept<From, To>(sides: ReadonlyMap<string, From>, made: (from: From) => To | null) {
  return new Map(
    [...sides].flatMap(([key, from]) => {
      const to = made(from)
      return to === null ? [] : [[key, to] as const]
    }),
  )
}

/** Of what is ours of it. Nothing where its income is not known. */
function cropOfLines({ lines, irrigated, byTonne, paddocks }: CropOfSide): ComparedCrop | null {
  const [hectares, income] = [lines['own_ha'] ?? null, lines['produce_income'] ?? null]
  if (hectares === null || hectares <= 0 || income === null) return null
  return {
    hectares,
    production: lines['own_produced'] ?? null,
    harvest_income: income,
    other_income: lines['sundry_income'] ?? 0,
    direct_costs: costsIn(lines),
    costs_by_tonne: costsIn(byTonne ?? {}),
    usable_water: waterOf(lines, hectares),
    irrigated,
    ...(paddocks ? { paddocks } : {}),
  }
}

/** So much of a crop’s ground must have known water for all of it to have known water. */
const enoughGround = 0.9

function waterOf(lines: LineAmounts, hectares: number): Known {
  const [water, known, ground] = ['usable_mm_ha', 'usable_ha', 'crop_ha'].map(n => lines[n] ?? null)
  if (!water || !known || !ground || known < enoughGround * ground) return null
  return (water / known) * hectares
}

/** By group: `cost_seed` is seed. */
function costsIn(lines: LineAmounts): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(lines).flatMap(([name, amount]) =>
      name.startsWith(costPrefix) && amount !== null
        ? [[name.slice(costPrefix.length), amount]]
        : [],
    ),
  )
}

const costPrefix = 'cost_'

/** Nothing where what it earned is not known. */
function stockOfLines(lines: LineAmounts): ComparedStock | null {
  const trading = lines['trading_profit'] ?? null
  if (trading === null) return null
  return {
    hectares: lines['grazed_ha'] ?? null,
    dse: lines['dse'] ?? null,
    kilograms: lines['liveweight_kg'] ?? null,
    trading_income: trading,
    other_income: lines['wool_income'] ?? 0,
    direct_costs: bornBy(lines) ?? 0,
  }
}

/** The direct costs that an enterprise bears. */
export function bornBy(lines: LineAmounts): Known {
  return sumOf(Object.values(costsIn(lines)))
}
