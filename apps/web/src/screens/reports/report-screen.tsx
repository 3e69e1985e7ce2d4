// One report of a farm's period, by its key.

import { useParams } from '@tanstack/react-router'
import { usePlaceWords } from '../../period/use-place-names.ts'
import { usePlace } from '../../period/use-place.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { useReportWords } from './report-words.ts'
import { UnknownVersion } from './releases/unknown-version.tsx'
import { UnknownReport } from './unknown-report.tsx'
import { useFarmReport } from './use-farm-report.ts'
import './report.css'
import './report-print.css'

export function ReportScreen() {
  const { reportId = '' } = useParams({ strict: false })
  const place = usePlace()
  const of = usePlaceWords(place)
  const { words, change } = useReportWords()
  const { report, isOld, isKept, failure, retry } = useFarmReport(place, reportId, words)
  if (failure?.kind === 'refused' && failure.code === 'not_found') {
    return words.version === undefined ? (
      <UnknownReport place={place} name={reportId} />
    ) : (
      <UnknownVersion why={failure.message} onNewest={() => change({ version: null })} />
    )
  }
  if (report) return <ReportPage {...{ report, isOld, isKept, place, of, words, change, retry }} />
  // Beside a group that is not there, it is shown beside the farm's own.
  const again = failure?.kind === 'refused' ? () => change({ version: null }) : retry
  return (
    <>
      <ScreenTitle of={of}>Report</ScreenTitle>
      {failure ? <FailureCard failure={failure} retry={again} /> : <ReportSkeleton />}
    </>
  )
}
