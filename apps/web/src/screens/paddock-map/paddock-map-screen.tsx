// The paddocks of a period on a map, and the same in a list beside it: drawn, measured, coloured, brought
// in from files and taken out again.

import { Text } from '@mantine/core'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { usePlaceWords } from '../../period/use-place-names.ts'
import { usePlace } from '../../period/use-place.ts'
import { useMayWrite } from '../../period/use-may-write.ts'
import { MapAtWork } from './map-at-work.tsx'
import { useMappedLand } from './use-mapped-land.ts'
import './paddock-map.css'

export function PaddockMapScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const { mayWrite, why } = useMayWrite(place)
  const land = useMappedLand(place)
  if (land.isLoading || land.failure) {
    return (
      <>
        <ScreenTitle of={of}>Paddock map</ScreenTitle>
        {land.failure ? <FailureCard failure={land.failure} retry={land.retry} /> : null}
        {land.isLoading ? <CardSkeleton count={2} /> : null}
      </>
    )
  }
  return (
    // Another period is another map.
    <MapAtWork
      key={`${place.farmId} ${place.periodId}`}
      place={place}
      land={land}
      mayWrite={mayWrite}
      of={of}
    >
      {why ? (
        <Text c="dimmed" mb="md">
          {why}
        </Text>
      ) : null}
    </MapAtWork>
  )
}
