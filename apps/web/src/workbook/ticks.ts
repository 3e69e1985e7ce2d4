// Whether rows of a difference are ticked, and ticking several of them at once.

import { cellKey, isTicked, takeable } from './choice-words.ts'
import type { Choices } from './choice-words.ts'
import type { RowDifference } from './difference.ts'

export type Ticks = 'all' | 'some' | 'none' | 'nothing to tick'

/** What only changed here is ticked by itself alone: it would be undone. */
function ofTicking<Row>(row: RowDifference<Row>, choices: Choices) {
  return takeable(row, choices).filter(({ fate }) => fate !== 'since')
}

export function ticksOf<Row>(rows: readonly RowDifference<Row>[], choices: Choices): Ticks {
  const ticks = rows.flatMap(row =>
    ofTicking(row, choices).map(cell => isTicked(row, cell, choices)),
  )
  if (ticks.length === 0) return 'nothing to tick'
  if (ticks.every(Boolean)) return 'all'
  return ticks.some(Boolean) ? 'some' : 'none'
}

export function withTicks<Row>(
  rows: readonly RowDifference<Row>[],
  choices: Choices,
  isTicked: boolean,
): Choices {
  const marks = rows.flatMap(row =>
    ofTicking(row, choices).map(({ column }) => [cellKey(row, column.id), isTicked] as const),
  )
  return { ...choices, marks: new Map([...choices.marks, ...marks]) }
}
