// The collection of a farm in a period: how far it is, what is missing, what looks wrong, and the step
// that comes next.

import { periodText } from '@furrow/farming/dates/period-text'
import { useRow } from '../../data/hooks/use-rows.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { usePlace } from '../../period/use-place.ts'
import { CollectionParts } from './collection-parts.tsx'
import { CollectionProjects } from './collection-projects.tsx'
import { NoCollection } from './no-collection.tsx'
import { useCollection } from './use-collection.ts'
import './collection.css'

export function CollectionScreen() {
  const place = usePlace()
  const { row: farm } = useRow('farms', place.farmId)
  const { row: period } = useRow('periods', place.periodId)
  const { state, failure, isLoading, retry, ...open } = useCollection(place)
  const of = [farm?.farm_name, period && periodText(period.name)].filter(Boolean).join(', ')
  return (
    <>
      <ScreenTitle of={of}>Collection</ScreenTitle>
      <CollectionProjects place={place} />
      {failure ? <NoCollection place={place} failure={failure} retry={retry} /> : null}
      {isLoading ? <CardSkeleton count={6} /> : null}
      {state && !isLoading ? <CollectionParts {...{ place, state, ...open }} words={of} /> : null}
    </>
  )
}
