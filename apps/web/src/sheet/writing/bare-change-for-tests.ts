// A change without the rows of the sheet that its steps are of, where a test is not about them.

import type { Change, ChangeStep } from '../../data/outbox/change.ts'

export function bareChange(change: Change): Change {
  return { ...change, steps: change.steps.map(bare) }
}

function bare(step: ChangeStep): ChangeStep {
  const { ofRow: _row, ...rest } = step
  return rest
}
