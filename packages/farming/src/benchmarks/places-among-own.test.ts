import { expect, test } from 'vitest'
import { placesAmongOwn, placeText } from './places-among-own.ts'

const texts = (figures: readonly (number | null)[], better: 'up' | 'down') =>
  placesAmongOwn(figures, better).map(place => place && placeText(place))

test('the best comes first, which is the least where less is better', () => {
  expect(texts([2.7, 1.3, 1.4, -3], 'up')).toEqual(['1st of 4', '3rd of 4', '2nd of 4', '4th of 4'])
  expect(texts([2.7, 1.3, 1.4, -3], 'down')).toEqual([
    '4th of 4',
    '2nd of 4',
    '3rd of 4',
    '1st of 4',
  ])
})

test('who reads the same shares a place, and the next one is left out', () => {
  expect(texts([5, 7, 5, 1], 'up')).toEqual([
    'equal 2nd of 4',
    '1st of 4',
    'equal 2nd of 4',
    '4th of 4',
  ])
})

test('what is not known has no place and counts for none', () => {
  expect(texts([5, null, 7], 'up')).toEqual(['2nd of 2', null, '1st of 2'])
  expect(texts([5, null, null], 'up')).toEqual([null, null, null])
})

test('places are counted as people say them', () => {
  const one = (place: number) => placeText({ place, of: 30, isShared: false })
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map(one)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd'.split(' ').map(place => `${place} of 30`),
  )
})
