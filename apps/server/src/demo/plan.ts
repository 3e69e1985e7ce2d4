// What a made-up farm is to be like, and what its parts tell each other while it is being made:
// the land tells the crops, the crops the sales, and all of them the financial record.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { Random } from './random.ts'
import type { RowSet } from './row-set.ts'

export type FarmKind = 'mixed' | 'grain' | 'cotton' | 'cane' | 'sheep' | 'beef'

/** Where grain growers would say that a farm lies; no zone of theirs where it is none of the list. */
export interface DemoRegion {
  readonly slug: string | null
  readonly name: string
}

export interface FarmPlan {
  readonly kind: FarmKind
  /** Otherwise where farms of its kind usually lie. */
  readonly region?: DemoRegion
  readonly name: string
  /** Begins the chance: the same word gives the same farm. */
  readonly seed: string
  readonly paddocks: number
  /** Beside the usual size. */
  readonly paddockSize?: number
  readonly gauges: number
  /** Daily readings for so many years before the end of the last period, or just so many readings. */
  readonly rain: { readonly years: number } | { readonly readings: number }
  /** Paddock boundaries, files and all the small things that only a demonstration needs. */
  readonly full: boolean
  /** What is spent for each dollar that others would spend: where it is little, more is kept. */
  readonly spending?: number
  /** The last period was submitted: nothing of it stands open. */
  readonly handedIn?: boolean
  readonly periods: readonly PlannedPeriod[]
}

/** A period as it stands in the database; dates are calendar days. */
export interface PlannedPeriod {
  readonly id: number
  readonly name: string
  readonly start: string
  readonly end: string
  readonly sowingStart: string
  readonly sowingEnd: string
}

/** What every part is handed. */
export interface Making {
  readonly plan: FarmPlan
  readonly rows: RowSet
  readonly random: Random
  readonly farm: number
  /** The number of a row of a list that ships with Furrow, by its lasting name. */
  listed(entity: EntityName, slug: string): number
}

export type AssetTypeSlug =
  | 'dryland-cropping'
  | 'irrigated-cropping'
  | 'grazing'
  | 'irrigated-pasture'
  | 'sugarcane'
  | 'timber-and-conservation'
  | 'infrastructure-and-other'
  | 'water-storage'

export interface MadeProperty {
  readonly id: number
  readonly name: string
  readonly tenure: 'Owned' | 'Leased' | 'Sharefarmed'
  /** Our part of a sharefarmed crop; 1 elsewhere. */
  readonly share: number
  readonly titleArea: number
}

export interface MadePaddock {
  readonly id: number
  readonly name: string
  readonly period: PlannedPeriod
  readonly area: number
  readonly use: AssetTypeSlug
  readonly property: MadeProperty
  readonly gauge: number
  readonly soil: string
  readonly irrigation: string | null
  /** Lasting name of its land class. */
  readonly landClass: string
  /** $ per hectare, whole cents. */
  readonly valuePerHectare: number
  readonly waterHolding: number
  readonly fallowEfficiency: number
  readonly prior: readonly MadePaddock[]
}

export interface MadeLand {
  readonly properties: readonly MadeProperty[]
  readonly gauges: readonly number[]
  /** By the place of the period in the plan. */
  readonly paddocks: readonly (readonly MadePaddock[])[]
}

export interface MadeRain {
  /** Millimetres that fell from one day to another, both included. */
  between(from: string, to: string): number
  /** The totals of whole calendar years, oldest first. */
  readonly years: readonly number[]
}

/** A crop on a paddock as it turned out. */
export interface MadeCrop {
  readonly collection: number
  readonly paddock: MadePaddock
  readonly period: PlannedPeriod
  /** Lasting name of the crop. */
  readonly crop: string
  readonly sownArea: number
  readonly harvestedArea: number
  /** Tonnes of grain, hay or cane; tonnes of seed for cotton. */
  readonly tonnes: number
  readonly bales: number
  readonly sugarTonnes: number
  readonly megalitres: number
  readonly nitrogenPerHectare: number
  readonly phosphorusPerHectare: number
  readonly potassiumPerHectare: number
  readonly sulphurPerHectare: number
  readonly failedArea: number
  readonly hayArea: number
  readonly doubleCrop: boolean
}

/** What a period's crops brought, whole cents, our share. */
export interface MadeCropIncome {
  readonly period: PlannedPeriod
  readonly dryland: number
  readonly irrigated: number
  readonly cane: number
  readonly hay: number
  /** Unsold at the end, at its estimate. */
  readonly onHand: number
  /** Kept for the own stock. */
  readonly kept: readonly KeptFeed[]
}

export interface KeptFeed {
  readonly kind: 'grain' | 'hay'
  /** Lasting name of the crop. */
  readonly crop: string
  readonly tonnes: number
}
