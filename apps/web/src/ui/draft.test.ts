import { expect, test } from 'vitest'
import { settle, shownOf, untouched } from './draft.ts'
import type { Draft } from './draft.ts'

const sent: Draft<number> = { kind: 'sent', text: '48.0', value: 48, before: 40, hasArrived: false }
const arrived: Draft<number> = { ...sent, hasArrived: true }

const taken = (value: number) => ({ value, isRefused: false })
const refused = (value: number) => ({ value, isRefused: true })

test('what was sent is shown until something comes back', () => {
  expect(settle(sent, taken(40))).toBe(sent)
  expect(shownOf(sent, taken(40))).toEqual({ value: 48 })
})

test('once it came back, the field shows what it is given', () => {
  expect(settle(sent, taken(48))).toEqual(arrived)
  expect(shownOf(arrived, taken(48))).toEqual(taken(48))
  expect(settle(arrived, taken(47.5))).toBe(untouched)
})

test('what was refused is shown as it was typed, whether or not it had come back before', () => {
  expect(shownOf(settle(sent, refused(40)), refused(40))).toEqual({ text: '48.0' })
  expect(shownOf(settle(arrived, refused(40)), refused(40))).toEqual({ text: '48.0' })
})

test('a value that comes in while somebody types does not touch what is typed', () => {
  const typed: Draft<number> = { kind: 'typed', text: '48.' }
  expect(settle(typed, taken(12))).toBe(typed)
  expect(shownOf(typed, taken(12))).toEqual({ text: '48.' })
})

test('what made no sense stays', () => {
  const wrong: Draft<number> = { kind: 'wrong', text: 'abc', wrong: 'no number' }
  expect(shownOf(settle(wrong, taken(12)), taken(12))).toMatchObject({ text: 'abc' })
})
