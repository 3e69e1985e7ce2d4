// What is typed in a step of an enterprise, and what is still asked in it.

import type { ComponentType } from 'react'
import { withAnswer } from '../../../period/wizard/answers.ts'
import type { Answer } from '../../../period/wizard/answers.ts'
import { OpenQuestions } from '../../../period/wizard/open-question-list.tsx'
import { answerWord } from '../../../period/wizard/wizard-question.ts'
import type { StockStepProps } from './enterprise-in-hand.ts'
import { runChange } from './stock-answers.ts'
import { lackingClasses, stockQuestions } from './stock-questions.ts'
import type { StockQuestion } from './stock-questions.ts'

interface Props extends StockStepProps {
  readonly Body: ComponentType<StockStepProps>
  readonly step: string
}

export function StockStep({ hand, acts, Body, step }: Props) {
  const questions = stockQuestions(hand).filter(question => question.step === step)
  const answer = (question: StockQuestion, given: Answer | undefined) => {
    const open_answers = withAnswer(hand.answers, question.name, given)
    const label = `${question.asks} of ${hand.name}`
    const said = given
      ? `${question.asks}: ${answerWord(question, given)}.`
      : `${question.asks} is open again.`
    acts.keep(runChange(hand, { open_answers }, { label, newId: acts.newId }), said)
  }
  return (
    <>
      <Body hand={hand} acts={acts} />
      <OpenQuestions
        questions={questions}
        wordsOf={lackingClasses}
        onAnswer={hand.mayWrite ? answer : undefined}
      />
    </>
  )
}
