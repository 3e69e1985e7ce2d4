// A report on its way, in its shape: what it says, its large figures, and a spread.

import { Skeleton, VisuallyHidden } from '@mantine/core'

export function ReportSkeleton() {
  return (
    <div className="report-skeleton" role="status" aria-busy>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton height={32} width="min(40rem, 92%)" mb="sm" />
      <Skeleton height={14} width="min(28rem, 70%)" mb="xl" />
      <div className="report-headline">
        {[1, 2, 3, 4].map(number => (
          <div key={number}>
            <Skeleton height={14} width="60%" mb="sm" />
            <Skeleton height={32} width="45%" mb="sm" />
            <Skeleton height={14} width="75%" />
          </div>
        ))}
      </div>
      {[1, 2, 3, 4, 5, 6].map(number => (
        <div key={number} className="report-skeleton-row">
          <Skeleton height={14} width="70%" />
          <Skeleton height={14} />
          <Skeleton height={14} width="60%" />
        </div>
      ))}
    </div>
  )
}
