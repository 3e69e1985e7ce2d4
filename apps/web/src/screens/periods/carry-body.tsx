// What would go, and what is to be known before it goes.

import type { Failure } from '@furrow/wire/client/result'
import type { RollForwardPreview } from '@furrow/wire/roll-forward-answer'
import { Text } from '@mantine/core'
import { useSaveState } from '../../data/hooks/use-save-state.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { CarryKinds } from './carry-kinds.tsx'
import { goingOnText, waitingText } from './carry-words.ts'
import type { Left } from './chosen-kinds.ts'

interface Props {
  readonly preview: RollForwardPreview | undefined
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  readonly retry: () => void
  readonly left: Left
  readonly onLeave: (left: Left) => void
}

export function CarryBody({ preview, isLoading, failure, retry, left, onLeave }: Props) {
  const saving = useSaveState()
  const waiting = saving.hasSignal ? waitingText(saving) : noSignal
  return (
    <>
      {waiting ? (
        <Text c="var(--attention)" role="note">
          {waiting}
        </Text>
      ) : null}
      {failure && saving.hasSignal ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading && saving.hasSignal ? <FormSkeleton /> : null}
      {preview?.refused ? <Text c="var(--wrong)">{preview.refused}</Text> : null}
      {preview?.notes.map(note => (
        <Text key={note} c="var(--attention)">
          {note}
        </Text>
      ))}
      {preview ? (
        <>
          <CarryKinds preview={preview} left={left} onLeave={onLeave} />
          <Text size="sm" c="dimmed">
            {goingOnText(preview.goes_on)}
          </Text>
        </>
      ) : null}
    </>
  )
}

const noSignal = 'Starting a period needs signal. Try again when you have it.'
