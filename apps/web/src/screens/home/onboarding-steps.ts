// The first steps of a new business, each ticked once it is done.

import type { PeriodAtHome } from './use-overview.ts'

export interface Begun {
  readonly hasAgreed: boolean
  readonly sections: readonly SectionBegun[]
  /** Someone else belongs to the farm, or is invited to. */
  readonly hasCompany: boolean
}

interface SectionBegun {
  readonly name: string
  readonly score: number | null
  readonly answered: number
}

export interface Step {
  readonly name: keyof typeof labels
  readonly label: string
  readonly isDone: boolean
}

/** In the order in which they are taken. */
export function onboardingSteps({ hasAgreed, sections, hasCompany }: Begun): readonly Step[] {
  const section = (name: string) => sections.find(found => found.name === name)
  const isBegun = (name: string) => (section(name)?.answered ?? 0) > 0
  const done = {
    terms: hasAgreed,
    details: section('farm_details')?.score === 1,
    paddocks: isBegun('paddocks'),
    gauges: isBegun('rain'),
    contacts: isBegun('contacts'),
    people: hasCompany,
  }
  return names.map(name => ({ name, label: labels[name], isDone: done[name] }))
}

/** Whether nothing was submitted yet. */
export function isFirstCollection(periods: readonly Pick<PeriodAtHome, 'status'>[]): boolean {
  return periods.every(({ status }) => beforeHandingIn.includes(status))
}

const beforeHandingIn: readonly string[] = ['Not started', 'In progress']
const names = ['terms', 'details', 'paddocks', 'gauges', 'contacts', 'people'] as const
const labels = {
  terms: 'Agree to the terms',
  details: 'Fill in the farm’s details',
  paddocks: 'Add the paddocks',
  gauges: 'Add the rain gauges',
  contacts: 'Add the farm’s contacts',
  people: 'Invite the others on the farm',
} as const
