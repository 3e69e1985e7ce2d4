// What the crop came to, what is still open, and the tick that says that all of it is there.

import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { OpenPoint } from '@furrow/wire/open-points'
import { ConfirmWarning } from '../../confirm-warning.tsx'
import { CompleteCrop } from './complete-crop.tsx'
import { CropOutcome, PaddockOutcomes } from './crop-outcome.tsx'
import { CropWarnings } from './crop-warnings.tsx'
import type { StepProps } from './in-hand.ts'
import { StillOpen } from './still-open.tsx'

export function ReviewStep({ hand, acts }: StepProps) {
  const [confirming, setConfirming] = useState<OpenPoint>()
  const close = () => setConfirming(undefined)
  return (
    <Stack gap="lg">
      <CropOutcome hand={hand} />
      <StillOpen {...{ hand, acts }} />
      <CropWarnings hand={hand} onConfirm={setConfirming} />
      <CompleteCrop {...{ hand, acts }} />
      <PaddockOutcomes hand={hand} />
      {confirming ? (
        <ConfirmWarning place={hand.place} point={confirming} onClose={close} onConfirmed={close} />
      ) : null}
    </Stack>
  )
}
