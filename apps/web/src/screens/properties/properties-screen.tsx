// The properties of a farm: their names and colours, and in this period their title and how they are held.

import { Stack } from '@mantine/core'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { usePlaceWords } from '../../period/use-place-names.ts'
import { usePlace } from '../../period/use-place.ts'
import { useMayWrite } from '../../period/use-may-write.ts'
import { PropertiesAtWork } from './properties-at-work.tsx'
import { PropertyTools } from './property-tools.tsx'
import { useProperties } from './use-properties.ts'

export function PropertiesScreen() {
  const here = usePlace()
  const of = usePlaceWords(here)
  // Where one may not, the frame says why above every screen of the period.
  const { mayWrite } = useMayWrite(here)
  const { place, beforeName, isLoading, failure, retry } = useProperties(here)
  return (
    <>
      <ScreenTitle
        of={of}
        actions={<PropertyTools place={place} beforeName={beforeName} mayWrite={mayWrite} />}
      >
        Properties
      </ScreenTitle>
      <Stack gap="md">
        {failure ? <FailureCard failure={failure} retry={retry} /> : null}
        {isLoading && !failure ? <TableSkeleton count={5} columns={6} /> : null}
        {isLoading ? null : <PropertiesAtWork place={place} mayWrite={mayWrite} />}
      </Stack>
    </>
  )
}
