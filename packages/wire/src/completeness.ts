// How complete a collection is: what the server tells of a farm's period, and of many at once.

import type { periodStatuses } from '@furrow/catalogue/choices'
import type { Section } from '@furrow/farming/completeness'
import type { Judged } from '@furrow/farming/judged'

export interface Completeness extends WithStatus {
  readonly farm_id: number
  readonly period_id: number
  readonly sections: readonly CompletenessSection[]
  readonly checks: readonly CompletenessCheck[]
  readonly counts: readonly CompletenessCount[]
  readonly dates: CollectionDates
}

interface WithStatus {
  readonly status: (typeof periodStatuses)[number]
  /** From 0 to 1; null where nothing is asked yet. */
  readonly score: number | null
}

export interface CompletenessSection extends Section {
  /** By a name where it is known who it was. */
  readonly last_change: { readonly at: string; readonly by: string | null } | null
}

/** Figures that should agree, and whether they do. */
export interface CompletenessCheck extends Judged {
  readonly name: string
  readonly label: string
}

export interface CompletenessCount {
  readonly name: string
  readonly label: string
  readonly value: number
  readonly unit: string
}

/** Days: YYYY-MM-DD. */
export interface CollectionDates {
  readonly start: string
  readonly end: string
  readonly sowing_start: string
  readonly sowing_end: string
  readonly submission_due: string
}

/** A farm with its periods, oldest first. */
export interface FarmOverview {
  readonly farm_id: number
  readonly periods: readonly PeriodOverview[]
}

export interface PeriodOverview extends WithStatus {
  readonly farm_period_id: number
  readonly period_id: number
  readonly name: string
  readonly year_name: string | null
  readonly start: string
  readonly end: string
  readonly submission_due: string
}
