// How a collection stands: what is answered, and what is open. Both are calculated by the server.

import type { Completeness } from '@furrow/wire/completeness-answer'
import type { OpenPoint, OpenPoints } from '@furrow/wire/open-points-answer'
import { useAsked } from '../../data/hooks/use-answer.ts'
import { completenessOf } from '../../period/read-first.ts'
import { useOpenPoints } from '../../period/use-open-points.ts'
import type { CollectionPlace } from '../../period/use-place.ts'

export type CollectionState = Completeness
export type Section = CollectionState['sections'][number]
export type Points = OpenPoints
export type Point = OpenPoint

export function useCollection(place: CollectionPlace) {
  const state = useAsked(completenessOf(place))
  const { points, isKnown, isLoading, failure, retry } = useOpenPoints(place)
  return {
    state: state.data,
    points,
    /** Nothing may stand open only because nobody has said so yet. */
    arePointsKnown: isKnown,
    /** What is open stands above what is pressed: painted later, it would move that away. */
    isLoading: state.isLoading || isLoading,
    failure: state.failure ?? failure,
    retry: () => {
      state.retry()
      retry()
    },
  }
}
