// The breeding sheet: one row for each round, from joining to weaning.

import { Stack } from '@mantine/core'
import { WithSources } from '../../../period/explained/with-sources.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlaceWords } from '../../../period/use-place-names.ts'
import { usePlace } from '../../../period/use-place.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { RoundSheet } from './round-sheet.tsx'
import { useRounds } from './use-rounds.ts'

export function BreedingScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const rounds = useRounds(place)
  return (
    <>
      <ScreenTitle of={of}>Breeding</ScreenTitle>
      <Stack gap="md">
        <StillReading {...rounds} />
        {rounds.isLoading ? null : (
          <WithSources place={place}>
            <RoundSheet rounds={rounds} />
          </WithSources>
        )}
      </Stack>
    </>
  )
}
