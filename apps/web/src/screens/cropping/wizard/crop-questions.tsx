// What a step of a crop still wants to know, for which paddocks, and its answers.

import type { ComponentType } from 'react'
import type { Answer } from '../../../period/wizard/answers.ts'
import { withAnswer } from '../../../period/wizard/answers.ts'
import { OpenQuestions } from '../../../period/wizard/open-question-list.tsx'
import { answerWord } from '../../../period/wizard/wizard-question.ts'
import { countText } from '../../../ui/amounts.ts'
import { grownChange } from './crop-answers.ts'
import { paddockName } from './current-crop.ts'
import type { StepProps } from './current-crop.ts'
import { questionsOf } from './open-questions.ts'
import type { Question } from './open-questions.ts'

interface Props extends StepProps {
  readonly questions: readonly Question[]
}

/** What is typed in a step, and what is still asked in it. */
export function CropStep({
  Body,
  step,
  ...of
}: StepProps & { readonly Body: ComponentType<StepProps>; readonly step: string }) {
  const questions = questionsOf(of.hand).filter(question => question.step === step)
  return (
    <>
      <Body {...of} />
      <CropQuestions {...of} questions={questions} />
    </>
  )
}

function CropQuestions({ hand, acts, questions }: Props) {
  const answer = (question: Question, given: Answer | undefined) => {
    const open_answers = withAnswer(hand.answers, question.name, given)
    const label = `${question.asks} of ${hand.type.name}`
    const { newId } = acts.placeNow()
    const said = given
      ? `${question.asks}: ${answerWord(question, given)}.`
      : `${question.asks} is open again.`
    acts.keep(grownChange(hand, { open_answers }, { label, newId }), said)
  }
  return (
    <OpenQuestions
      questions={questions}
      wordsOf={lackingWords}
      onAnswer={hand.mayWrite ? answer : undefined}
    />
  )
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
  if (state !== 'open') return `Your answer: ${answerWord(question, state)}${where}.`
  return told ? `Not filled in for ${told}.` : 'Not filled in.'
}
