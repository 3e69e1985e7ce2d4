// The reports of a farm's period, by what they answer.

import { Button, Text, Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { FarmReports } from '@furrow/wire/farm-report-answer'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NewestVersion } from './releases/listed-release.tsx'

interface Props {
  readonly told: FarmReports
  readonly params: { readonly farmId: string; readonly periodId: string }
}

export function ReportList({ told: { reports, provisional }, params }: Props) {
  if (reports.length === 0) {
    return (
      <EmptyState
        picture="paper"
        title="No report yet"
        text="Reports show the farm beside others of its kind. Each is there as soon as its figures are entered."
        action={
          <Button
            renderRoot={props => (
              <Link to="/collection/$farmId/period/$periodId" params={params} {...props} />
            )}
          >
            Back to the collection
          </Button>
        }
      />
    )
  }
  return (
    <div className="report-list">
      <p className="report-state">
        <span className="status-badge" data-tone={provisional ? 'attention' : 'good'}>
          {provisional ? 'Provisional' : 'Released'}
        </span>
        {provisional
          ? 'The period is not released yet: figures may still change, and reports follow them.'
          : 'The period is released: its figures stand.'}
      </p>
      {[...Map.groupBy(reports, ({ family }) => family)].map(([family, all]) => (
        <section key={family} aria-label={family}>
          <Title order={2}>{family}</Title>
          <ul>
            {all.map(report => (
              <ReportLine key={report.key} report={report} params={params} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface LineProps extends Pick<Props, 'params'> {
  readonly report: FarmReports['reports'][number]
}

function ReportLine({ report, params }: LineProps) {
  const { key, name, about, why_not: whyNot, release } = report
  const words = (
    <>
      <span className="report-line-name">{name}</span>
      <Text component="span" c="dimmed">
        {about}
      </Text>
      <NewestVersion release={release} />
    </>
  )
  if (whyNot !== null) {
    return (
      <li className="report-list-line" data-waiting>
        <div>
          {words}
          <span className="report-why">{whyNot}</span>
        </div>
      </li>
    )
  }
  return (
    <li className="report-list-line">
      <Link
        className="card-link"
        to="/collection/$farmId/period/$periodId/report/$reportId"
        params={{ ...params, reportId: key }}
      >
        <div>{words}</div>
        <IconChevronRight size={22} aria-hidden />
      </Link>
    </li>
  )
}
