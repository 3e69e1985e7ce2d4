// The cropping spreadsheet: one row for each crop of the period, from sowing to the last load.

import { Stack } from '@mantine/core'
import { useState } from 'react'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { StillReading } from '../still-reading.tsx'
import { usePlaceWords } from '../use-place-names.ts'
import { usePlace } from '../use-place.ts'
import { useWriting } from '../use-writing.ts'
import { CropDeeds } from './crop-deeds.tsx'
import type { AskedOfCrops } from './crop-deeds.tsx'
import { CropsAtWork } from './crops-at-work.tsx'
import { PlanButton } from './crop-buttons.tsx'
import { useCrops } from './use-crops.ts'
import './cropping.css'

export function CropSheetScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const { mayWrite } = useWriting(place)
  const crops = useCrops(place)
  const [asked, setAsked] = useState<AskedOfCrops>()
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
          <CropsAtWork {...{ place, crops, mayWrite }} onAddTo={setAsked} />
        )}
      </Stack>
      {asked ? (
        <CropDeeds {...{ place, crops, asked }} onClose={() => setAsked(undefined)} />
      ) : null}
    </>
  )
}
