// How each step of an enterprise stands: what is asked in it, and what is said of the records that are entered there.

import { stepState } from '../../../period/wizard/step-state.ts'
import type { StepState } from '../../../period/wizard/step-state.ts'
import type { EnterpriseInHand } from './enterprise-in-hand.ts'
import { nameOfRecord, stepsOfRecords } from './points-of-enterprise.ts'
import { stockQuestions } from './stock-questions.ts'

/** By the name of the step. */
export function stepStates(hand: EnterpriseInHand): (name: string) => StepState {
  const questions = Map.groupBy(stockQuestions(hand), ({ step }) => step)
  const steps = stepsOfRecords(hand)
  const points = Map.groupBy(hand.points, ({ resource, id }) =>
    steps.get(nameOfRecord(resource, id)),
  )
  return name => {
    if (name === 'review') return { ...stepState([]), isDone: isComplete(hand) }
    // By how much a count is off is a question of its step.
    const own = (points.get(name) ?? []).filter(({ code }) => code !== 'E-LIV-8')
    return stepState(questions.get(name) ?? [], own)
  }
}

function isComplete({ run }: EnterpriseInHand): boolean {
  return run?.all_questions_answered === true
}
