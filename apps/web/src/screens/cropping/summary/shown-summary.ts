// What of a summary is shown: the crops that pass the filter, grouped as was chosen, each group beside
// the same one of the period before.

import { cropFigures, cropGroups } from '@furrow/farming/crop-group'
import type { CropFigures, CropGroup, Grouping } from '@furrow/farming/crop-group'
import { summedCrops } from '@furrow/farming/cropping-summary'
import type { ArablePaddock, SummedCrops } from '@furrow/farming/cropping-summary'
import type { CropLine, KindOfCrop } from '@furrow/farming/summed-crop'
import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary'
import type { FilterState } from '../../filters-in.ts'

export interface SummaryRow {
  readonly key: string
  readonly kind: 'group' | 'paddock' | 'total'
  readonly name: string
  readonly crop: KindOfCrop | null
  readonly figures: CropFigures
  /** Of the same group in the period before. */
  readonly yieldBefore: number | null
  /** Of the five periods before; only of kinds of crops as a whole. */
  readonly usual: number | null
}

interface ShownGroup extends SummaryRow {
  readonly paddocks: readonly SummaryRow[]
}

export interface ShownSummary extends SummedCrops {
  readonly crops: readonly CropLine[]
  readonly groups: readonly ShownGroup[]
  readonly total: SummaryRow
}

export interface Showing {
  readonly by: Grouping
  readonly filters: FilterState
}

export function shownSummary(
  told: CroppingOfPeriod,
  before: CroppingOfPeriod | undefined,
  { by, filters }: Showing,
): ShownSummary {
  const crops = told.crops.filter(line => passes(line, filters))
  const earlier = before?.crops.filter(line => passes(line, filters)) ?? []
  const yields = new Map(cropGroups(earlier, by).map(group => [group.key, group.yield]))
  const usual = new Map(told.usual.map(one => [one.crop_id, one.yield]))
  const byId = new Map(crops.map(line => [line.id, line]))
  const groups = cropGroups(crops, by).map((group): ShownGroup => ({
    ...{ key: group.key, kind: 'group', name: nameOf(group, by), crop: group.crop },
    figures: group,
    yieldBefore: yields.get(group.key) ?? null,
    usual: by === 'crop' ? (usual.get(group.crop?.id ?? 0) ?? null) : null,
    paddocks: group.crops.flatMap(id => paddockRow(byId.get(id)) ?? []),
  }))
  const arable = told.arable.filter(one => isOnGround(one, filters))
  const { totals, stands } = summedCrops(crops, arable)
  // Of the ground that is shown, whatever grew there: what another crop is on is not unused.
  const { ground } = summedCrops(told.crops, arable)
  return { crops, groups, total: totalRow(totals), totals, stands, ground }
}

function totalRow(figures: CropFigures): SummaryRow {
  const nothing = { crop: null, yieldBefore: null, usual: null }
  return { key: 'total', kind: 'total', name: 'Total', figures, ...nothing }
}

function paddockRow(line: CropLine | undefined): SummaryRow | undefined {
  if (!line) return undefined
  return {
    ...{ key: String(line.id), kind: 'paddock', name: line.paddock.name, crop: line.crop },
    ...{ figures: cropFigures([line]), yieldBefore: null, usual: null },
  }
}

const unsaid: Readonly<Record<Grouping, string>> = {
  crop: 'Fallow, or no crop named',
  enterprise: 'No enterprise',
  property: 'Unassigned',
  variety: 'No variety',
  fallow_type: 'No fallow type',
}

function nameOf({ of, crop }: CropGroup, by: Grouping): string {
  const name = of?.name ?? unsaid[by]
  return by === 'crop' || by === 'enterprise' || !crop ? name : `${name}, ${crop.name}`
}

function passes({ paddock, crop }: CropLine, filters: FilterState): boolean {
  const ground = {
    property_id: paddock.property?.id ?? null,
    asset_type_id: paddock.asset_type?.id ?? null,
  }
  return isOnGround(ground, filters) && isAmong(crop?.id ?? null, filters.cropTypeIds)
}

type Ground = Pick<ArablePaddock, 'property_id' | 'asset_type_id'>

function isOnGround(ground: Ground, { assetTypeIds, propertyIds }: FilterState): boolean {
  return isAmong(ground.asset_type_id, assetTypeIds) && isAmong(ground.property_id, propertyIds)
}

function isAmong(id: number | null, ids: readonly (number | null)[] | undefined): boolean {
  return ids === undefined || ids.includes(id)
}
