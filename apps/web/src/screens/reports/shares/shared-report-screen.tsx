// Where a link to a report leads: to the report, or to the sentence that says why not.

import { Button } from '@mantine/core'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { Failure } from '@furrow/wire/client/result'
import type { SharedReport } from '@furrow/wire/reports/shared-report-answer'
import { useCallback, useEffect, useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { ReportSkeleton } from '../report-skeleton.tsx'

export function SharedReportScreen() {
  const { token = '' } = useParams({ strict: false })
  const [tries, setTries] = useState(0)
  return <OpenShare key={`${token} ${tries}`} token={token} retry={() => setTries(tries + 1)} />
}

interface Props {
  readonly token: string
  readonly retry: () => void
}

function OpenShare({ token, retry }: Props) {
  const { api } = useFurrow()
  const goTo = useWayToReport()
  const [failure, setFailure] = useState<Failure>()
  useEffect(() => {
    const given = new AbortController()
    const open = async () => {
      const answer = await api.farmReports.shared(token, { signal: given.signal })
      if (given.signal.aborted) return
      if (answer.ok) goTo(answer.data)
      else setFailure(answer.failure)
    }
    void open()
    return () => given.abort()
  }, [api, token, goTo])
  if (!failure) {
    return (
      <>
        <ScreenTitle>Report</ScreenTitle>
        <ReportSkeleton />
      </>
    )
  }
  if (failure.kind !== 'refused') {
    return (
      <>
        <ScreenTitle>Report</ScreenTitle>
        <FailureCard failure={failure} retry={retry} />
      </>
    )
  }
  return (
    <>
      <ScreenTitle>Report</ScreenTitle>
      <EmptyState
        picture="paper"
        title="This link doesn’t open a report"
        text={failure.message}
        action={<Button renderRoot={props => <Link to="/" {...props} />}>Go to your farms</Button>}
      />
    </>
  )
}

/** In place of this screen: the way back does not lead through it. */
function useWayToReport() {
  const navigate = useNavigate()
  return useCallback(
    ({ farm_id: farm, period_id: period, report, group, against }: SharedReport) =>
      void navigate({
        to: '/collection/$farmId/period/$periodId/report/$reportId',
        params: { farmId: String(farm), periodId: String(period), reportId: report },
        search: { ...(group && { group }), ...(against && { against }) },
        replace: true,
      }),
    [navigate],
  )
}
