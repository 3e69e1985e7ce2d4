// Which paddocks a yield rung comes from: each by its hectares × its yield less theirs, on the water that it had
// where the season is split off.

import type { Known } from '../../numbers/ratio.ts'
import { gapOf, middleOf } from './both-sides.ts'
import type { Both } from './both-sides.ts'
import type { ComparedCrop, ComparedPaddock } from './compared-farm.ts'
import { noise } from './exact-rung.ts'
import type { ExactPaddock } from './exact-rung.ts'

interface YieldsCompared {
  /** Of a hectare of the crop. */
  readonly yields: Both
  /** What a tonne on each hectare of the crop makes of a hectare of the farm. */
  readonly worth: number
  /** Usable water of a hectare, where it is known of both. */
  readonly water?: Both
}

export function paddockParts(
  crop: ComparedCrop,
  compared: YieldsCompared,
): readonly ExactPaddock[] {
  const { paddocks = [], hectares } = crop
  const known = paddocks.flatMap(paddock =>
    paddock.production === null ? [] : [{ ...paddock, production: paddock.production }],
  )
  if (known.length === 0) return []
  const { yields, worth, water } = compared
  const expected = expectedOf(paddocks, compared)
  // A tonne more on each hectare of the own water is a tonne more on each of the middle of both.
  const scale = water ? middleOf(water) / water.own : 1
  const parts = known.map(paddock => ({
    key: paddock.key,
    yield: paddock.hectares > 0 ? paddock.production / paddock.hectares : null,
    amount: ((paddock.production - expected(paddock)) / hectares) * worth * scale,
  }))
  const whole =
    worth *
    (water
      ? middleOf(water) * (yields.own / water.own - yields.theirs / water.theirs)
      : gapOf(yields))
  const left = whole - parts.reduce((sum, { amount }) => sum + amount, 0)
  return Math.abs(left) < noise ? parts : [...parts, { key: null, yield: null, amount: left }]
}

/** What the paddock would have given with their yield. */
function expectedOf(
  paddocks: readonly ComparedPaddock[],
  { yields, water }: YieldsCompared,
): (paddock: ComparedPaddock) => number {
  if (!water) return ({ hectares }) => hectares * yields.theirs
  const perWater = yields.theirs / water.theirs
  const isKnown = paddocks.every(({ usable_water }) => usable_water !== null)
  const waterOf = ({ usable_water, hectares }: ComparedPaddock): Known =>
    isKnown ? usable_water : hectares * water.own
  return paddock => perWater * (waterOf(paddock) ?? 0)
}
