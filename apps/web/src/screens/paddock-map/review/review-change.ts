// Everything that a review decided, as one change: written together or not at all, and undone with
// one undo.

import { writtenHectares } from '@furrow/farming/land/mapped-area'
import type { Change, ChangeStep } from '../../../data/outbox/change.ts'
import { countText } from '../../../ui/amounts.ts'
import { boundarySteps } from '../boundary-steps.ts'
import { isWritten } from './review-row.ts'
import type { ReviewRow } from './review-row.ts'

/** Of paddocks that are there: kept, filled in where none is recorded, or all measured again. */
export type Areas = 'kept' | 'missing' | 'all'

export interface WritingPlace {
  readonly farmId: number
  readonly periodId: number
  readonly areas: Areas
  readonly newId: () => number
  /** As the file is called. */
  readonly file: string
}

export function reviewChange(rows: readonly ReviewRow[], writing: WritingPlace): Change {
  const written = rows.filter(isWritten)
  return {
    label: `${countText(written.length, 'boundary', 'boundaries')} from ${writing.file}`,
    farmId: writing.farmId,
    steps: written.flatMap(row => stepsOf(row, writing)),
  }
}

function stepsOf(
  row: ReviewRow,
  { farmId, periodId, areas, newId }: WritingPlace,
): readonly ChangeStep[] {
  const { decision, paddock, shape, hectares } = row
  const area = writtenHectares(hectares)
  if (decision.to === 'new') {
    const id = newId()
    const values = { farm_id: farmId, period_id: periodId, name: decision.name.trim(), area }
    return [
      { do: 'store', resource: 'paddocks', id, values },
      ...boundarySteps({ id, boundary: undefined }, shape, newId),
    ]
  }
  if (!paddock) return []
  const isMeasured = areas === 'all' || (areas === 'missing' && paddock.area === null)
  return [
    ...boundarySteps(paddock, shape, newId),
    ...(isMeasured && area !== paddock.area ? [areaStep(paddock, area)] : []),
  ]
}

function areaStep({ id, area, seen }: NonNullable<ReviewRow['paddock']>, next: number): ChangeStep {
  const [values, before] = [{ area: next }, { area }]
  return { do: 'update', resource: 'paddocks', id, values, before, seen }
}
