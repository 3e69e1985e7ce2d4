// The few figures that a year comes down to, each beside its group; dashes as long as no period is released.

import { Anchor, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { periodText } from '@furrow/farming/dates/period-text'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { FigureButton } from '../../period/explained/figure-button.tsx'
import { WithSources } from '../../period/explained/with-sources.tsx'
import { Fact } from '../../ui/fact.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { useKeyResults } from './use-key-results.ts'

export function KeyResults() {
  const { farm, released, report, isLoading, failure, retry } = useKeyResults()
  if (!farm) return null
  return (
    <section aria-labelledby="results">
      <Title order={2} id="results" mb="sm">
        {released ? `Results of ${periodText(released.name)}` : 'Results'}
      </Title>
      {isLoading ? <CardSkeleton count={1} /> : null}
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {report ? <Results report={report} /> : null}
      {released ? null : (
        <Text size="sm" c="dimmed">
          Results appear here once a period of this farm is released.
        </Text>
      )}
    </section>
  )
}

/** So many fit beside what else there is. */
const most = 4

function Results({ report }: { readonly report: FarmReport }) {
  const { farm_id: farmId, period_id: periodId, sections } = report
  const params = { farmId: String(farmId), periodId: String(periodId), reportId: 'my-year' }
  const figures = sections.flatMap(({ blocks }) =>
    blocks.flatMap(block => (block.kind === 'headline' ? block.figures : [])),
  )
  return (
    <WithSources place={{ farmId, periodId }}>
      <div className="key-results">
        {figures.slice(0, most).map(({ label, own, beside, place, about }) => (
          <Fact key={label} label={label}>
            <FigureButton label={label} text={own.text} about={about} />
            <Text component="span" display="block" size="sm" fw={400} c="dimmed">
              {[beside, place].filter(Boolean).join(' · ')}
            </Text>
          </Fact>
        ))}
      </div>
      <Anchor
        mt="sm"
        display="inline-block"
        renderRoot={props => (
          <Link
            to="/collection/$farmId/period/$periodId/report/$reportId"
            params={params}
            {...props}
          />
        )}
      >
        My year on one page
      </Anchor>
    </WithSources>
  )
}
