// The cropping wizard: which crops are grown, and each of them from its paddocks to what it came to.

import { Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlaceWords } from '../../../period/use-place-names.ts'
import { usePlace } from '../../../period/use-place.ts'
import { useCrops } from '../use-crops.ts'
import { CropWizard } from './crop-wizard.tsx'
import { CropsGrown } from './crops-grown.tsx'
import '../../../period/wizard/wizard.css'

export function CroppingWizardScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const { cropTypeId } = useParams({ strict: false })
  const crops = useCrops(place)
  const type = crops.lists.types.find(({ id }) => String(id) === cropTypeId)
  return (
    <>
      <ScreenTitle key={cropTypeId ?? ''} of={of}>
        {type?.name ?? 'Crops this season'}
      </ScreenTitle>
      <Stack gap="md">
        <StillReading {...crops} />
        {crops.isLoading ? null : cropTypeId === undefined ? (
          <CropsGrown crops={crops} />
        ) : (
          <CropWizard key={cropTypeId} crops={crops} cropTypeId={Number(cropTypeId)} />
        )}
      </Stack>
    </>
  )
}
