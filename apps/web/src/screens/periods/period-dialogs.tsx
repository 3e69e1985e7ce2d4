// The dialogs of the page of periods, of which one is open at a time.

import { ComparePeriods } from './compare-periods.tsx'
import { StartPeriod } from './start-period.tsx'
import type { ListedPeriod, OtherPeriod } from './use-period-list.ts'

/** `carry`: into a period that is there, or into a new one where none is said. */
export type PeriodDialog =
  | { readonly kind: 'compare' }
  | { readonly kind: 'carry'; readonly into?: ListedPeriod }

interface Props {
  readonly open: PeriodDialog
  readonly farmId: number
  readonly periods: readonly ListedPeriod[]
  readonly others: readonly OtherPeriod[]
  readonly onClose: () => void
}

export function PeriodDialogs({ open, farmId, periods, others, onClose }: Props) {
  if (open.kind === 'compare') {
    return <ComparePeriods farmId={farmId} periods={periods} onClose={onClose} />
  }
  return (
    <StartPeriod
      farmId={farmId}
      periods={periods}
      others={others}
      existing={open.into}
      onClose={onClose}
    />
  )
}
