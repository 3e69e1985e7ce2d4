// How a step of a wizard stands: what of it is wrong, missing or to be checked, or that nothing is.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { stands } from '../../sheet/cells/row-points.ts'
import { pointWords } from '../point-words.ts'
import { openCount } from './wizard-question.ts'
import type { WizardQuestion } from './wizard-question.ts'

export interface StepState {
  readonly wrong: number
  readonly missing: number
  readonly toCheck: number
  /** Answered by “Don’t know yet”. */
  readonly unknown: number
  readonly isDone: boolean
}

/** Of the questions and points of one step. It is done where nothing is left of either. */
export function stepState(
  questions: readonly WizardQuestion[],
  points: readonly OpenPoint[] = [],
): StepState {
  const open = points.filter(stands)
  const warnings = open.filter(isWarning)
  // What is said at several cells is to be fixed once.
  const blockers = new Set(open.filter(point => !isWarning(point)).map(pointWords))
  const faults = questions.filter(({ isWrong }) => isWrong)
  const counts = {
    wrong: blockers.size + openCount(faults),
    missing: openCount(questions) - openCount(faults),
    toCheck: warnings.length,
    unknown: questions.filter(({ state }) => state === 'unknown').length,
  }
  return { ...counts, isDone: Object.values(counts).every(count => count === 0) }
}

/** The worst of it counts. */
export function stepLooks(state: StepState): 'wrong' | 'look' | 'done' | undefined {
  if (state.wrong > 0) return 'wrong'
  if (state.missing > 0 || state.toCheck > 0) return 'look'
  return state.isDone ? 'done' : undefined
}

/** `1 to fix, 2 missing`; nothing where nothing is left. */
export function stepWords({ wrong, missing, toCheck, unknown }: StepState): string {
  const told = [
    [wrong, 'to fix'],
    [missing, 'missing'],
    [toCheck, 'to check'],
    [unknown, 'to find out'],
  ] as const
  return told.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : [])).join(', ')
}

export function isWarning({ code }: OpenPoint): boolean {
  return code.startsWith('W-')
}
