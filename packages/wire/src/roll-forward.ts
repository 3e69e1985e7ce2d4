// Starting a new period: what may be carried over from an earlier one, what was, and whether that may
// still be taken back.

import type { periodStatuses } from '@furrow/catalogue/choices'

/** In the order in which they are shown. Those about money are told to whoever sees it, and to nobody else. */
export const carriedKinds = [
  'paddocks',
  'properties',
  'crops',
  'standing_crops',
  'enterprises',
  'opening_stock',
  'land_values',
  'asset_values',
] as const

export type CarriedKind = (typeof carriedKinds)[number]

/** All of a kind, or of the paddocks only some, by their numbers in the earlier period. */
export type Chosen = { readonly [K in Exclude<CarriedKind, 'paddocks'>]?: boolean } & {
  readonly paddocks?: boolean | readonly number[]
}

/** From which period of a farm into which later one. */
export interface RollForwardPlaces {
  readonly farm_id: number
  readonly from_period_id: number
  readonly period_id: number
}

export interface RollForwardWish extends RollForwardPlaces {
  readonly choose: Chosen
}

export interface RollForwardPreview {
  readonly farm_id: number
  readonly from: NamedPeriod
  readonly into: NamedPeriod & {
    readonly sowing_start: string
    readonly sowing_end: string
    /** Null where the farm does not record it yet. */
    readonly status: (typeof periodStatuses)[number] | null
  }
  /** Why this person may not do it; null where they may. */
  readonly refused: string | null
  /** What is worth knowing before it is done. */
  readonly notes: readonly string[]
  readonly kinds: readonly KindPreview[]
  /** What belongs to the farm, not to a period: it is there in the new one without being carried. */
  readonly goes_on: GoingOn
}

/** Days: YYYY-MM-DD. */
interface NamedPeriod {
  readonly id: number
  readonly name: string
  readonly start: string
  readonly end: string
}

export interface KindPreview {
  readonly kind: CarriedKind
  /** In the earlier period. */
  readonly there_were: number
  /** Of these, those that the later period has already. */
  readonly there_already: number
  readonly to_make: number
  /** What cannot be carried, or goes otherwise than one might think, in sentences. */
  readonly notes: readonly string[]
  /** One by one, where it depends on the paddock: of paddocks, and of crops that stand on. */
  readonly rows: readonly RowPreview[]
}

export interface RowPreview {
  /** Its number in the earlier period. */
  readonly id: number
  readonly name: string
  /** Hectares. */
  readonly area: number | null
  /** The paddock of the earlier period: itself, or the one that the crop stands on. */
  readonly paddock_id: number
  readonly fate: Fate
}

/**
 * `make`: it is copied. `link`: a paddock of that name is there without a history, and gets this one.
 * `map`: it is there, but not its boundary, which is copied. `there`: nothing is to be done. `stays`: it
 * cannot be carried.
 */
export type Fate = 'make' | 'link' | 'map' | 'there' | 'stays'

export interface GoingOn {
  readonly properties: number
  readonly gauges: number
  readonly contacts: number
}

/** How many were made of each kind; beside them, what paddocks came to. */
export type CarriedCounts = {
  readonly [K in CarriedKind | 'linked' | 'boundaries']?: number
}

export interface RolledForward extends RollForwardPlaces {
  /** By which it is taken back; null where nothing was missing. */
  readonly id: number | null
  /** Whether the farm records the period since this call. */
  readonly is_new: boolean
  readonly counts: CarriedCounts
}

export interface TakenBack extends RollForwardPlaces {
  readonly id: number
  /** Whether the farm still records the period: it holds more than what was carried. */
  readonly period_stays: boolean
}

/** What was carried into a period of a farm and stands. */
export interface Carried extends RollForwardPlaces {
  readonly id: number
  readonly from_name: string
  /** Null where nobody knows any more. */
  readonly by: string | null
  readonly at: string
  readonly counts: CarriedCounts
  /** Why it cannot be taken back, or not by this person; null where it can. */
  readonly stays_because: string | null
}
