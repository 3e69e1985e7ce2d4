// With whom a farm is compared: farms of the same activity, of the same size in the same zone, and then ever wider.

import type { Known } from '../../numbers/ratio.ts'
import type { LineAmounts } from './worked-measures.ts'

export const activities = [
  'Dryland cropping',
  'Irrigated cropping',
  'Cane',
  'Mixed',
  'Livestock',
] as const
export type Activity = (typeof activities)[number]

/** Activities that may stand in for each other where farms are few. */
const groupOf: Readonly<Record<Activity, string>> = {
  'Dryland cropping': 'Cropping',
  'Irrigated cropping': 'Cropping',
  Cane: 'Cane',
  Mixed: 'Grazing and mixed',
  Livestock: 'Grazing and mixed',
}

/** So much of income from crops and stock makes a farm one of crops, or of stock. */
const mostly = 0.7

/** By what crops and stock brought in; nothing where neither is known to have brought anything. */
export function activityOf(lines: LineAmounts): Activity | null {
  const of = (...names: readonly string[]) =>
    names.reduce((sum, name) => sum + Math.max(0, lines[name] ?? 0), 0)
  const cane = of('cane_income')
  const irrigated = of('irrigated_crop_income')
  const crops = of('dryland_crop_income', 'hay_income') + irrigated + cane
  const stock = of('sheep_income', 'wool_income', 'cattle_income', 'other_livestock_income')
  if (crops + stock === 0) return null
  if (stock >= mostly * (crops + stock)) return 'Livestock'
  if (crops < mostly * (crops + stock)) return 'Mixed'
  if (cane >= crops / 2) return 'Cane'
  return irrigated >= crops / 2 ? 'Irrigated cropping' : 'Dryland cropping'
}

interface SizeBands {
  readonly unit: 'ha' | 'DSE'
  readonly from: readonly number[]
}

const bands: Readonly<Record<Activity, SizeBands>> = {
  'Dryland cropping': { unit: 'ha', from: [1000, 2500, 5000] },
  'Irrigated cropping': { unit: 'ha', from: [500, 1000, 2500] },
  Cane: { unit: 'ha', from: [100, 200, 400] },
  Mixed: { unit: 'ha', from: [1000, 2500, 5000] },
  Livestock: { unit: 'DSE', from: [5000, 10_000, 20_000] },
}

/** 0 is the smallest band; nothing where its size is not known. */
export function sizeBandOf(activity: Activity, lines: LineAmounts): Known {
  const { unit, from } = bands[activity]
  const dse = ['sheep_dse', 'cattle_dse', 'other_dse'].map(name => lines[name] ?? null)
  const size =
    unit === 'ha'
      ? (lines['effective_ha'] ?? null)
      : dse.every(one => one === null)
        ? null
        : dse.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return size === null ? null : from.filter(least => size >= least).length
}

export function sizeBandLabel(activity: Activity, band: number): string {
  const { unit, from } = bands[activity]
  const [low, high] = [from[band - 1], from[band]].map(n => n?.toLocaleString('en-AU'))
  if (low === undefined) return `under ${high} ${unit}`
  return high === undefined ? `${low} ${unit} and over` : `${low} to ${high} ${unit}`
}

export interface PlaceOfFarm {
  readonly zone: { readonly id: number; readonly name: string; readonly region: string } | null
  readonly activity: Activity | null
  readonly sizeBand: Known
}

export interface PeerGroup {
  readonly key: string
  readonly name: string
  /** The group that holds all of its farms, and more. */
  readonly parent?: string
  readonly isSizeBand: boolean
}

/** From the narrowest to the widest. */
export function peerGroupsOf({ zone, activity, sizeBand }: PlaceOfFarm): readonly PeerGroup[] {
  if (activity === null) return []
  const group = groupOf[activity]
  const all = { key: `all/${group}`, name: group, isSizeBand: false }
  if (!zone) return [all]
  const inRegion = {
    key: `region ${zone.region}/${group}`,
    name: `${group}, ${zone.region}`,
    parent: all.key,
    isSizeBand: false,
  }
  const alike = {
    key: `region ${zone.region}/${group}/${activity}`,
    name: `${activity}, ${zone.region}`,
    parent: inRegion.key,
    isSizeBand: false,
  }
  const inZone = {
    key: `zone ${zone.id}/${activity}`,
    name: `${activity}, ${zone.name}`,
    parent: alike.key,
    isSizeBand: false,
  }
  if (sizeBand === null) return [inZone, alike, inRegion, all]
  const ofSize = {
    key: `zone ${zone.id}/${activity}/${sizeBand}`,
    name: `${activity}, ${zone.name}, ${sizeBandLabel(activity, sizeBand)}`,
    parent: inZone.key,
    isSizeBand: true,
  }
  return [ofSize, inZone, alike, inRegion, all]
}

/** By whose best a group is measured: a size band's are too few, and its zone's best are shown. */
export function groupOfBest(key: string): string {
  return /^(zone \d+\/[^/]+)\/\d+$/.exec(key)?.[1] ?? key
}

/** The key of the best of a group. */
export function topKeyOf(key: string): string {
  return `top of ${key}`
}
