// What the financial record of one period is gathered from.

import type {
  FarmKind,
  MadeAssets,
  MadeCrop,
  MadeCropIncome,
  MadeLand,
  MadePaddock,
  MadeRain,
  MadeStock,
  PlannedPeriod,
  StockLine,
} from '../plan.ts'
import type { NewRow } from '../row-set.ts'

export interface MadeParts {
  readonly land: MadeLand
  readonly rain: MadeRain
  readonly crops: readonly MadeCrop[]
  readonly cropIncome: readonly MadeCropIncome[]
  readonly stock: readonly MadeStock[]
  readonly assets: readonly MadeAssets[]
}

export interface RecordYear {
  readonly kind: FarmKind
  readonly period: PlannedPeriod
  readonly paddocks: readonly MadePaddock[]
  /** What was sown in the period, or stood from earlier. */
  readonly crops: readonly MadeCrop[]
  readonly income: MadeCropIncome
  readonly stock: MadeStock
  readonly assets: MadeAssets
}

/** Figures of the record; what is left out is not known. */
export type Figures = NewRow<'assets'>

export function recordYears(
  kind: FarmKind,
  periods: readonly PlannedPeriod[],
  made: MadeParts,
): readonly RecordYear[] {
  const crops = Map.groupBy(made.crops, ({ period }) => period.id)
  return periods.map((period, place) => ({
    kind,
    period,
    paddocks: made.land.paddocks[place] ?? [],
    crops: (crops.get(period.id) ?? []).filter(({ sownArea }) => sownArea > 0),
    income: known(made.cropIncome[place], period),
    stock: known(made.stock[place], period),
    assets: known(made.assets[place], period),
  }))
}

function known<T>(made: T | undefined, { name }: PlannedPeriod): T {
  if (made === undefined) throw new Error(`Nothing was made for ${name}.`)
  return made
}

export const sumOf = <T>(items: readonly T[], measure: (item: T) => number): number =>
  items.reduce((sum, item) => sum + measure(item), 0)

/** Nothing where there is nothing to divide by, or nothing known. */
export function ratio(part: number | undefined, whole: number | undefined): number | undefined {
  if (part === undefined || !whole) return undefined
  return rounded(part / whole, 6)
}

export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}

/** The figures that are known and not nought. */
export function positive<F extends Readonly<Record<string, number | undefined>>>(
  figures: F,
): Partial<F> {
  return Object.fromEntries(
    Object.entries(figures).filter(([, figure]) => figure !== undefined && figure > 0),
  ) as Partial<F>
}

/** Whole cents, to the nearest hundred dollars. */
export const nearHundred = (cents: number): number => Math.round(cents / 100_00) * 100_00

/** What the farm is made up of; `oth` is hay and whatever is neither crop nor stock. */
export type Segment = CropSegment | 'live' | 'oth'
export type CropSegment = 'dry' | 'irr' | 'cane'
export type BySegment<T> = Partial<Record<Segment, T>>

export const cropSegments: readonly CropSegment[] = ['dry', 'irr', 'cane']
export const segments: readonly Segment[] = [...cropSegments, 'live', 'oth']

export const averageDse = ({ openingDse, closingDse }: StockLine): number =>
  (openingDse + closingDse) / 2

export const hasStock = ({ sheep, cattle }: MadeStock): boolean =>
  sheep.openingHead + sheep.closingHead + cattle.openingHead + cattle.closingHead > 0
