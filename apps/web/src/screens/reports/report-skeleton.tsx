// A report on its way, in its shape: what it says, its large figures, and a spread.

import { VisuallyHidden } from '@mantine/core'
import { SkeletonBar } from '../../ui/skeletons.tsx'

export function ReportSkeleton() {
  return (
    <div className="skeleton report-skeleton" role="status" aria-busy>
      <VisuallyHidden>Loading</VisuallyHidden>
      <SkeletonBar height={32} width="min(40rem, 92%)" below={12} />
      <SkeletonBar width="min(28rem, 70%)" below={32} />
      <div className="report-headline">
        {[1, 2, 3, 4].map(number => (
          <div key={number}>
            <SkeletonBar width="60%" below={12} />
            <SkeletonBar height={32} width="45%" below={12} />
            <SkeletonBar width="75%" />
          </div>
        ))}
      </div>
      {[1, 2, 3, 4, 5, 6].map(number => (
        <div key={number} className="report-skeleton-row">
          <SkeletonBar width="70%" />
          <SkeletonBar />
          <SkeletonBar width="60%" />
        </div>
      ))}
    </div>
  )
}
