// What the enterprise came to, beside last period; what is still missing; and the tick that says that all is there.

import { Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { ConfirmWarning } from '../../../period/confirm-warning.tsx'
import { PointsToCheck } from '../../../period/wizard/points-to-check.tsx'
import { StillMissing } from '../../../period/wizard/still-missing.tsx'
import { countText } from '../../../ui/amounts.ts'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import type { StockStepProps } from '../wizard/enterprise-in-hand.ts'
import { runChange } from '../wizard/stock-answers.ts'
import { StockOutcome } from '../wizard/stock-outcome.tsx'
import { lackingClasses, stockQuestions } from '../wizard/stock-questions.ts'
import { wayToStockWizard } from '../wizard/to-enterprise.tsx'

export function StockReviewStep({ hand, acts }: StockStepProps) {
  const [confirming, setConfirming] = useState<OpenPoint>()
  const close = () => setConfirming(undefined)
  return (
    <Stack gap="lg">
      <StockOutcome hand={hand} />
      <StillMissing questions={stockQuestions(hand)} wordsOf={lackingClasses} onGo={acts.go} />
      <PointsToCheck points={hand.points} mayWrite={hand.mayWrite} onConfirm={setConfirming} />
      <CompleteEnterprise hand={hand} acts={acts} />
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

/** What does not add up is not complete (C91). */
function CompleteEnterprise({ hand, acts }: StockStepProps) {
  const { name, run, mayWrite, place } = hand
  const isComplete = run?.all_questions_answered === true
  const questions = stockQuestions(hand)
  const isOff = questions.some(question =>
    ['closing.difference', 'closing.counted', 'classes.any'].includes(question.name),
  )
  const tick = (all_questions_answered: boolean) => {
    const label = `${name} ${all_questions_answered ? 'complete' : 'reopened'}`
    const change = runChange(hand, { all_questions_answered }, { label, newId: acts.newId })
    acts.keep(change, `${label}.`)
  }
  const open = questions.filter(({ state }) => state === 'open').length
  return (
    <SimpleCard title={isComplete ? `${name} is complete` : `Is ${name} complete?`}>
      <Text mb="md">{wordsOf(isComplete, isOff, open)}</Text>
      <Group>
        {mayWrite && isComplete ? (
          <Button variant="default" onClick={() => tick(false)}>
            Reopen
          </Button>
        ) : null}
        {mayWrite && !isComplete ? (
          <Button disabled={isOff} onClick={() => tick(true)}>
            Mark complete
          </Button>
        ) : null}
        <Button
          variant="default"
          renderRoot={props => <Link {...wayToStockWizard(place)} {...props} />}
        >
          Next enterprise
        </Button>
      </Group>
    </SimpleCard>
  )
}

function wordsOf(isComplete: boolean, isOff: boolean, open: number): string {
  if (isComplete) {
    return 'Anything not entered did not happen or is not known. You can still change every figure.'
  }
  if (isOff) return 'Count every class and fix the differences first.'
  if (open === 0) return 'Every question is answered.'
  const are = open === 1 ? 'is' : 'are'
  return `There ${are} ${countText(open, 'question')} without an answer. Marking it complete means that what is missing did not happen or won’t be known.`
}
