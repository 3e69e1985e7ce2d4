import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { expect, test } from 'vitest'
import { stepLooks, stepState, stepWords } from './step-state.ts'
import type { WizardQuestion } from './wizard-question.ts'

const question = (more: Partial<WizardQuestion> = {}): WizardQuestion => ({
  name: 'sales.any',
  step: 'sales',
  asks: 'Sales',
  none: 'None sold',
  lacking: [],
  state: 'open',
  ...more,
})
const point = (code: string, message: string, confirmed: OpenPoint['confirmed'] = null) =>
  ({ code, message, where: null, confirmed }) as OpenPoint
const looks = (...of: Parameters<typeof stepState>) => stepLooks(stepState(...of))
const words = (...of: Parameters<typeof stepState>) => stepWords(stepState(...of))

test('a step without anything left is done', () => {
  expect(looks([])).toBe('done')
  expect(words([])).toBe('')
  expect(looks([question({ state: 'none' })])).toBe('done')
})

test('what is missing or to be checked is amber, for each record that it is missing of', () => {
  const open = question({ lacking: ['Cows', 'Steers'] })
  expect(looks([open])).toBe('look')
  expect(words([open], [point('W-LIV-1', 'Many died.')])).toBe('2 missing, 1 to check')
})

test('what is wrong is red, and counted once however many cells say it', () => {
  const twice = [point('E-LIV-2', 'Too many gone.'), point('E-LIV-2', 'Too many gone.')]
  expect(looks([question()], twice)).toBe('wrong')
  expect(words([question()], twice)).toBe('1 to fix, 1 missing')
  expect(words([question({ isWrong: true, lacking: ['Cows'] })])).toBe('1 to fix')
})

test('a warning that was confirmed is none, and what is not known yet is neither done nor open', () => {
  const confirmed = { id: 1, note: 'Flood', by: 'Kim', at: '2026-01-01T00:00:00Z' }
  expect(looks([], [point('W-LIV-1', 'Many died.', confirmed)])).toBe('done')
  expect(looks([question({ state: 'unknown' })])).toBeUndefined()
  expect(words([question({ state: 'unknown' })])).toBe('1 to find out')
})
