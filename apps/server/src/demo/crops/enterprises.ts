// Which crop enterprises there are for what the made-up farms grow: a land use, a crop and how long
// the ground lay bare before it. Fallow and yearly pasture go without the last.

import type { AssetTypeSlug } from '../plan.ts'

export type FallowType =
  | 'short-fallow'
  | 'long-fallow'
  | 'double-crop'
  | 'legume-fallow'
  | 'ratoon-continuing'

/** The lasting name of the enterprise, or null when nobody compares such crops. */
export function enterpriseOf(
  use: AssetTypeSlug,
  crop: string,
  fallow: FallowType | null,
): string | null {
  const fallows = enterprises[use]?.[crop]
  if (fallows === plain) return `${use}/${crop}`
  return fallow && fallows?.includes(fallow) ? `${use}/${crop}/${fallow}` : null
}

type Fallows = readonly FallowType[] | null

const plain = null
const short: Fallows = ['short-fallow']
const rested: Fallows = ['short-fallow', 'long-fallow']
const any: Fallows = ['short-fallow', 'long-fallow', 'double-crop']
const quick: Fallows = ['short-fallow', 'double-crop']
const continuing: Fallows = ['ratoon-continuing']

export const enterprises: Partial<Record<AssetTypeSlug, Readonly<Record<string, Fallows>>>> = {
  'dryland-cropping': {
    wheat: any,
    barley: any,
    canola: rested,
    'chickpea-desi': any,
    'faba-bean': rested,
    'lupin-narrow-leaf': short,
    'sorghum-grain': any,
    mungbean: any,
    'oaten-hay': rested,
    'annual-medic-sub-clover-pasture': plain,
    fallow: plain,
  },
  'irrigated-cropping': {
    wheat: any,
    'chickpea-desi': quick,
    mungbean: quick,
    'maize-grain': any,
    cotton: rested,
    fallow: plain,
  },
  sugarcane: {
    sugarcane: ['legume-fallow', 'short-fallow', 'long-fallow', 'double-crop', 'ratoon-continuing'],
    soybean: quick,
    fallow: plain,
  },
  grazing: {
    'improved-temperate-pasture': continuing,
    'improved-tropical-pasture': continuing,
    'lucerne-grazing': continuing,
    'forage-oats': rested,
  },
  'irrigated-pasture': { 'irrigated-pasture': continuing },
}
