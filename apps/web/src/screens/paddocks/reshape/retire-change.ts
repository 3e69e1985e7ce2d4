// Paddocks that are not carried into the next period. Everything of this period and of earlier ones stays,
// and until the next period is started they are restored as easily.

import type { Change } from '../../../data/outbox/change.ts'
import { updateOf } from '../../../data/outbox/update-of.ts'
import { countText } from '../../../ui/amounts.ts'
import type { PaddockPlace } from '../paddock-change.ts'
import type { PaddockRow } from '../paddock-row.ts'

interface Retiring {
  readonly change: Change
  readonly said: string
}

export function retireChange(
  rows: readonly PaddockRow[],
  { farmId }: Pick<PaddockPlace, 'farmId'>,
  retired: boolean,
): Retiring {
  const whose = rows.length === 1 ? rows[0]?.paddock.name : countText(rows.length, 'paddock')
  const steps = rows
    .filter(({ paddock }) => paddock.retired !== retired)
    // What an older release kept on the device says nothing of it.
    .map(({ paddock }) => updateOf('paddocks', { ...paddock, retired: !retired }, { retired }))
  const be = rows.length === 1 ? 'is' : 'are'
  return {
    change: { label: `${retired ? 'Retire' : 'Restore'} ${whose}`, farmId, steps },
    said: retired
      ? `${whose} ${be} retired: not copied into a new period.`
      : `${whose} ${be} no longer retired.`,
  }
}
