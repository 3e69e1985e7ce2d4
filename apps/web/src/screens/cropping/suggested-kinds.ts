// What a crop is likely to be classed as: its fallow by the days since the crop before, its enterprise
// by use, fallow and crop.

import { fallowBetween } from '@furrow/farming/crops/fallow'
import type { CropLine } from '@furrow/farming/crops/crop-line'
import type { CropRow } from './crop-row.ts'

export interface KindsOffered {
  /** By lasting name. */
  readonly fallowTypes: ReadonlyMap<string, number>
  readonly enterprises: readonly Enterprise[]
}

interface Enterprise {
  readonly id: number
  readonly asset_type_id: number
  readonly fallow_type_id: number | null
  readonly crop_type_id: number
}

type Classed = Pick<CropRow, 'crop' | 'paddock'>

export function suggestedKinds(
  row: Classed,
  days: Pick<CropLine, 'sown'> & { readonly ended_before: string | null },
  { fallowTypes, enterprises }: KindsOffered,
): CropRow['suggested'] {
  const { sown, ended_before: ended } = days
  const fallow = sown !== null && ended !== null ? fallowBetween(ended, sown) : undefined
  const fallowType = fallow && fallowTypes.get(fallow)
  const enterprise = enterpriseOf(row, row.crop.fallow_type_id ?? fallowType, enterprises)
  return { fallowType, enterprise }
}

function enterpriseOf(
  { crop, paddock }: Classed,
  fallow: number | undefined,
  enterprises: readonly Enterprise[],
): number | undefined {
  const fitting = enterprises.filter(
    ({ asset_type_id, crop_type_id }) =>
      asset_type_id === paddock?.asset_type_id && crop_type_id === crop.current_crop_id,
  )
  const exact = fitting.find(({ fallow_type_id }) => fallow_type_id === (fallow ?? null))
  return (exact ?? (fitting.length === 1 ? fitting[0] : undefined))?.id
}
