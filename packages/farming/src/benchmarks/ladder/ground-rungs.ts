// What the ground of an enterprise is worth: more of it than the other has, or of it alone.

import { gapOf, middleOf } from './both-sides.ts'
import type { EnterprisePair } from './enterprise-pair.ts'
import { exactRung } from './exact-rung.ts'
import type { ExactRung } from './exact-rung.ts'

/**
 * More ground of it, by how far its margin is above that of an average used hectare: more of a poor crop is a
 * loss, which share × margin would book as a gain.
 */
export function areaMix(pair: EnterprisePair, usedMargin: number): ExactRung {
  const { ground, margins } = pair
  const margin = middleOf({
    own: margins.own / ground.own,
    theirs: margins.theirs / ground.theirs,
  })
  return exactRung('area_mix', gapOf(ground) * (margin - usedMargin), ground, {
    enterprise: nameOf(pair),
  })
}

/** All of an enterprise that one side alone has ground for: how well it is done has nothing to be compared with. */
export function loneRungs(pair: EnterprisePair, usedMargin: number): readonly ExactRung[] {
  const { ground, margins } = pair
  const enterprise = nameOf(pair)
  const ofMix = (side: 'own' | 'theirs') =>
    ground[side] > 0 ? margins[side] - ground[side] * usedMargin : 0
  const withoutGround = (side: 'own' | 'theirs') => (ground[side] > 0 ? 0 : margins[side])
  const rest = { own: withoutGround('own'), theirs: withoutGround('theirs') }
  return [
    exactRung('area_mix', ofMix('own') - ofMix('theirs'), ground, { enterprise }),
    exactRung('no_hectares', gapOf(rest), rest, { enterprise }),
  ]
}

export function nameOf({ kind, key }: EnterprisePair) {
  return { kind, key }
}
