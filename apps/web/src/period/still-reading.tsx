// As long as the rows of a screen are not there: that they are coming, or why they are not.

import type { useRows } from '../data/hooks/use-rows.ts'
import { FailureCard } from '../ui/failure-card.tsx'
import { TableSkeleton } from '../ui/skeletons.tsx'

interface Props extends Pick<ReturnType<typeof useRows>, 'isLoading' | 'failure' | 'retry'> {
  /** How many rows and columns are likely to come. */
  readonly count?: number
  readonly columns?: number
}

export function StillReading({ isLoading, failure, retry, count = 10, columns = 6 }: Props) {
  if (failure) return <FailureCard failure={failure} retry={retry} />
  return isLoading ? <TableSkeleton count={count} columns={columns} /> : null
}
