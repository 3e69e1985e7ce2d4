// As long as the rows of a screen are not there: that they are coming, or why they are not.

import type { useRows } from '../data/hooks/use-rows.ts'
import { FailureCard } from '../ui/failure-card.tsx'
import { TableSkeleton } from '../ui/skeletons.tsx'

type Props = Pick<ReturnType<typeof useRows>, 'isLoading' | 'failure' | 'retry'>

export function StillReading({ isLoading, failure, retry }: Props) {
  if (failure) return <FailureCard failure={failure} retry={retry} />
  return isLoading ? <TableSkeleton count={10} columns={6} /> : null
}
