// What is released, to which farms, and with which words; and what came of it.

import { Alert, Button, Select, Text, Textarea, Title } from '@mantine/core'
import { periodText } from '@furrow/farming/dates/period-text'
import { useState } from 'react'
import { countText } from '../../../ui/amounts.ts'
import { ReportFiles } from '../files/report-files.tsx'
import { ReleaseDone } from './release-done.tsx'
import { everyReport, ReportChips } from './report-chips.tsx'
import { ReleaseTable } from './release-table.tsx'
import type { FarmsToRelease, PeriodToRelease } from './use-farms-to-release.ts'
import { useReleasing } from './use-releasing.ts'

interface Props {
  readonly shown: FarmsToRelease
  readonly period: PeriodToRelease
}

const usualReports: readonly string[] = ['my-year', 'whole-farm']

export function ReleaseForm({ shown, period }: Props) {
  const { farms, periods, choosePeriod, retry } = shown
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [reports, setReports] = useState(usualReports)
  const [comment, setComment] = useState('')
  const releasing = useReleasing(retry)
  const ready = farms.filter(({ status }) => status === 'Released')
  const chosen = ready.map(({ id }) => id).filter(id => ticked.has(id))
  if (releasing.job) return <ReleaseDone releasing={releasing} />
  const start = () => {
    const said = comment.trim()
    void releasing.start({
      farm_ids: chosen,
      period_id: period.id,
      ...(!reports.includes(everyReport) && { reports }),
      ...(said !== '' && { comment: said }),
    })
  }
  return (
    <div className="release-reports">
      <Select
        label="Period"
        size="md"
        allowDeselect={false}
        data={periods.map(one => ({ value: String(one.id), label: periodText(one.name) }))}
        value={String(period.id)}
        onChange={id => (id === null ? undefined : choosePeriod(id))}
      />
      <ReleaseTable farms={farms} ready={ready} ticked={ticked} onTick={setTicked} />
      <ReportChips
        farmId={chosen[0] ?? ready[0]?.id}
        periodId={period.id}
        chosen={reports}
        onChoose={setReports}
      />
      <Textarea
        label="Comment"
        description="Stands above the reports and in the email, for people who can see finances."
        size="md"
        autosize
        minRows={3}
        maxLength={2000}
        value={comment}
        onChange={event => setComment(event.currentTarget.value)}
      />
      {releasing.wrong === undefined ? null : (
        <Alert role="alert" variant="outline" color="red" title="Not released">
          {releasing.wrong}
        </Alert>
      )}
      <div className="release-deed">
        <Button
          size="md"
          loading={releasing.isStarting}
          disabled={chosen.length === 0 || reports.length === 0}
          onClick={start}
        >
          Release to {countText(chosen.length, 'farm')}
        </Button>
        <Text size="sm" c="dimmed">
          {whatFollows(chosen.length, reports.length)}
        </Text>
      </div>
      <Title order={2}>As files</Title>
      <ReportFiles
        farms={ready.filter(({ id }) => ticked.has(id))}
        reports={reports.includes(everyReport) ? undefined : reports}
        period={period}
      />
    </div>
  )
}

function whatFollows(farms: number, reports: number): string {
  if (reports === 0) return 'Choose at least one report.'
  if (farms === 0) return 'Choose at least one farm.'
  return 'The managers of each farm are told by email.'
}
