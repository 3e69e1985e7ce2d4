// What the crop came to, what is still open, and the tick that says that all of it is there.

import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { ConfirmWarning } from '../../../period/confirm-warning.tsx'
import { PointsToCheck } from '../../../period/wizard/points-to-check.tsx'
import { StillMissing } from '../../../period/wizard/still-missing.tsx'
import { CompleteCrop } from '../wizard/complete-crop.tsx'
import { CropOutcome, PaddockOutcomes } from '../wizard/crop-outcome.tsx'
import { lackingWords } from '../wizard/crop-questions.tsx'
import type { StepProps } from '../wizard/current-crop.ts'
import { questionsOf } from '../wizard/open-questions.ts'

export function ReviewStep({ hand, acts }: StepProps) {
  const [confirming, setConfirming] = useState<OpenPoint>()
  const close = () => setConfirming(undefined)
  return (
    <Stack gap="lg">
      <CropOutcome hand={hand} />
      <StillMissing questions={questionsOf(hand)} wordsOf={lackingWords} onGo={acts.go} />
      <PointsToCheck points={hand.points} mayWrite={hand.mayWrite} onConfirm={setConfirming} />
      <CompleteCrop hand={hand} acts={acts} />
      <PaddockOutcomes hand={hand} />
      {confirming ? (
        <ConfirmWarning
          place={hand.place}
          points={[confirming]}
          onClose={close}
          onConfirmed={close}
        />
      ) : null}
    </Stack>
  )
}
