// Paddocks that are no more, as one change.

import type { Change } from '../../../data/outbox/change.ts'
import { countText } from '../../../ui/amounts.ts'
import { retiring } from '../paddock-change.ts'
import type { PaddockPlace } from '../paddock-change.ts'
import { recordedOn } from '../paddock-row.ts'
import type { PaddockRow } from '../paddock-row.ts'

export interface Retiring {
  readonly change: Change
  readonly said: string
  /** Records go along: it cannot be taken back (R26). */
  readonly isForGood: boolean
}

export function retireChange(
  rows: readonly PaddockRow[],
  { farmId }: Pick<PaddockPlace, 'farmId'>,
): Retiring {
  const whose = rows.length === 1 ? rows[0]?.paddock.name : countText(rows.length, 'paddock')
  return {
    change: { label: `Retiring of ${whose}`, farmId, steps: rows.flatMap(retiring) },
    said: rows.length === 1 ? `${whose} was retired.` : `${whose} were retired.`,
    isForGood: rows.some(row => recordedOn(row).length > 0),
  }
}
