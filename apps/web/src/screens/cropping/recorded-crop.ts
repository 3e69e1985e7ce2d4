// A crop as it is recorded, put together from its rows as the browser holds them: the same shape as the
// server makes of its own, so that the same functions turn it into figures.

import { measuredEvent } from '@furrow/catalogue/measured-event'
import { varietySown } from '@furrow/farming/crops/crop-record'
import type {
  CropRecord,
  KindOfCrop,
  Named,
  NutrientApplied,
} from '@furrow/farming/crops/crop-record'
import type { CropNames } from './crop-names.ts'
import type { CropRow, CropType, ReadFertiliser } from './crop-row.ts'
import { measuredEvents } from '@furrow/catalogue/measured-events'

/** What of a crop is recorded in other periods. */
export interface CropBefore {
  /** The day on which what stands there was sown. */
  readonly stands_since: string | null
  /** The last day on which something came off the crop before, or ended it. */
  readonly ended_before: string | null
}

export function cropRecord(
  row: Pick<CropRow, 'crop' | 'paddock' | 'type' | 'events'>,
  names: CropNames,
  before: CropBefore,
): CropRecord {
  const { crop, paddock, type, events } = row
  const status = names.statuses.get(crop.status_id ?? 0)
  return {
    ...before,
    id: crop.id,
    paddock: {
      id: crop.paddock_id,
      name: paddock?.name ?? '',
      area: paddock?.area ?? null,
      property: named(names.properties, paddock?.property_id),
      asset_type: named(names.uses, paddock?.asset_type_id),
    },
    crop: type ? kindOfCrop(type, names) : null,
    enterprise: named(names.enterprises, crop.enterprise_id),
    fallow_type: named(names.fallowTypes, crop.fallow_type_id),
    stage: named(names.stages, crop.lifecycle_status_id),
    status: status ? { slug: status.slug, name: status.name } : null,
    tags: crop.taggables.flatMap(one => names.tags.get(one.tag_id)?.name ?? []).toSorted(),
    variety: varietySown(
      events.sowing.map(one => ({
        day: measuredEvent('sowing', one, null).day,
        variety: named(names.varieties, one.variety_id),
      })),
    ),
    share: paddock?.sharefarm_percentage ?? null,
    fallow_efficiency: paddock?.fallow_efficiency ?? null,
    events: measuredEvents(events, names.ways),
    irrigations: events.irrigation.map(({ total_ml_applied }) => total_ml_applied),
    nutrients: nutrientsIn(events.fertiliser, names.elements),
  }
}

function kindOfCrop(
  type: CropType,
  names: Pick<CropNames, 'harvests' | 'lives' | 'seasons'>,
): KindOfCrop {
  const { id, name, slug, color } = type
  const options = (type.options ?? {}) as Readonly<Record<string, unknown>>
  const harvest = names.harvests.get(type.harvest_type_id)
  const season = names.seasons.get(type.season_id)
  const { rain_from_month: from, rain_to_month: to } = season ?? none
  const number = (value: unknown) => (typeof value === 'number' ? value : null)
  return {
    id,
    name,
    slug,
    color,
    harvest: harvest?.slug ?? '',
    unit: textOr(options['yield_unit'], harvest?.yield_unit ?? ''),
    perennial: names.lives.get(type.lifecycle_type_id)?.slug === 'perennial',
    of_water: options['wue'] === true,
    kg_per_mm: number(options['te_kg_mm']),
    evaporation: number(options['evap_mm']),
    season_name: season?.name ?? null,
    season: from === null || to === null ? null : { from, to },
  }
}

const none = { rain_from_month: null, rain_to_month: null }

/** Applications of some elements, by their symbols. */
export function nutrientsIn(
  events: readonly ReadFertiliser[],
  elements: CropNames['elements'],
): readonly NutrientApplied[] {
  return events.flatMap(({ fertiliser_chemical_applications: applied }) =>
    applied.map(({ chemical_element_id, unit_ha }) => ({
      element: elements.get(chemical_element_id)?.symbol ?? '',
      rate: unit_ha,
    })),
  )
}

function named(list: ReadonlyMap<number, Named>, id: number | null | undefined): Named | null {
  const found = list.get(id ?? 0)
  return found ? { id: found.id, name: found.name } : null
}

function textOr(value: unknown, other: string): string {
  return typeof value === 'string' ? value : other
}
