// The reports of a farm's period, by what they answer.

import { Button, Text, Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { FarmReports } from '@furrow/wire/farm-report-answer'
import { useScreenOf } from '../../period/explained/use-screen-of.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NewestVersion } from './releases/listed-release.tsx'

interface Props {
  readonly told: FarmReports
  readonly params: { readonly farmId: string; readonly periodId: string }
}

export function ReportList({ told: { reports, missing, provisional }, params }: Props) {
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
  const made = reports.filter(({ why_not: whyNot }) => whyNot === null)
  const notMade = [...reports.filter(({ why_not: whyNot }) => whyNot !== null), ...missing]
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
      {[...Map.groupBy(made, ({ family }) => family)].map(([family, all]) => (
        <section key={family} aria-label={family}>
          <Title order={2}>{family}</Title>
          <ul>
            {all.map(report => (
              <ReportLine key={report.key} report={report} params={params} />
            ))}
          </ul>
        </section>
      ))}
      {notMade.length === 0 ? null : (
        <section aria-label={ofNotMade}>
          <Title order={2}>{ofNotMade}</Title>
          <ul>
            {notMade.map(report => (
              <MissingLine key={report.key} report={report} params={params} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const ofNotMade = 'Not made for this period'

interface LineProps extends Pick<Props, 'params'> {
  readonly report: FarmReports['reports'][number]
}

function ReportLine({ report, params }: LineProps) {
  const { key, name, about, release } = report
  return (
    <li className="report-list-line">
      <Link
        className="card-link"
        to="/collection/$farmId/period/$periodId/report/$reportId"
        params={{ ...params, reportId: key }}
      >
        <div>
          <span className="report-line-name">{name}</span>
          <Text component="span" c="dimmed">
            {about}
          </Text>
          <NewestVersion release={release} />
        </div>
        <IconChevronRight size={22} aria-hidden />
      </Link>
    </li>
  )
}

/** Why it can't be made, with the way to where one enters what it needs. */
function MissingLine({ report, params }: LineProps) {
  const { name, why_not: whyNot, enter_at: record, release } = report
  return (
    <li className="report-list-line" data-waiting>
      <div>
        <span className="report-line-name">{name}</span>
        <span className="report-why" data-to-enter={record !== null || undefined}>
          {whyNot}
        </span>
        <NewestVersion release={release} />
        <EnterLink what={name} record={record} params={params} />
      </div>
    </li>
  )
}

interface EnterProps extends Pick<Props, 'params'> {
  readonly what: string
  readonly record: string | null
}

/** For who may go there. */
function EnterLink({ what, record, params }: EnterProps) {
  const screen = useScreenOf(record, Number(params.farmId))
  if (!screen) return null
  return (
    <Link to={screen.to} params={params} aria-label={`Enter it: ${what}`}>
      Enter it
    </Link>
  )
}
