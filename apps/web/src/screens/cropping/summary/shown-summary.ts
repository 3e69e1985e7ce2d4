// What of a summary is shown: the crops that pass the filter, grouped as was chosen, each group beside
// the same one of the period before.

import { cropTotals, cropGroups } from '@furrow/farming/crops/crop-group'
import type { CropTotals, CropGroup, Grouping } from '@furrow/farming/crops/crop-group'
import { summedCrops } from '@furrow/farming/crops/cropping-summary'
import type { ArablePaddock, SummedCrops } from '@furrow/farming/crops/cropping-summary'
import type { CropLine } from '@furrow/farming/crops/crop-line'
import type { KindOfCrop } from '@furrow/farming/crops/crop-record'
import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import type { FilterState } from '../../../period/filters-in.ts'

export interface SummaryRow {
  readonly key: string
  readonly kind: 'group' | 'paddock' | 'total'
  readonly name: string
  readonly crop: KindOfCrop | null
  readonly figures: CropTotals
  /** Something can still come off all of it. */
  readonly isGrowing: boolean
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

interface Showing {
  readonly by: Grouping
  readonly filters: FilterState
  /** By their names; nothing shows all. */
  readonly season?: string | null
  readonly status?: string | null
  readonly tag?: string | null
}

export function shownSummary(
  told: CroppingOfPeriod,
  before: CroppingOfPeriod | undefined,
  { by, filters, season = null, status = null, tag = null }: Showing,
): ShownSummary {
  const isOfSeason = ({ crop }: CropLine) => season === null || crop?.season_name === season
  const isTagged = ({ tags }: CropLine) => tag === null || tags.includes(tag)
  const isShown = (line: CropLine) => passes(line, filters) && isOfSeason(line) && isTagged(line)
  const crops = told.crops.filter(
    line => isShown(line) && (status === null || line.status?.name === status),
  )
  const earlier = before?.crops.filter(isShown) ?? []
  const yields = new Map(cropGroups(earlier, by).map(group => [group.key, group.yield]))
  const usual = new Map(told.usual.map(one => [one.crop_id, one.yield]))
  const byId = new Map(crops.map(line => [line.id, line]))
  const groups = cropGroups(crops, by).map((group): ShownGroup => ({
    key: group.key,
    kind: 'group',
    name: nameOf(group, by),
    crop: group.crop,
    figures: group,
    isGrowing: isGrowing(group.crops.flatMap(id => byId.get(id) ?? [])),
    yieldBefore: yields.get(group.key) ?? null,
    usual: by === 'crop' ? (usual.get(group.crop?.id ?? 0) ?? null) : null,
    paddocks: group.crops.flatMap(id => paddockRow(byId.get(id)) ?? []),
  }))
  const arable = told.arable.filter(one => isOnGround(one, filters))
  const { totals, stands } = summedCrops(crops, arable)
  // Of the ground that is shown, whatever grew there: what another crop is on is not unused.
  const { ground } = summedCrops(told.crops, arable)
  return { crops, groups, total: totalRow(totals, crops), totals, stands, ground }
}

function totalRow(figures: CropTotals, crops: readonly CropLine[]): SummaryRow {
  const nothing = { crop: null, yieldBefore: null, usual: null }
  return {
    key: 'total',
    kind: 'total',
    name: 'Total',
    figures,
    isGrowing: isGrowing(crops),
    ...nothing,
  }
}

function isGrowing(lines: readonly CropLine[]): boolean {
  return lines.every(line => line.is_growing)
}

function paddockRow(line: CropLine | undefined): SummaryRow | undefined {
  if (!line) return undefined
  return {
    key: String(line.id),
    kind: 'paddock',
    name: line.paddock.name,
    crop: line.crop,
    figures: cropTotals([line]),
    isGrowing: line.is_growing,
    yieldBefore: null,
    usual: null,
  }
}

const unsaid: Readonly<Record<Grouping, string>> = {
  crop: 'Fallow, or no crop named',
  enterprise: 'No enterprise',
  property: 'Unassigned',
  variety: 'No variety',
  fallow_type: 'No fallow type',
  tags: 'No tags',
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
