// What a step still wants to know, and the answers that are no figure: that it is not known yet, or
// does not apply.

import { Button, Text } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { countText } from '../../../ui/amounts.ts'
import { grownChange, withAnswer } from './answers.ts'
import type { Answer } from './answers.ts'
import { paddockName } from './current-crop.ts'
import type { StepProps } from './current-crop.ts'
import type { Question } from './open-questions.ts'

interface Props extends StepProps {
  readonly questions: readonly Question[]
}

export function OpenQuestions({ hand, acts, questions }: Props) {
  if (questions.length === 0) return null
  const answer = (question: Question, given: Answer | undefined) => {
    const open_answers = withAnswer(hand.answers, question.name, given)
    const label = `${question.asks} of ${hand.type.name}`
    const { newId } = acts.placeNow()
    const said = given
      ? `${question.asks}: ${wordOf(question, given)}.`
      : `${question.asks} is open again.`
    acts.keep(grownChange(hand, { open_answers }, { label, newId }), said)
  }
  return (
    <section aria-label="Still open in this step" className="wizard-questions">
      <ul>
        {questions.map(question => (
          <li key={question.name} data-state={question.state}>
            <IconHelpCircle size={20} aria-hidden />
            <div className="wizard-question-words">
              <Text fw={600}>{question.asks}</Text>
              <Text size="sm" c="dimmed">
                {lackingWords(question)}
              </Text>
            </div>
            {hand.mayWrite ? <Ways question={question} onAnswer={answer} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WaysProps {
  readonly question: Question
  readonly onAnswer: (question: Question, answer: Answer | undefined) => void
}

function Ways({ question, onAnswer }: WaysProps) {
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

function wordOf({ none }: Question, answer: Answer): string {
  return answer === 'unknown' ? 'don’t know yet' : (none ?? 'not applicable').toLowerCase()
}

const mostNamed = 4

/** `Missing for River, Hill and 3 more paddocks.` */
export function lackingWords(question: Question): string {
  const { lacking, state } = question
  const names = lacking.map(paddockName)
  const more = names.length - mostNamed
  const told =
    more > 1
      ? `${names.slice(0, mostNamed).join(', ')} and ${countText(more, 'more paddock', 'more paddocks')}`
      : names.join(', ')
  const where = told && ` (${told})`
  if (state !== 'open') return `Your answer: ${wordOf(question, state)}${where}.`
  return told ? `Not filled in for ${told}.` : 'Not filled in.'
}
