// The reports of a farm's period: to be read one by one, and all of them as files.

import { useAsked } from '../../data/hooks/use-answer.ts'
import { usePlaceWords } from '../../period/use-place-names.ts'
import { usePlace } from '../../period/use-place.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { AllAsFiles } from './files/all-as-files.tsx'
import { ReleaseLink } from './releases/listed-release.tsx'
import { ReportList } from './report-list.tsx'
import { reportsOf } from './reports-asked.ts'
import './report.css'

export function ReportsScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const { data, failure, isLoading, retry } = useAsked(reportsOf(place))
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  return (
    <>
      <ScreenTitle of={of} actions={<ReleaseLink place={place} />}>
        Reports
      </ScreenTitle>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton count={8} columns={2} /> : null}
      {data ? <ReportList told={data} params={params} /> : null}
      {data && data.reports.length > 0 ? <AllAsFiles place={place} /> : null}
    </>
  )
}
