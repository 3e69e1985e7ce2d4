// What stands open in a farm’s period, as the server works it out: read again whenever anything of the
// farm is another.

import type { OpenPoints } from '@furrow/wire/open-points-answer'
import { useAsked } from '../data/hooks/use-answer.ts'
import type { Asking } from '../data/hooks/use-rows.ts'
import { openPointsOf } from './read-first.ts'
import type { CollectionPlace } from './use-place.ts'

const nothingOpen: OpenPoints = { blockers: [], warnings: [] }

export function useOpenPoints(place: CollectionPlace, asking: Asking = {}) {
  const { data, ...asked } = useAsked(openPointsOf(place), asking)
  return { points: data ?? nothingOpen, isKnown: data !== undefined, ...asked }
}
