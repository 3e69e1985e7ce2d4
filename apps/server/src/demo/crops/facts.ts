// Finds what is usual for a crop in the north or in the south.

import { fieldCrops, southernCrops } from './field-crops.ts'
import type { CropFacts } from './field-crops.ts'
import { fodder } from './fodder-crops.ts'

export type Region = 'north' | 'south'

export function factsOf(crop: string, region: Region): CropFacts {
  const facts = region === 'south' ? (southernCrops[crop] ?? crops[crop]) : crops[crop]
  if (!facts) throw new Error(`Nothing is known of ${crop}.`)
  return facts
}

/** Every crop that has facts. */
export const knownCrops = (): readonly string[] => Object.keys(crops)

const crops: Readonly<Record<string, CropFacts>> = { ...fieldCrops, ...fodder }
