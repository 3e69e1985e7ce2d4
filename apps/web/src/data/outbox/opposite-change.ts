// The change that takes another one back, where there is one.

import type { Change, ChangeStep } from './change.ts'

export interface Undoing {
  /** What is deleted can come back whole: nothing else goes with it. */
  readonly canRestore?: boolean
}

/** All of its steps, the last one first. */
export function oppositeOf(
  change: Change,
  { canRestore = false }: Undoing = {},
): Change | undefined {
  const steps = change.steps.toReversed().map(step => oppositeStep(step, canRestore))
  const all = steps.filter(step => step !== undefined)
  return all.length === steps.length ? { ...change, steps: all } : undefined
}

function oppositeStep(step: ChangeStep, canRestore: boolean): ChangeStep | undefined {
  switch (step.do) {
    case 'store': {
      const { values: _values, ...row } = step
      return { ...row, do: 'destroy' }
    }
    case 'update':
      return { ...step, values: step.before, before: step.values }
    case 'destroy':
      return canRestore ? { ...step, do: 'restore' } : undefined
    case 'restore':
      return { ...step, do: 'destroy' }
    case 'attach':
      return { ...step, do: 'detach' }
    case 'detach':
      return { ...step, do: 'attach' }
    case 'toggle':
      return step
    // What was linked before is not known.
    default:
      return undefined
  }
}
