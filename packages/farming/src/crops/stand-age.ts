// How old what stands for years is: cane by its ratoons, lucerne and pasture by its years.

import type { CropLine } from './crop-line.ts'
import type { KindOfCrop } from './crop-record.ts'
import { yieldOf } from './crop-yield.ts'
import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface StandAge {
  readonly crop: KindOfCrop
  /** `2nd ratoon`, `3 years`, `Not said`. */
  readonly age: string
  readonly paddocks: number
  readonly area: Known
  readonly produced: Known
  /** Our share of it. */
  readonly own: Known
  readonly yield: Known
}

/** Youngest first, crop by crop; only of what stands for years. */
export function standAges(lines: readonly CropLine[]): readonly StandAge[] {
  const stands = lines.flatMap(line => (line.crop?.perennial ? [{ line, crop: line.crop }] : []))
  const byAge = Map.groupBy(stands, ({ line, crop }) => `${crop.id} ${rankOf(line)}`)
  return [...byAge.values()]
    .toSorted((one, other) => compared(one[0], other[0]))
    .flatMap(own => {
      const [first] = own
      if (!first) return []
      const ownLines = own.map(({ line }) => line)
      return [{ crop: first.crop, age: ageOf(first.line), ...figuresOf(ownLines) }]
    })
}

type Stand = { readonly line: CropLine; readonly crop: KindOfCrop }

function figuresOf(lines: readonly CropLine[]) {
  return {
    paddocks: new Set(lines.map(({ paddock }) => paddock.id)).size,
    area: sumOf(lines.map(({ area }) => area)),
    produced: sumOf(lines.map(({ produced }) => produced)),
    own: sumOf(lines.map(({ own }) => own)),
    yield: yieldOf(lines.map(({ taken }) => taken)),
  }
}

/** Cane by the stage that it is said to be at: the stages are listed from plant cane on. */
function ageOf({ crop, stage, years }: CropLine): string {
  if (crop?.harvest === 'cane') return stage?.name ?? notSaid
  if (years === null) return notSaid
  return years === 0 ? 'First year' : years === 1 ? '1 year' : `${years} years`
}

const notSaid = 'Not said'

function rankOf({ crop, stage, years }: CropLine): number {
  return (crop?.harvest === 'cane' ? stage?.id : years) ?? Infinity
}

function compared(one: Stand | undefined, other: Stand | undefined): number {
  if (!one || !other) return 0
  const names = one.crop.name.localeCompare(other.crop.name)
  if (names !== 0) return names
  const [first, second] = [rankOf(one.line), rankOf(other.line)]
  return first === second ? 0 : first < second ? -1 : 1
}
