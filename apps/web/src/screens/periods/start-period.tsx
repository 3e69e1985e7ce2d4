// The dialog that starts a period, or carries more into one, with the periods that it may choose from.

import { CarryDialog } from './carry-dialog.tsx'
import { useCarryWay } from './use-carry-way.ts'
import type { ListedPeriod, OtherPeriod } from './use-period-list.ts'

interface Props {
  readonly farmId: number
  /** That the farm records, oldest first. */
  readonly periods: readonly ListedPeriod[]
  readonly others: readonly OtherPeriod[]
  readonly existing: ListedPeriod | undefined
  readonly onClose: () => void
}

export function StartPeriod({ farmId, periods, others, existing, onClose }: Props) {
  const way = useCarryWay({ periods, others, existing })
  return <CarryDialog farmId={farmId} way={way} onClose={onClose} />
}
