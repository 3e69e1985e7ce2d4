// The quiet line of a report: of which farm and period, how final it is, from which edition, beside whom, and what
// would make it say more.

import { IconCloudOff } from '@tabler/icons-react'
import { periodText } from '@furrow/farming/dates/period-text'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { dayOfMoment, momentText } from '../../ui/amounts.ts'

interface Props {
  readonly report: FarmReport
  /** As the device has it. */
  readonly isKept: boolean
}

export function ReportFacts({ report, isKept }: Props) {
  const { widened, missing } = report
  return (
    <div className="report-facts">
      <p>{factsOf(report).join(' · ')}</p>
      {isKept ? (
        <p className="report-offline">
          <IconCloudOff size={18} aria-hidden /> No signal: this is the report as of{' '}
          {momentText(report.made_at)}.
        </p>
      ) : null}
      {report.provisional ? (
        <p>Provisional: the period is not released yet, so your figures may still change.</p>
      ) : null}
      {widened.length > 0 ? (
        <p>Too few farms to compare with in {listed(widened)}, so the group is a wider one.</p>
      ) : null}
      {missing.length > 0 ? (
        <details className="report-missing">
          <summary>What would make this report say more</summary>
          <ul>
            {missing.map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

function factsOf({ farm, period, edition, group }: FarmReport): readonly string[] {
  const published = edition && dayOfMoment(edition.published_at)
  return [
    farm,
    periodText(period),
    edition
      ? `Edition ${edition.number}${edition.period === period ? '' : ` of ${periodText(edition.period)}`}, ${published}`
      : '',
    group ? `beside ${group.name}, about ${group.band} farms` : '',
  ].filter(Boolean)
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(names)
}
