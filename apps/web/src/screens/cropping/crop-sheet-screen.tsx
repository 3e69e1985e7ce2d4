// The cropping spreadsheet: one row for each crop of the period, from sowing to the last load.

import { Stack } from '@mantine/core'
import { useState } from 'react'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { WithSources } from '../../period/explained/with-sources.tsx'
import { StillReading } from '../../period/still-reading.tsx'
import { usePlaceWords } from '../../period/use-place-names.ts'
import { usePlace } from '../../period/use-place.ts'
import { useMayWrite } from '../../period/use-may-write.ts'
import { CropDialogs } from './crop-dialogs.tsx'
import type { CropDialog } from './crop-dialogs.tsx'
import { CropsAtWork } from './crops-at-work.tsx'
import { PlanButton } from './crop-buttons.tsx'
import { useCrops } from './use-crops.ts'
import './cropping.css'

export function CropSheetScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const { mayWrite } = useMayWrite(place)
  const crops = useCrops(place)
  const [asked, setAsked] = useState<CropDialog>()
  return (
    <>
      <ScreenTitle
        of={of}
        actions={mayWrite ? <PlanButton onPlan={() => setAsked('plan')} /> : null}
      >
        Cropping spreadsheet
      </ScreenTitle>
      <Stack gap="md">
        <StillReading {...crops} />
        {crops.isLoading ? null : (
          <WithSources place={place}>
            <CropsAtWork place={place} crops={crops} mayWrite={mayWrite} onAsk={setAsked} />
          </WithSources>
        )}
      </Stack>
      {asked ? (
        <CropDialogs
          place={place}
          crops={crops}
          asked={asked}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  )
}
