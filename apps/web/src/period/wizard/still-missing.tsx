// Every question that has no figure, with the way to its step.

import { Button, Text } from '@mantine/core'
import { SimpleCard } from '../../ui/simple-card.tsx'
import type { WizardQuestion } from './wizard-question.ts'

interface Props<Question extends WizardQuestion> {
  readonly questions: readonly Question[]
  readonly wordsOf: (question: Question) => string
  readonly onGo: (step: string) => void
}

export function StillMissing<Question extends WizardQuestion>({
  questions,
  wordsOf,
  onGo,
}: Props<Question>) {
  const missing = questions.filter(({ state }) => state !== 'none')
  return (
    <SimpleCard title="Still missing">
      {missing.length === 0 ? <Text c="dimmed">Every question is answered.</Text> : null}
      <ul className="wizard-lines">
        {missing.map(question => (
          <li key={question.name}>
            <span>
              <strong>{question.asks}.</strong> {wordsOf(question)}
            </span>
            <Button
              variant="subtle"
              aria-label={`Go to ${question.asks}`}
              onClick={() => onGo(question.step)}
            >
              Go to
            </Button>
          </li>
        ))}
      </ul>
    </SimpleCard>
  )
}
