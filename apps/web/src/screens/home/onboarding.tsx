// A checklist for who is new: it goes away when all is ticked, or the first period is submitted.

import { Text, Title } from '@mantine/core'
import type { StepKind } from '@furrow/farming/onboarding/onboarding-step'
import { Link } from '@tanstack/react-router'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { StepTick } from '../../period/onboarding/step-tick.tsx'
import { useOnboardingProgress } from '../../period/onboarding/use-onboarding-progress.ts'
import { isFirstCollection } from './first-collection.ts'
import { useChosenPlace } from './use-chosen-place.ts'
import { useOverview } from './use-overview.ts'

export function Onboarding() {
  const { farms, isLoading } = useOverview()
  const { isStaff } = useSignedIn()
  const { farmId, business } = useChosenPlace()
  const own = farms.filter(({ businesses }) => businesses.some(({ id }) => id === business?.id))
  const farm = own.find(({ id }) => id === farmId) ?? own[0]
  if (isStaff || isLoading || !farm?.period) return null
  if (!own.every(({ periods }) => isFirstCollection(periods))) return null
  const place = { farmId: farm.id, periodId: farm.period.period_id }
  return <Checklist key={farm.id} place={place} farmName={farm.name} />
}

interface Props {
  readonly place: { readonly farmId: number; readonly periodId: number }
  readonly farmName: string
}

function Checklist({ place, farmName }: Props) {
  const { data } = useOnboardingProgress(place.farmId)
  const steps = data?.[0]?.steps ?? []
  const open = steps.filter(({ done }) => !done).length
  if (open === 0) return null
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  return (
    <section aria-labelledby="onboarding">
      <Title order={2} id="onboarding" mb="xs">
        Get started with {farmName}
      </Title>
      <Text c="dimmed">
        {steps.length - open} of {steps.length} done. New to Furrow? Choose Help at the top, then
        Take the tour.
      </Text>
      <ol className="plain-list">
        {steps.map(({ kind, label, done }) => (
          <li key={label}>
            {kind ? (
              <Link to={routes[kind]} params={params} className="to-do-link">
                <StepTick isDone={done} />
                <span>{label}</span>
              </Link>
            ) : (
              <span className="to-do-link">
                <StepTick isDone={done} />
                <span>
                  {label}{' '}
                  <Text span c="dimmed">
                    {done ? '' : '(your consultant ticks this)'}
                  </Text>
                </span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const below = '/collection/$farmId/period/$periodId'
const routes: Readonly<Record<StepKind, string>> = {
  joined: '/me',
  terms: '/me',
  details: '/collection/$farmId/details',
  paddocks: `${below}/paddocks`,
  gauges: `${below}/rain-gauges`,
  contacts: `${below}/contacts`,
  people: '/collection/$farmId/details',
  submitted: below,
}
