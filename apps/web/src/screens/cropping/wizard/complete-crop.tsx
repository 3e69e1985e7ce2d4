// The tick that says that nothing about the crop is left open.

import { Button, Group, Text } from '@mantine/core'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import { countText } from '../../../ui/amounts.ts'
import { grownChange } from './crop-answers.ts'
import type { StepProps } from './current-crop.ts'
import { questionsOf } from './open-questions.ts'
import { ToCropsGrown } from './to-crop.tsx'

export function CompleteCrop({ hand, acts }: StepProps) {
  const { type, grown, mayWrite, rows, place } = hand
  const isComplete = grown?.all_questions_answered === true
  const tick = (all_questions_answered: boolean) => {
    const label = `${type.name} ${all_questions_answered ? 'complete' : 'reopened'}`
    const { newId } = acts.placeNow()
    acts.keep(grownChange(hand, { all_questions_answered }, { label, newId }), `${label}.`)
  }
  return (
    <SimpleCard
      title={isComplete ? `${type.name} is complete` : `Is ${type.name.toLowerCase()} complete?`}
    >
      <Text mb="md">{isComplete ? completeWords : wordsOf(hand)}</Text>
      <Group>
        {mayWrite && isComplete ? (
          <Button variant="default" onClick={() => tick(false)}>
            Reopen
          </Button>
        ) : null}
        {mayWrite && !isComplete ? (
          <Button disabled={rows.length === 0} onClick={() => tick(true)}>
            Mark complete
          </Button>
        ) : null}
        <ToCropsGrown place={place}>Next crop</ToCropsGrown>
      </Group>
    </SimpleCard>
  )
}

const completeWords =
  'Anything not entered did not happen or is not known. You can still change every figure.'

function wordsOf(hand: StepProps['hand']): string {
  const questions = questionsOf(hand)
  const open = questions.filter(({ state }) => state === 'open').length
  const unknown = questions.filter(({ state }) => state === 'unknown').length
  if (hand.rows.length === 0) return 'Choose its paddocks first.'
  const told = [
    ...(open > 0 ? [`${countText(open, 'question')} without an answer`] : []),
    ...(unknown > 0 ? [`${countText(unknown, 'answer')} “Don’t know yet”`] : []),
  ]
  if (told.length === 0) return 'Every question is answered.'
  return `There ${open + unknown === 1 ? 'is' : 'are'} ${told.join(' and ')}. Marking it complete means that what is missing did not happen or won’t be known.`
}
