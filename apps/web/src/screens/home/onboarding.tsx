// A checklist for who is new: it goes away when all is ticked, or the first period is submitted.

import { Text, Title } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { isFirstCollection, onboardingSteps } from './onboarding-steps.ts'
import type { Step } from './onboarding-steps.ts'
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
  const steps = useSteps(place)
  const open = steps.filter(({ isDone }) => !isDone).length
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
        {steps.map(({ name, label, isDone }) => (
          <li key={name}>
            <Link to={routes[name]} params={params} className="to-do-link">
              <Tick isDone={isDone} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Tick({ isDone }: { readonly isDone: boolean }) {
  return isDone ? (
    <IconCircleCheck size={22} color="var(--accent)" role="img" aria-label="Done:" />
  ) : (
    <IconCircleDashed size={22} role="img" aria-label="To do:" />
  )
}

const below = '/collection/$farmId/period/$periodId'
const routes: Readonly<Record<Step['name'], string>> = {
  terms: '/me',
  details: '/collection/$farmId/details',
  paddocks: `${below}/paddocks`,
  gauges: `${below}/rain-gauges`,
  contacts: `${below}/contacts`,
  people: '/collection/$farmId/details',
}

/** None as long as it is not known how far the farm is. */
function useSteps({ farmId, periodId }: Props['place']): readonly Step[] {
  const { api } = useFurrow()
  const { hasAgreed, person } = useSignedIn()
  const state = useAnswer(
    ['completeness', farmId, periodId],
    signal => api.completeness.of(farmId, periodId, { signal }),
    { resources: 'all', farmId },
  )
  const people = useRows('farm_people', { where: { farm_id: farmId } })
  const invited = useRows('invitations', {
    where: { invitable_type: 'farms', invitable_id: farmId },
  })
  if (!state.data || people.isLoading || invited.isLoading) return []
  const isOther = people.rows.some(({ user_id, records }) => records && user_id !== person.id)
  const hasCompany = isOther || invited.rows.length > 0
  return onboardingSteps({ hasAgreed, sections: state.data.sections, hasCompany })
}
