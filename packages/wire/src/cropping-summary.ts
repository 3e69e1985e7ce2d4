// The cropping of a farm's period, summed up: as the server tells it.

import type { CroppingSummary } from '@furrow/farming/cropping-summary'

export interface CroppingOfPeriod extends CroppingSummary {
  readonly farm_id: number
  readonly period_id: number
  /** What the period is called. */
  readonly period: string
}
