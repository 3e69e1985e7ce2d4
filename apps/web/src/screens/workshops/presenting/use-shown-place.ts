// Which finding of a presentation is shown, here and on all that follow.

import type { Failure } from '@furrow/wire/client/result'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import type { Presentation } from './presented.ts'
import { placeWithin } from './presenting-keys.ts'
import { shownPlaces } from './shown-place.ts'
import type { PlaceShown } from './shown-place.ts'
import type { Hearing } from './tell-newest.ts'

interface Steered extends PlaceShown {
  readonly go: (place: number) => void
}

/** `untold`: a place that the server was not told before the page was loaded again. */
export function useShownPlace(
  { id, slide, updated_at: at }: Presentation,
  count: number,
  untold?: number,
): Steered {
  const { api } = useFurrow()
  const [places] = useState(() => {
    const made = shownPlaces(async place => {
      const answer = await api.rows('workshop_sessions').update(id, { slide: place })
      return answer.ok ? { kind: 'done', at: answer.data.updated_at ?? '' } : lostBy(answer.failure)
    }, slide)
    if (untold !== undefined) made.go(untold)
    return made
  })
  const shown = useSyncExternalStore(places.subscribe, places.now)
  useEffect(() => places.heard(slide, at ?? ''), [places, slide, at])
  useEffect(() => {
    addEventListener('online', places.wake)
    return () => {
      removeEventListener('online', places.wake)
      places.stop()
    }
  }, [places])
  return { ...shown, place: placeWithin(shown.place, count), go: places.go }
}

/** A server that is busy, or gone, may hear it in a moment. */
function lostBy(failure: Failure): Hearing {
  const passing = ['unavailable', 'too_many_requests', 'unauthenticated']
  return failure.kind === 'refused' && !passing.includes(failure.code)
    ? { kind: 'refused', message: failure.message }
    : { kind: 'lost' }
}
