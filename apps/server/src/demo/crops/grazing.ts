// Stock on crops, stubbles and pastures: how many head went on and off, at what weight and when.

import { dayText } from '../demo-days.ts'
import { within } from './farm.ts'
import type { CropFarm, Standing } from './farm.ts'
import type { FarmKind } from '../plan.ts'

export interface Spell {
  /** Lasting name of the way of grazing. */
  readonly way: string
  readonly from: number
  readonly until: number
  /** Beside a usual pasture: feed for how many, and how well they do. */
  readonly feed: number
  readonly notes?: string
}

/** Gives the day on which the stock came off. */
export function graze(farm: CropFarm, crop: Standing, spell: Spell): number {
  const { random, making } = farm
  const mob = random.pick(mobsOf(making.plan.kind))
  const head = Math.max(5, Math.round(crop.area * mob.perHectare * random.between(0.8, 1.2)))
  const days = spell.until - spell.from
  const on = random.around(mob.weight, mob.weight * 0.08)
  const daily = within(mob.gain * spell.feed * random.between(0.75, 1.2), 0, mob.gain * 1.6)
  making.rows.add('grazing_collection_events', {
    crop_collection_id: crop.collection,
    grazing_area: crop.area,
    grazing_start_date: dayText(spell.from),
    grazing_end_date: dayText(spell.until),
    total_weight_on: Math.round(head * on),
    total_weight_off: Math.round(head * (on + daily * days)),
    number_of_stock: head,
    notes: spell.notes ?? null,
    livestock_class_id: making.listed('livestock_classes', mob.livestock),
    grazing_collection_type_id: making.listed('grazing_collection_types', spell.way),
    farm_id: making.farm,
  })
  return spell.until
}

interface Mob {
  /** Lasting name of the class. */
  readonly livestock: string
  readonly perHectare: number
  /** Kilograms a head, and gained a day on usual pasture. */
  readonly weight: number
  readonly gain: number
}

function mobsOf(kind: FarmKind): readonly Mob[] {
  return kind === 'mixed' || kind === 'sheep' ? sheep : cattle
}

const sheep: readonly Mob[] = [
  { livestock: 'sheep/ewes-breeding', perHectare: 11, weight: 58, gain: 0.06 },
  { livestock: 'sheep/ewes-breeding', perHectare: 10, weight: 60, gain: 0.06 },
  { livestock: 'sheep/wether-lambs-weaned', perHectare: 14, weight: 34, gain: 0.12 },
  { livestock: 'sheep/ewe-lambs-weaned', perHectare: 13, weight: 33, gain: 0.11 },
]

const cattle: readonly Mob[] = [
  { livestock: 'cattle/cows-breeding', perHectare: 0.5, weight: 480, gain: 0.4 },
  { livestock: 'cattle/steers-1-2-years', perHectare: 0.6, weight: 330, gain: 0.7 },
  { livestock: 'cattle/weaner-steers', perHectare: 0.7, weight: 230, gain: 0.65 },
]
