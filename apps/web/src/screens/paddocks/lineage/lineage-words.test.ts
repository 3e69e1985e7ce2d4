import { lineagesOf } from '@furrow/farming/land/paddock-lineage'
import { expect, test } from 'vitest'
import { isAsItWas, lineageWords } from './lineage-words.ts'

const river = { id: 1, name: 'River', area: 100 }
const wordsOf = (name: string, area: number | null, priors = [1]) =>
  lineagesOf([river], [{ id: 11, name, area, priors }]).map(lineageWords)

test('what was kept says its area then and now, and where that is odd', () => {
  expect(wordsOf('River', 100)).toEqual(['Kept: 100 ha then and now.'])
  expect(wordsOf('River', 102)).toEqual(['Kept: 100 ha then, 102 ha now.'])
  expect(wordsOf('Creek', 80)).toEqual([
    'Renamed: 100 ha then, 80 ha now, which is more than measuring explains.',
  ])
  expect(wordsOf('River', null)).toEqual(['Kept: not all areas are known.'])
})

test('what is new or gone has nothing to compare', () => {
  expect(wordsOf('Bought', 20, [])).toEqual(['New.', 'No paddock of this period was this ground.'])
})

test('what is as it was need not be told', () => {
  const isOf = (name: string, area: number) =>
    lineagesOf([river], [{ id: 11, name, area, priors: [1] }]).map(isAsItWas)
  expect([isOf('River', 100), isOf('River', 101), isOf('Creek', 100)]).toEqual([
    [true],
    [false],
    [false],
  ])
})
