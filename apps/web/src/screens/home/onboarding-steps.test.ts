import { expect, it } from 'vitest'
import { isFirstCollection, onboardingSteps } from './onboarding-steps.ts'

const none = ['farm_details', 'paddocks', 'rain', 'contacts'].map(name => ({
  name,
  score: 0,
  answered: 0,
}))
const doneOf = (begun: Partial<Parameters<typeof onboardingSteps>[0]>) =>
  onboardingSteps({ hasAgreed: false, sections: none, hasCompany: false, ...begun })
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name)

it('ticks nothing where nothing is done', () => {
  expect(doneOf({})).toEqual([])
  expect(doneOf({ sections: [] })).toEqual([])
})

it('ticks what was agreed to and who was invited', () => {
  expect(doneOf({ hasAgreed: true, hasCompany: true })).toEqual(['terms', 'people'])
})

it('ticks lists once something is in them, and details once all is answered', () => {
  const begun = none.map(section => ({ ...section, score: 0.4, answered: 2 }))
  expect(doneOf({ sections: begun })).toEqual(['paddocks', 'gauges', 'contacts'])
  const whole = begun.map(section => ({ ...section, score: 1 }))
  expect(doneOf({ sections: whole })).toEqual(['details', 'paddocks', 'gauges', 'contacts'])
})

it('knows the first collection by nothing having been handed in', () => {
  expect(isFirstCollection([])).toBe(true)
  expect(isFirstCollection([{ status: 'In progress' }])).toBe(true)
  expect(isFirstCollection([{ status: 'Submitted' }, { status: 'In progress' }])).toBe(false)
})
