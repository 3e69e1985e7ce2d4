// Where a collection could not be had. A period that the farm does not record, or someone else’s farm, is
// forgotten, so that nobody is led there again.

import type { Failure } from '@furrow/wire/client/result'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'

interface Props {
  readonly place: CollectionPlace
  readonly failure: Failure
  readonly retry: () => void
}

export function NoCollection({ place, failure, retry }: Props) {
  const isNowhere = failure.kind === 'refused' && failure.code === 'not_found'
  if (isNowhere) return <NoSuchPeriod place={place} sentence={failure.message} />
  return <FailureCard failure={failure} retry={retry} />
}

interface NowhereProps {
  readonly place: CollectionPlace
  /** What the server says. */
  readonly sentence: string
}

function NoSuchPeriod({ place, sentence }: NowhereProps) {
  const { session } = useFurrow()
  useEffect(() => session.forgetPeriod(), [session])
  const params = { farmId: String(place.farmId) }
  return (
    <EmptyState
      title={sentence}
      text="Choose one of the farm’s periods."
      action={
        <Button
          renderRoot={props => <Link to="/collection/$farmId/period" params={params} {...props} />}
        >
          Choose a period
        </Button>
      }
    />
  )
}
