import { expect, test } from 'vitest'
import { whyNotSubmitted } from './why-not-submitted.ts'

const manager = { maySubmit: true, managers: [], blockers: [] }

test('nothing keeps a manager from submitting what is complete', () => {
  expect(whyNotSubmitted(manager)).toBeUndefined()
})

test('what is left to fix is counted, and what is not known yet is no “nothing”', () => {
  expect(whyNotSubmitted({ ...manager, blockers: [1] })).toContain('1 thing above is')
  expect(whyNotSubmitted({ ...manager, blockers: [1, 2] })).toContain('2 things above are')
  expect(whyNotSubmitted({ ...manager, blockers: undefined })).toContain('Still checking')
})

test('who may not submit is told who may', () => {
  const worker = { maySubmit: false, managers: ['Pat Grower', 'Sam Lee'], blockers: [] }
  expect(whyNotSubmitted(worker)).toBe(
    'Only a manager of the farm can submit it: ask Pat Grower or Sam Lee.',
  )
  expect(whyNotSubmitted({ ...worker, managers: [] })).toBe(
    'Only a manager of the farm can submit it.',
  )
})
