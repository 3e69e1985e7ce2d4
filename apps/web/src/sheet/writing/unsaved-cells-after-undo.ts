// What is held on the device after a step is taken back or done again: what the step did, and nothing
// that happened beside it.

import { changedMarks, markAt } from '../cells/marks.ts'
import type { Unsaved, MarkChange, Marks } from '../cells/marks.ts'

interface Step {
  readonly from: Unsaved
  readonly to: Unsaved
}

export function unsavedAfterUndo(now: Unsaved, { from, to }: Step): Unsaved {
  const known = new Set([...from.drafts, ...to.drafts].map(({ key }) => key))
  const others = now.drafts.filter(({ key }) => !known.has(key))
  return {
    marks: changedMarks(now.marks, [...changesIn(from.marks, to.marks)]),
    drafts: [...others, ...to.drafts],
  }
}

/** What was kept before, and what was typed before that was known. */
export function joinedUnsaved(before: Unsaved, since: Unsaved): Unsaved {
  return unsavedAfterUndo(before, { from: nothing, to: since })
}

const nothing: Unsaved = { marks: new Map(), drafts: [] }

function* changesIn(from: Marks, to: Marks): Generator<MarkChange> {
  for (const row of new Set([...from.keys(), ...to.keys()])) {
    const [before, after] = [from.get(row), to.get(row)]
    if (before === after) continue
    for (const column of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])) {
      yield { row, column, mark: markAt(to, row, column) }
    }
  }
}
