import { expect, test } from 'vitest'
import { answersFor, helpAt } from './help-answers.ts'
import { isNewcomer } from './is-newcomer.ts'
import { tourSteps } from './tour-steps.ts'
import { unseenOf, whatsNew } from './whats-new.ts'

const below = '/collection/3/period/8'

test('help opens at the place where one is', () => {
  const names = ['/', below, `${below}/paddocks`, `${below}/rain-gauges/5/2026`, '/me'].map(
    path => helpAt(path).name,
  )
  expect(names).toEqual(['Home', 'Collection', 'Paddocks', 'Rain', 'this page'])
  expect(helpAt('/me').answers.length).toBeGreaterThan(0)
})

test('what is looked for is found on any screen, each answer once', () => {
  expect(answersFor('excel paste')).toHaveLength(1)
  expect(answersFor('SUBMIT').length).toBeGreaterThan(1)
  expect(answersFor('')).toEqual([])
  expect(answersFor('harvester hire')).toEqual([])
})

test('the tour has five steps', () => {
  expect(tourSteps).toHaveLength(5)
})

test('the tour offers itself once, to who joined within thirty days', () => {
  const now = Date.parse('2026-11-24T10:00:00Z')
  const joined = '2026-11-01T10:00:00Z'
  expect(isNewcomer({}, joined, now)).toBe(true)
  expect(isNewcomer({}, '2026-10-01T10:00:00Z', now)).toBe(false)
  const known = [{ isOffered: true }, { isTouring: true }, { step: 0 }, { seen: '2026-11-20' }]
  expect(known.map(note => isNewcomer(note, joined, now))).toEqual([false, false, false, false])
})

test('what came after the last look is new, and all of it to who never looked', () => {
  const [newest] = whatsNew
  expect(unseenOf(whatsNew, undefined)).toEqual(whatsNew)
  expect(unseenOf(whatsNew, newest?.day)).toEqual([])
  const days = whatsNew.map(({ day }) => day)
  expect(days).toEqual(days.toSorted().toReversed())
})
