// New customers of the demonstration: the templates that they are taken through, one who has nearly done with it, and
// one who has hardly begun; and work that is not a farm's collection, in every other state.

import { kindsOfSteps, stepKinds } from '@furrow/farming/onboarding/onboarding-step'
import type { OnboardingStep } from '@furrow/farming/onboarding/onboarding-step'
import type { Customer, Office } from './demo-work.ts'

const call: OnboardingStep = { label: 'Call to go through the first collection' }
const papers: OnboardingStep = { label: 'Last year’s statements are here' }
const automatic: readonly OnboardingStep[] = stepKinds.map(kind => ({
  kind,
  label: kindsOfSteps[kind].label,
}))
const wholeFarm = [...automatic.slice(0, 2), call, ...automatic.slice(2, -1), papers].concat(
  automatic.slice(-1),
)
const cropsOnly = wholeFarm.filter(step => step !== papers && step.kind !== 'contacts')

export function addOnboardings({ rows, periods }: Office, customers: readonly Customer[]): void {
  const template = rows.add('onboarding_templates', { name: 'Whole farm', steps: wholeFarm })
  rows.add('onboarding_templates', { name: 'Crops only', steps: cropsOnly })
  const period_id = periods.at(-1)?.id ?? null
  const newest = customers.at(-1)
  if (newest) {
    rows.add('onboardings', {
      name: newest.name,
      business_id: newest.business,
      farm_id: newest.farm,
      period_id,
      onboarding_template_id: template,
      steps: wholeFarm.map(step => (step === call ? { ...step, done: true } : step)),
    })
  }
  rows.add('onboardings', {
    name: 'Emu Creek Pastoral',
    period_id,
    onboarding_template_id: template,
    steps: wholeFarm,
  })
}

const others = [
  ['Water plan', 'enquiry', 180_000],
  ['Machinery review', 'quoted', 240_000],
  ['Succession valuation', 'on-hold', 650_000],
  ['Drought budget', 'cancelled', 150_000],
  ['Bank budget', 'complete', 120_000],
] as const

/** Each for another farm. */
export function addOtherProjects(
  { rows, people, periods, listed }: Office,
  customers: readonly Customer[],
): void {
  for (const [place, [title, status, fee]] of others.entries()) {
    const customer = customers[place % customers.length]
    if (!customer) continue
    rows.add('projects', {
      title: `${customer.name} ${title.toLowerCase()}`,
      business_id: customer.business,
      details_id: customer.farm,
      farm_id: customer.farm,
      period_id: periods.at(-1)?.id ?? null,
      fee,
      collector_id: people.consultant,
      owner_id: people.consultant,
      project_status_id: listed('project_statuses', status),
    })
  }
}
