// How far a step is: what is open in it, or that all of it is answered.

import { openCount } from '../../../period/wizard/wizard-question.ts'
import type { EnterpriseInHand } from './enterprise-in-hand.ts'
import { stockQuestions } from './stock-questions.ts'

export function stateOfStep(name: string, hand: EnterpriseInHand): number | 'done' {
  if (name === 'review') return hand.run?.all_questions_answered === true ? 'done' : 0
  const own = stockQuestions(hand).filter(({ step }) => step === name)
  const open = openCount(own)
  const isUnknown = own.some(({ state }) => state === 'unknown')
  return open === 0 && !isUnknown ? 'done' : open
}
