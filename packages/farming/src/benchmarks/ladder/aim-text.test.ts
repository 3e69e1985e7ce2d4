import { expect, test } from 'vitest'
import { aimText } from './aim-text.ts'

const rung = { label: 'Wheat: yield', own: '2.1 t/ha', theirs: '2.45 t/ha', total: -4_100_000 }

test.each([
  ['goes to what others have', rung, 'Wheat: yield from 2.1 to 2.45 t/ha'],
  [
    'keeps what is better',
    { ...rung, own: '2.6 t/ha', total: 1 },
    'Wheat: yield, kept at 2.6 t/ha',
  ],
  [
    'is of the yield, however the season is told',
    { ...rung, label: 'Wheat: yield (season not split)' },
    'Wheat: yield from 2.1 to 2.45 t/ha',
  ],
  ['says no figure of money', { ...rung, own: '$310/t', theirs: '$330/t' }, 'Wheat: yield'],
  ['says none that is not known', { ...rung, theirs: null }, 'Wheat: yield'],
  ['says none that reads the same', { ...rung, theirs: '2.1 t/ha' }, 'Wheat: yield'],
])('an aim %s', (_, of, told) => {
  expect(aimText(of)).toBe(told)
})
