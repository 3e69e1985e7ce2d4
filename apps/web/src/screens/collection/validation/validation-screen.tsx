// A farm’s period as its validator looks at it: what is open, figures that are unusual, what changed since it was
// submitted, and whether the figures agree.

import { periodText } from '@furrow/farming/dates/period-text'
import { useRow } from '../../../data/hooks/use-rows.ts'
import { useMover } from '../../../period/progress/use-move-on.ts'
import { usePlace } from '../../../period/use-place.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { CardSkeleton } from '../../../ui/skeletons.tsx'
import { NoCollection } from '../no-collection.tsx'
import { useCollection } from '../use-collection.ts'
import { ValidationParts } from './validation-parts.tsx'
import '../collection.css'
import './validation.css'

export function ValidationScreen() {
  const place = usePlace()
  const { consults } = useMover(place.farmId)
  const { row: farm } = useRow('farms', place.farmId)
  const { row: period } = useRow('periods', place.periodId)
  const { state, failure, isLoading, retry, ...open } = useCollection(place)
  const of = [farm?.farm_name, period && periodText(period.name)].filter(Boolean).join(', ')
  if (!consults) {
    return (
      <>
        <ScreenTitle of={of}>Validation</ScreenTitle>
        <EmptyState
          title="For the farm’s consultants"
          text="They review a period here after it is submitted."
        />
      </>
    )
  }
  return (
    <>
      <ScreenTitle of={of}>Validation</ScreenTitle>
      {failure ? <NoCollection place={place} failure={failure} retry={retry} /> : null}
      {isLoading ? <CardSkeleton count={4} /> : null}
      {state && !isLoading ? (
        <ValidationParts {...{ place, state, ...open }} farm={farm?.farm_name ?? ''} words={of} />
      ) : null}
    </>
  )
}
