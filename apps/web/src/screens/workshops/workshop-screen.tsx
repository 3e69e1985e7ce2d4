// One workshop, by its address.

import { useParams } from '@tanstack/react-router'
import { useRow } from '../../data/hooks/use-rows.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { WorkshopPage } from './workshop-page.tsx'
import './workshops.css'

export function WorkshopScreen() {
  const { workshopId } = useParams({ strict: false })
  const id = Number(workshopId)
  const { row, isLoading, failure, retry } = useRow(
    'workshops',
    Number.isSafeInteger(id) ? id : 0,
    { includes: ['period'] },
  )
  if (row) return <WorkshopPage workshop={row} />
  return (
    <>
      <ScreenTitle>Workshop</ScreenTitle>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <CardSkeleton count={2} /> : null}
      {!isLoading && !failure ? (
        <EmptyState
          title="No such workshop"
          text="It may have been deleted, or your farm isn’t invited to it."
        />
      ) : null}
    </>
  )
}
