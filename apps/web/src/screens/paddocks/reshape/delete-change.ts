// Paddocks that should never have been there, as one change.

import type { Change } from '../../../data/outbox/change.ts'
import { countText } from '../../../ui/amounts.ts'
import { deleting } from '../paddock-change.ts'
import type { PaddockPlace } from '../paddock-change.ts'
import { recordedOn } from '../paddock-row.ts'
import type { PaddockRow } from '../paddock-row.ts'

interface Deleting {
  readonly change: Change
  readonly said: string
  /** Records go along: it cannot be undone (R26). */
  readonly isForGood: boolean
}

export function deleteChange(
  rows: readonly PaddockRow[],
  { farmId }: Pick<PaddockPlace, 'farmId'>,
): Deleting {
  const whose = rows.length === 1 ? rows[0]?.paddock.name : countText(rows.length, 'paddock')
  return {
    change: { label: `Delete ${whose}`, farmId, steps: rows.flatMap(deleting) },
    said: rows.length === 1 ? `${whose} was deleted.` : `${whose} were deleted.`,
    isForGood: rows.some(row => recordedOn(row).length > 0),
  }
}
