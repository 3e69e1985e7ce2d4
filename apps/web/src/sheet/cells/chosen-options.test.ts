// Choosing in the list of a cell by typing.

import { expect, test } from 'vitest'
import type { ChoiceKind } from './cell-kind.ts'
import { isTaken, toggled, typedChoice } from './chosen-options.ts'

const options = ['Barley', 'Wheat, malting', 'Malt'].map((label, place) => ({
  value: place + 1,
  label,
}))
const one: ChoiceKind = { is: 'choice', options }
const several: ChoiceKind = { is: 'choice', options, several: true }

test('a part of a name chooses, nothing empties, and what fits nothing is handed on', () => {
  expect(typedChoice(one, 'bar')).toEqual({ text: 'Barley', value: 1 })
  expect(typedChoice(one, 'malt')).toEqual({ text: 'malt', value: 3 })
  expect(typedChoice(one, ' ')).toEqual({ text: '' })
  expect(typedChoice(one, 'rye')).toEqual({ text: 'rye' })
  expect(typedChoice(one, '', options[1])).toEqual({ text: 'Wheat, malting', value: 2 })
})

test('of several, each is taken and let go of again', () => {
  const first = toggled(several, 'bar', { value: 1, label: 'Barley' })
  expect(first).toBe('Barley; ')
  expect(toggled(several, first, { value: 3, label: 'Malt' })).toBe('Barley; Malt; ')
  expect(toggled(several, 'Barley; Malt; ', { value: 1, label: 'Barley' })).toBe('Malt; ')
  expect(isTaken(several, 'Barley; ', { value: 1, label: 'Barley' })).toBe(true)
  expect(typedChoice(several, 'Barley; ma')).toEqual({ text: 'Barley; Malt' })
  expect(typedChoice(several, 'Barley; ')).toEqual({ text: 'Barley;' })
})
