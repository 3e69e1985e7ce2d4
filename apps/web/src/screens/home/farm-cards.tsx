// A card for each farm of the business: its newest period, how far it is and when it is due.

import { periodText } from '@furrow/farming/dates/period-text'
import { Card, Group, SimpleGrid, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { Ring } from '../../ui/ring.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { DueDay } from '../../period/due-day.tsx'
import { notHandedIn } from '../../period/is-overdue.ts'
import { farmsShown } from './farms-shown.ts'
import { useOverview } from './use-overview.ts'
import type { FarmAtHome, PeriodsKnown } from './use-overview.ts'

export function FarmCards() {
  const { business } = useSignedIn()
  const { farms, periods, isLoading, failure, retry } = useOverview()
  const shown = farmsShown(farms, business?.id)
  return (
    <section aria-labelledby="farms">
      <Title order={2} id="farms" mb="sm">
        Farms
      </Title>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <CardSkeleton count={2} /> : null}
      {!isLoading && !failure && shown.length === 0 ? (
        <Text c="dimmed">
          You have no farms yet. Ask the farm’s manager to invite you, or call us.
        </Text>
      ) : null}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {shown.map(farm => (
          <FarmCard key={farm.id} farm={farm} known={periods} />
        ))}
      </SimpleGrid>
    </section>
  )
}

/** Of a farm that no period is known of. */
const noPeriod: Readonly<Record<PeriodsKnown, string>> = {
  read: 'No period yet',
  loading: '',
  'not on this device': 'Not on this device yet',
  failed: '',
}

interface CardProps {
  readonly farm: FarmAtHome
  readonly known: PeriodsKnown
}

function FarmCard({ farm: { id, name, period }, known }: CardProps) {
  const params = { farmId: String(id), periodId: String(period?.period_id) }
  const link = period
    ? ({ to: '/collection/$farmId/period/$periodId', params } as const)
    : ({ to: '/collection/$farmId/period', params } as const)
  return (
    <Card
      withBorder
      radius="lg"
      padding="lg"
      className="card-link"
      renderRoot={props => <Link {...link} {...props} />}
    >
      <Group wrap="nowrap" align="start">
        <Ring score={period?.score ?? null} label={`${name} complete`} />
        <div>
          <Text fw={640} size="lg" component="h3">
            {name}
          </Text>
          {period ? (
            <>
              <Text size="sm" c="dimmed">
                {periodText(period.name)}
                {notHandedIn.includes(period.status) ? (
                  <>
                    , <DueDay due={period.submission_due} status={period.status} words="due" />
                  </>
                ) : null}
              </Text>
              <StatusBadge status={period.status} />
            </>
          ) : (
            <Text size="sm" c="dimmed">
              {noPeriod[known]}
            </Text>
          )}
        </div>
      </Group>
    </Card>
  )
}
