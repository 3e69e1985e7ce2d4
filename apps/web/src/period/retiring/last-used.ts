// What is retired is used in this period for the last time: not offered from the next one on, with all
// that is recorded kept. It is restored as easily, wherever it is shown.

import type { EntityName } from '@furrow/catalogue/furrow'
import { periodText } from '@furrow/farming/dates/period-text'
import type { Change } from '../../data/outbox/change.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import type { KeptRow } from '../../data/outbox/update-of.ts'
import type { NamedPeriod } from '../use-period-before.ts'
import type { CollectionPlace } from '../use-place.ts'
import type { Retirable } from './use-still-used.ts'

interface ToRetire extends Retirable {
  readonly id: number
}

export interface Retiring {
  readonly resource: EntityName
  readonly rows: readonly ToRetire[]
  /** What they are called together: `River`, `3 contacts`. */
  readonly whose: string
}

export function lastUsedChange(
  { resource, rows, whose }: Retiring,
  { farmId, periodId }: CollectionPlace,
  isRetired: boolean,
): { readonly change: Change; readonly said: string } {
  const steps = rows
    .filter(row => isSomething(row.last_period_id) !== isRetired)
    .map(row => updateOf(resource, row as KeptRow, { last_period_id: isRetired ? periodId : null }))
  const be = rows.length === 1 ? 'is' : 'are'
  return {
    change: { label: `${isRetired ? 'Retire' : 'Restore'} ${whose}`, farmId, steps },
    said: isRetired
      ? `${whose} ${be} retired: not offered from the next period on.`
      : `${whose} ${be} no longer retired.`,
  }
}

export function isSomething(id: number | null | undefined): boolean {
  return id !== null && id !== undefined
}

/** `Retired after 2024–25`; nothing where it is not retired. */
export function retiredText(
  { last_period_id }: Retirable,
  periods: readonly NamedPeriod[],
): string | null {
  if (!isSomething(last_period_id)) return null
  const period = periods.find(({ id }) => id === last_period_id)
  return period ? `Retired after ${periodText(period.name)}` : 'Retired'
}
