// The last step of a wizard: what came of it, what is still missing and to check, and the tick that says that all of it
// is there.

import { Button, Group, Stack, Text } from '@mantine/core'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { countText } from '../../ui/amounts.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { ConfirmWarning } from '../confirm-warning.tsx'
import type { CollectionPlace } from '../use-place.ts'
import { PointsToCheck } from './points-to-check.tsx'
import { StillMissing } from './still-missing.tsx'
import type { WizardQuestion } from './wizard-question.ts'

interface Props<Question extends WizardQuestion> extends CompleteProps {
  readonly place: CollectionPlace
  /** The figures. */
  readonly result: ReactNode
  /** What of it stands below the tick. */
  readonly details?: ReactNode
  readonly questions: readonly Question[]
  readonly wordsOf: (question: Question) => string
  readonly points: readonly OpenPoint[]
  readonly onGo: (step: string) => void
  /** The step in which it is put right. */
  readonly stepOf?: (point: OpenPoint) => string | undefined
}

export function WizardReview<Question extends WizardQuestion>(props: Props<Question>) {
  const { place, result, details, questions, wordsOf, points, mayWrite, onGo } = props
  const [confirming, setConfirming] = useState<OpenPoint>()
  const close = () => setConfirming(undefined)
  const goTo = (point: OpenPoint) => {
    const step = props.stepOf?.(point)
    return step === undefined ? undefined : () => onGo(step)
  }
  const missing = <StillMissing questions={questions} wordsOf={wordsOf} onGo={onGo} />
  // Whoever is led here by an open question meets it first, on a phone without scrolling.
  const isOpen = questions.some(({ state }) => state === 'open')
  return (
    <Stack gap="lg">
      {isOpen ? missing : null}
      {result}
      {isOpen ? null : missing}
      <PointsToCheck points={points} mayWrite={mayWrite} onConfirm={setConfirming} goTo={goTo} />
      <Complete {...props} />
      {details}
      {confirming ? (
        <ConfirmWarning place={place} points={[confirming]} onClose={close} onConfirmed={close} />
      ) : null}
    </Stack>
  )
}

interface CompleteProps {
  /** What is complete: `Wheat`. */
  readonly name: string
  readonly isComplete: boolean
  /** Why it can't be yet, in a sentence. */
  readonly whyNot: string | undefined
  readonly mayWrite: boolean
  readonly onTick: (isComplete: boolean) => void
  readonly next: ReactNode
  readonly questions: readonly WizardQuestion[]
}

function Complete({ name, isComplete, whyNot, mayWrite, onTick, next, questions }: CompleteProps) {
  return (
    <SimpleCard title={isComplete ? `${name} is complete` : `Is ${name} complete?`}>
      <Text mb="md">{isComplete ? completeWords : (whyNot ?? leftWords(questions))}</Text>
      <Group>
        {mayWrite && isComplete ? (
          <Button variant="default" onClick={() => onTick(false)}>
            Reopen
          </Button>
        ) : null}
        {mayWrite && !isComplete ? (
          <Button disabled={whyNot !== undefined} onClick={() => onTick(true)}>
            Mark complete
          </Button>
        ) : null}
        {next}
      </Group>
    </SimpleCard>
  )
}

const completeWords =
  'Anything not entered did not happen or is not known. You can still change every figure.'

function leftWords(questions: readonly WizardQuestion[]): string {
  const open = questions.filter(({ state }) => state === 'open').length
  const unknown = questions.filter(({ state }) => state === 'unknown').length
  const told = [
    ...(open > 0 ? [`${countText(open, 'question')} without an answer`] : []),
    ...(unknown > 0 ? [`${countText(unknown, 'answer')} “Don’t know yet”`] : []),
  ]
  if (told.length === 0) return 'Every question is answered.'
  return `There ${open + unknown === 1 ? 'is' : 'are'} ${told.join(' and ')}. Marking it complete means that what is missing did not happen or won’t be known.`
}
