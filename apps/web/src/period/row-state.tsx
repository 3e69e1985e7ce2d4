// What stands in the place of a farm or a business as long as it is not there: that it is coming, that it
// could not be had, or that it is gone or somebody else’s.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { EmptyState } from '../ui/empty-state.tsx'
import { FailureCard } from '../ui/failure-card.tsx'
import { FormSkeleton } from '../ui/skeletons.tsx'

interface Props {
  /** “farm”, “business”. */
  readonly what: string
  readonly isThere: boolean
  readonly isLoading: boolean
  readonly failure: ComponentProps<typeof FailureCard>['failure'] | undefined
  readonly retry: () => void
}

export function RowState({ what, isThere, isLoading, failure, retry }: Props) {
  if (failure) return <FailureCard failure={failure} retry={retry} />
  if (isLoading) return <FormSkeleton />
  if (isThere) return null
  return (
    <EmptyState
      title={`There is no such ${what}, or it is not yours`}
      text="The address may have been typed wrongly, or you were taken off it."
      action={
        <Button renderRoot={props => <Link to="/collection/farm" {...props} />}>
          See your farms
        </Button>
      }
    />
  )
}
