// NutrientFigures of crops and of their paddocks: put on, fixed, gone with the grain, and left.

import type { CropLine } from '@furrow/farming/crops/crop-line'
import {
  balanceOfNitrogen,
  balanceOfPhosphorus,
  nutrientOfAll,
  phosphorusRemoved,
  removedByGrain,
} from '@furrow/farming/crops/nutrients'
import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import type { TakenFromGround } from '../../facts/crops/removal-rows.ts'

export const putOn = ['nitrogen', 'phosphorus', 'potassium', 'sulfur', 'zinc'] as const

const balanced = [
  'fixed',
  'nitrogenOff',
  'nitrogenLeft',
  'phosphorusOff',
  'phosphorusLeft',
] as const

/** Kilograms on a hectare; hectares. */
export type NutrientFigures = Readonly<
  Record<'area' | (typeof putOn)[number] | (typeof balanced)[number], number | null>
>

export interface CropOfNutrients extends NutrientFigures {
  readonly name: string
  readonly paddocks: readonly (NutrientFigures & { readonly name: string })[]
}

type Taken = ReadonlyMap<number, TakenFromGround>

/** Those that had any, or of which something went. */
export function balanceOfCrops(
  { crops, groups }: CroppingOfPeriod,
  taken: Taken,
): readonly CropOfNutrients[] {
  return groups.crop.flatMap(group => {
    const paddocks = crops
      .filter(({ crop }) => crop?.id === group.crop?.id)
      .map(line => ({ name: line.paddock.name, ...ofPaddock(line, taken.get(line.id)) }))
    const [fixed, nitrogenOff, nitrogenLeft, phosphorusOff, phosphorusLeft] = balanced.map(name =>
      nutrientOfAll(paddocks.map(one => ({ rate: one[name], area: one.area }))),
    )
    const { area, nitrogen, phosphorus, potassium, sulfur, zinc } = group
    const told = {
      area,
      nitrogen,
      phosphorus,
      potassium,
      sulfur,
      zinc,
      fixed: fixed ?? null,
      nitrogenOff: nitrogenOff ?? null,
      nitrogenLeft: nitrogenLeft ?? null,
      phosphorusOff: phosphorusOff ?? null,
      phosphorusLeft: phosphorusLeft ?? null,
    }
    const isTold = [...putOn, ...balanced].some(name => (told[name] ?? 0) !== 0)
    return isTold ? [{ name: group.crop?.name ?? 'Of no kind', ...told, paddocks }] : []
  })
}

function ofPaddock(line: CropLine, taken: TakenFromGround | undefined): NutrientFigures {
  const { area, nitrogen, phosphorus, potassium, sulfur, zinc, crop } = line
  const grain = crop?.harvest === 'grain' ? line.yield : null
  const fixed = taken?.fixed ?? null
  const nitrogenOff = removedByGrain(grain, taken?.protein ?? null)
  const phosphorusOff = grain === null ? null : phosphorusRemoved(crop?.slug ?? '', grain)
  return {
    area,
    nitrogen,
    phosphorus,
    potassium,
    sulfur,
    zinc,
    fixed,
    nitrogenOff,
    phosphorusOff,
    nitrogenLeft: balanceOfNitrogen(nitrogen, fixed, nitrogenOff),
    phosphorusLeft: balanceOfPhosphorus(phosphorus, phosphorusOff),
  }
}
