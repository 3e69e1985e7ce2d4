// What a step still wants to know, and the answers that are no figure: that it is not known yet, or
// does not apply.

import { Button, Text } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import type { Answer } from './answers.ts'
import type { WizardQuestion } from './wizard-question.ts'

type OnAnswer<Question> = (question: Question, answer: Answer | undefined) => void

interface Props<Question extends WizardQuestion> {
  readonly questions: readonly Question[]
  /** For what it is missing, in words. */
  readonly wordsOf: (question: Question) => string
  /** Nothing where one may only read. Nothing as an answer asks again. */
  readonly onAnswer: OnAnswer<Question> | undefined
}

export function OpenQuestions<Question extends WizardQuestion>({
  questions,
  wordsOf,
  onAnswer,
}: Props<Question>) {
  if (questions.length === 0) return null
  return (
    <section aria-label="Still open in this step" className="wizard-questions">
      <ul>
        {questions.map(question => (
          <li key={question.name} data-state={question.state}>
            <IconHelpCircle size={20} aria-hidden />
            <div className="wizard-question-words">
              <Text fw={600}>{question.asks}</Text>
              <Text size="sm" c="dimmed">
                {wordsOf(question)}
              </Text>
            </div>
            {onAnswer ? <Ways question={question} onAnswer={onAnswer} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WaysProps<Question> {
  readonly question: Question
  readonly onAnswer: OnAnswer<Question>
}

function Ways<Question extends WizardQuestion>({ question, onAnswer }: WaysProps<Question>) {
  const { asks, state, none } = question
  if (state !== 'open') {
    return (
      <Button
        variant="subtle"
        aria-label={`Ask again: ${asks}`}
        onClick={() => onAnswer(question, undefined)}
      >
        Ask again
      </Button>
    )
  }
  return (
    <div className="wizard-question-ways">
      <Button
        variant="default"
        aria-label={`Don’t know yet: ${asks}`}
        onClick={() => onAnswer(question, 'unknown')}
      >
        Don’t know yet
      </Button>
      {none === undefined ? null : (
        <Button
          variant="default"
          aria-label={`${none}: ${asks}`}
          onClick={() => onAnswer(question, 'none')}
        >
          {none}
        </Button>
      )}
    </div>
  )
}
