import { expect, test } from 'vitest'
import type { ChoiceKind } from './cell-kind.ts'
import { readChoices } from './read-choice.ts'

const properties: ChoiceKind = {
  is: 'choice',
  options: [
    { value: 1, label: 'Wattle Downs' },
    { value: 2, label: 'Café  flat' },
    { value: 3, label: '1' },
    { value: 4, label: 'Top; north' },
    { value: 5, label: 'Home' },
    { value: 6, label: 'home' },
    { value: 7, label: 'Bore' },
  ],
}
const soils: ChoiceKind = {
  is: 'choice',
  options: [
    { value: 'light_loam', label: 'Light' },
    { value: 'clay', label: 'Heavy' },
  ],
}
const several: ChoiceKind = { ...properties, several: true }

test.each([
  ['Wattle Downs', 1],
  ['  wattle   DOWNS ', 1],
  ['cafe flat', 2],
])('%s is found by what it is called', (text, value) => {
  expect(readChoices(properties, text)).toEqual({ value })
})

test('also by its name inside, but never by a number that nobody sees', () => {
  expect(readChoices(soils, 'Light_Loam')).toEqual({ value: 'light_loam' })
  // The one that is called 1, not the one whose number it is.
  expect(readChoices(properties, '1')).toEqual({ value: 3 })
  expect(readChoices(properties, '2')).toHaveProperty('wrong')
})

test('also by a longer name than the one that is shown', () => {
  const options = [{ value: 1, label: 'Cattle Breeding', also: 'Grazing Cattle Breeding' }]
  for (const text of ['Cattle Breeding', 'grazing cattle breeding']) {
    expect(readChoices({ is: 'choice', options }, text)).toEqual({ value: 1 })
  }
})

test('the name of another wins over a name inside', () => {
  const options = [
    { value: 'heavy', label: 'Light' },
    { value: 'light', label: 'Heavy' },
  ]
  expect(readChoices({ is: 'choice', options }, 'heavy')).toEqual({ value: 'light' })
})

test('a slip of the pen is told with what was meant', () => {
  expect(readChoices(soils, 'Hevy')).toEqual({
    wrong: '“Hevy” is not in the list. Did you mean Heavy?',
    offer: 'Heavy',
  })
  expect(readChoices(properties, 'watle dowms')).toEqual({
    wrong: '“watle dowms” is not in the list. Did you mean Wattle Downs?',
    offer: 'Wattle Downs',
  })
})

test('without any that is near, a short list is told and a long one is not', () => {
  expect(readChoices(soils, 'stone')).toEqual({
    wrong: '“stone” is not in the list. Choose Light or Heavy.',
  })
  expect(readChoices(properties, 'elsewhere')).toEqual({
    wrong: '“elsewhere” is not in the list. Choose one from it.',
  })
  expect(readChoices({ is: 'choice', options: [] }, 'x')).toEqual({
    wrong: '“x” is not in the list. There is nothing to choose from yet.',
  })
})

test('of two that are called alike none is chosen', () => {
  expect(readChoices(properties, 'HOME')).toEqual({
    wrong: 'There are 2 called “HOME”. Choose one from the list.',
  })
})

test('several are parted by semicolons or lines', () => {
  expect(readChoices(several, 'bore; Wattle Downs')).toEqual({ value: [7, 1] })
  expect(readChoices(several, 'bore\nWattle Downs;;bore;')).toEqual({ value: [7, 1] })
  expect(readChoices(several, 'Top; north')).toEqual({ value: [4] })
  expect(readChoices(several, 'bore; nowhere')).toEqual({
    wrong: '“nowhere” is not in the list. Choose one from it.',
  })
})
