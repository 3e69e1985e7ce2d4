// Puts fertiliser on a crop, and counts what it brought of each element.

import { whereOf } from './farm.ts'
import type { CropFarm, Standing } from './farm.ts'
import { analyses, dressingsOf } from './fertilisers.ts'
import type { Dressing } from './fertilisers.ts'
import { dayText } from '../demo-days.ts'

export interface Nutrients {
  readonly nitrogenPerHectare: number
  readonly phosphorusPerHectare: number
  readonly potassiumPerHectare: number
  readonly sulphurPerHectare: number
}

interface Season {
  /** What the days of a dressing are counted from. */
  readonly from: number
  /** No fertiliser before the crop before is off, nor after this one is ripe. */
  readonly freed: number
  readonly until: number
  readonly standing: boolean
}

export function fertilise(
  farm: CropFarm,
  crop: Standing,
  season: Season = { from: crop.sown, freed: crop.freed, until: crop.ripe, standing: false },
): Nutrients {
  const { standing } = season
  const { irrigated } = crop
  const brought: Record<string, number> = {}
  const usual = dressingsOf(crop.crop, { irrigated, region: farm.region, standing })
  const chosen = usual.filter(({ odds }) => odds === undefined || farm.random.chance(odds))
  for (const dressing of chosen) {
    const nutrients = putOn(farm, crop, { dressing, day: dayOf(farm, dressing, season) })
    for (const [element, rate] of nutrients) brought[element] = (brought[element] ?? 0) + rate
  }
  return {
    nitrogenPerHectare: brought.nitrogen ?? 0,
    phosphorusPerHectare: brought.phosphorus ?? 0,
    potassiumPerHectare: brought.potassium ?? 0,
    sulphurPerHectare: brought.sulphur ?? 0,
  }
}

/** When the ground is not free early enough, it goes in with the seed. */
function dayOf({ random }: CropFarm, { days }: Dressing, { from, freed, until }: Season): number {
  const day = from + random.whole(days[0], days[1])
  if (day < freed + 4) return Math.max(from, freed + 4)
  return Math.min(day, until - 14)
}

interface Application {
  readonly dressing: Dressing
  readonly day: number
}

function putOn(
  farm: CropFarm,
  crop: Standing,
  { dressing, day }: Application,
): readonly (readonly [string, number])[] {
  const { rows, listed, farm: farmId } = farm.making
  const { product, rate } = dressing
  const event = rows.add('fertiliser_collection_events', {
    ...whereOf(farm, crop),
    application_date: dayText(day),
    pre_applied: day < crop.sown,
    fertiliser_product_id: listed('fertiliser_products', product),
  })
  const kilograms = Math.round(farm.random.between(...rate))
  return Object.entries(analyses[product]).map(([element, share]) => {
    const perHectare = Math.round(kilograms * share * 1e4) / 1e4
    rows.add('fertiliser_chemical_applications', {
      fertiliser_collection_event_id: event,
      chemical_element_id: listed('chemical_elements', element),
      unit_ha: perHectare,
      farm_id: farmId,
    })
    return [element, perHectare] as const
  })
}
