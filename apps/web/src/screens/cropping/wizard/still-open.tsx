// Every question of the crop that has no figure, with the way to its step.

import { Button, Text } from '@mantine/core'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import type { StepProps } from './current-crop.ts'
import { lackingWords } from './open-question-list.tsx'
import { questionsOf } from './open-questions.ts'

export function StillOpen({ hand, acts }: StepProps) {
  const questions = questionsOf(hand).filter(({ state }) => state !== 'none')
  return (
    <SimpleCard title="Still missing">
      {questions.length === 0 ? <Text c="dimmed">Every question is answered.</Text> : null}
      <ul className="wizard-lines">
        {questions.map(question => (
          <li key={question.name}>
            <span>
              <strong>{question.asks}.</strong> {lackingWords(question)}
            </span>
            <Button
              variant="subtle"
              aria-label={`Go to ${question.asks}`}
              onClick={() => acts.go(question.step)}
            >
              Go to
            </Button>
          </li>
        ))}
      </ul>
    </SimpleCard>
  )
}
