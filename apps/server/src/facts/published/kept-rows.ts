// What is kept of an edition, as JSON: a figure that is not known, or not published, is null.

import type {
  FarmResult,
  PublishedAverage,
  PublishedSet,
  Withheld,
} from '@furrow/farming/benchmarks/edition'
import { isWithheld } from '@furrow/farming/benchmarks/edition'
import type { Known } from '@furrow/farming/numbers/ratio'

const figuresOf = (values: Float64Array): readonly Known[] =>
  Array.from(values, value => (Number.isNaN(value) ? null : value))
const valuesOf = (figures: readonly Known[]): Float64Array =>
  Float64Array.from(figures, figure => figure ?? NaN)

export interface KeptResult {
  readonly farm_id: number
  readonly owner: string
  readonly has_profit: boolean
  readonly lines: readonly Known[]
  readonly measures: readonly Known[]
  readonly rankings: readonly Known[]
}

export function keptResult({ farm, owner, hasProfit, ...rows }: FarmResult): KeptResult {
  return {
    farm_id: Number(farm),
    owner,
    has_profit: hasProfit,
    lines: figuresOf(rows.lines),
    measures: figuresOf(rows.measures),
    rankings: figuresOf(rows.rankings),
  }
}

export function resultKept(row: KeptResult): FarmResult {
  return {
    farm: keptFarmId(row.farm_id),
    owner: row.owner,
    hasProfit: row.has_profit,
    lines: valuesOf(row.lines),
    measures: valuesOf(row.measures),
    rankings: valuesOf(row.rankings),
  }
}

/** So that ids in the order of texts are in the order of numbers. */
export function keptFarmId(farm: number): string {
  return String(farm).padStart(12, '0')
}

/** What anybody may be told of a set. */
export interface SetTold {
  /** What people call it. */
  readonly name: string
  readonly key: string
  readonly kind: PublishedSet['kind']
  readonly of: string | null
  readonly ranking: string | null
  readonly band: string
  readonly average: {
    readonly lines: readonly Known[]
    readonly states: PublishedAverage['states']
    readonly public_lines: readonly boolean[]
  } | null
  readonly percentiles: readonly (PercentilesTold | null)[]
}

interface PercentilesTold {
  readonly kind: 'quartiles' | 'fifths'
  readonly low: number
  readonly middle: number
  readonly high: number
  readonly is_public: boolean
  readonly edition: number
}

export function setTold(set: PublishedSet, name: string): SetTold {
  const { key, kind, of = null, ranking = null, band, average, percentiles } = set
  return {
    name,
    key,
    kind,
    of,
    ranking,
    band,
    average: isWithheld(average)
      ? null
      : {
          lines: figuresOf(average.lines),
          states: average.states,
          public_lines: average.publicLines,
        },
    percentiles: percentiles.map(one => {
      if (isWithheld(one)) return null
      const { isPublic, ...told } = one
      return { ...told, is_public: isPublic }
    }),
  }
}

/** What staff are told as well: the farms in it, and why something is withheld. */
export interface SetBehind {
  readonly farms: readonly string[]
  readonly averaged: readonly string[]
  readonly average: Withheld | null
  readonly lines: readonly (Withheld | null)[]
  readonly percentiles: readonly (Withheld | null)[]
}

export function setBehind({ farms, averaged, average, percentiles }: PublishedSet): SetBehind {
  return {
    farms,
    averaged,
    average: isWithheld(average) ? average : null,
    lines: isWithheld(average) ? [] : average.reasons,
    percentiles: percentiles.map(one => (isWithheld(one) ? one : null)),
  }
}

/** The set as it was published, for the editions that follow. */
export function setKept(told: SetTold, behind: SetBehind): PublishedSet {
  const { key, kind, of, ranking, band, average } = told
  return {
    key,
    kind,
    ...(of === null ? {} : { of }),
    ...(ranking === null ? {} : { ranking }),
    farms: behind.farms,
    averaged: behind.averaged,
    band,
    average: average
      ? {
          lines: valuesOf(average.lines),
          states: average.states,
          reasons: behind.lines,
          publicLines: average.public_lines,
        }
      : (behind.average ?? { rule: 'floor', owners: 0, needed: 0 }),
    percentiles: told.percentiles.map((one, at) => {
      if (!one) return behind.percentiles[at] ?? { rule: 'floor', owners: 0, needed: 0 }
      const { is_public, ...published } = one
      return { ...published, isPublic: is_public }
    }),
  }
}
