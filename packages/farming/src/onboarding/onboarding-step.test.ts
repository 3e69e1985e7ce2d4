import { expect, it, test } from 'vitest'
import { faultInSteps, kindsOfSteps, standardSteps, stepKinds } from './onboarding-step.ts'
import { stepsIn, stepsWithState } from './onboarding-step.ts'
import type { StepFacts, StepKind } from './onboarding-step.ts'

const nothing = Object.fromEntries(stepKinds.map(kind => [kind, false])) as StepFacts as Record<
  StepKind,
  boolean
>
const call = { label: 'Call the manager' }

it.each(stepKinds)('ticks %s from its fact alone', kind => {
  const steps = stepKinds.map(one => ({ kind: one, label: kindsOfSteps[one].label }))
  const done = stepsWithState(steps, { ...nothing, [kind]: true }).filter(step => step.done)
  expect(done.map(step => step.kind)).toEqual([kind])
})

it('ticks nothing of rows where nothing is known, and by hand what is ticked by hand', () => {
  const steps = [...standardSteps, { ...call, done: true }, call]
  expect(stepsWithState(steps, undefined).map(({ done }) => done)).toEqual([
    ...standardSteps.map(() => false),
    true,
    false,
  ])
})

it('knows its own steps as good ones', () => {
  expect(faultInSteps(standardSteps)).toBeUndefined()
  expect(stepsIn(standardSteps)).toEqual(standardSteps)
  expect(faultInSteps([{ ...call, done: true }])).toBeUndefined()
})

test.each([
  [{}, /^Send the steps as a list/],
  ['steps', /^Send the steps as a list/],
  [[], /^Add at least one step/],
  [Array.from({ length: 31 }, () => call), /at most 30 steps/],
  [[call, null], /^Step 2: say its label/],
  [[{ label: '  ' }], /^Step 1: say its label/],
  [[{ label: 'x'.repeat(121) }], /at most 120 characters/],
  [[{ ...call, kind: 'rain' }], /its kind is one of joined, terms/],
  [[{ ...call, done: 'yes' }], /done is true or false/],
  [[{ ...call, kind: 'terms', done: true }], /can’t be ticked by hand/],
  [[{ ...call, by: 3 }], /it has no by/],
  [[standardSteps[0], standardSteps[0]], /Two steps are ticked when a manager agrees/],
])('says what is wrong about %j', (sent, sentence) => {
  expect(faultInSteps(sent)).toMatch(sentence)
  expect(stepsIn(sent)).toEqual([])
})
