// What a thing was worth at the end of a period, as a row.

import type { Making, PlannedPeriod } from '../plan.ts'

interface Valued {
  readonly type: 'asset_buildings' | 'asset_grain_storage' | 'asset_plant' | 'asset_waters'
  readonly asset: number
  /** Whole cents. */
  readonly value: number
  readonly units: number
  readonly name: string
}

export function addValue({ rows, farm }: Making, period: PlannedPeriod, valued: Valued): void {
  const { type, asset, value, units, name } = valued
  rows.add('assets_period', {
    farm_id: farm,
    period_id: period.id,
    asset_type: type,
    asset_id: asset,
    value,
    units,
    name,
  })
}

/** Dollars as whole cents, to the nearest hundred dollars. */
export const hundreds = (dollars: number): number => Math.round(dollars / 100) * 100_00
