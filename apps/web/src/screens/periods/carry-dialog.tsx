// Starts a period of the farm with what an earlier one had, or carries over what is missing in one that is
// there.

import type { RollForwardPreview } from '@furrow/wire/roll-forward-answer'
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useSaveState } from '../../data/hooks/use-save-state.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { CarryBody } from './carry-body.tsx'
import { CarryPeriods } from './carry-periods.tsx'
import { buttonText } from './carry-words.ts'
import { chosenBody, chosenCounts, leftAtFirst } from './chosen-kinds.ts'
import type { Left } from './chosen-kinds.ts'
import { countsText } from './kind-words.ts'
import { useCarryOver } from './use-carry-over.ts'
import type { CarryWay } from './use-carry-way.ts'
import { usePreview } from './use-preview.ts'

interface Props {
  readonly farmId: number
  readonly way: CarryWay
  readonly onClose: () => void
}

export function CarryDialog({ farmId, way, onClose }: Props) {
  const { from, into, isNew, title } = way
  const [left, setLeft] = useState<Left>(leftAtFirst)
  const { data: preview, isLoading, failure, retry } = usePreview(farmId, from, into)
  const carrying = useCarryOver(farmId, onClose)
  const { hasSignal } = useSaveState()
  const what = preview ? wordsOf(preview, left) : ''
  const mayGo = preview?.refused === null && hasSignal && (isNew || what !== '')
  const carry = () => preview && void carrying.carry(wishOf(preview, left), preview.into.name)
  return (
    <DialogCard
      opened
      title={title}
      onClose={onClose}
      busy={carrying.isBusy}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {into === null ? null : (
            <Button disabled={!mayGo} onClick={carry} className="carry-button">
              {preview ? buttonText(preview.into.name, { what, isNew }) : 'Copy'}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <CarryPeriods
          {...way}
          preview={preview}
          onFrom={id => {
            setLeft(leftAtFirst)
            way.onFrom(id)
          }}
        />
        {into === null ? <Text>{noLaterPeriod}</Text> : null}
        <CarryBody
          preview={preview}
          isLoading={isLoading}
          failure={carrying.failure ?? failure}
          retry={carrying.failure ? carry : retry}
          left={left}
          onLeave={setLeft}
        />
      </Stack>
    </DialogCard>
  )
}

const noLaterPeriod =
  'There is no later period to start. Ask your consultant or an administrator to add it.'

function wordsOf(preview: RollForwardPreview, left: Left): string {
  const counts = chosenCounts(preview, left)
  const words = countsText(counts, 2)
  // A boundary alone is worth going, too.
  if (words !== '' || counts.boundaries === 0) return words
  return counts.boundaries === 1 ? '1 boundary' : `${counts.boundaries} boundaries`
}

function wishOf(preview: RollForwardPreview, left: Left) {
  return {
    farm_id: preview.farm_id,
    from_period_id: preview.from.id,
    period_id: preview.into.id,
    choose: chosenBody(preview, left),
  }
}
