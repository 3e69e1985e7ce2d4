import { describe, expect, test } from 'vitest'
import { breedingRatio, joiningDays } from './breeding-ratios.ts'
import type { BreedingCounts, BreedingRatioName } from './breeding-ratios.ts'

const cows: BreedingCounts = {
  species: 'cattle',
  joined: 385,
  scanned: 385,
  pregnant: 362,
  marked: 344,
  weaned: 340,
  weaningWeight: 265,
}
const ewes: BreedingCounts = {
  species: 'sheep',
  joined: 2000,
  sires: 30,
  scanned: 2000,
  pregnant: 1840,
  marked: 2320,
  weaned: 2260,
}

describe('a round of breeding', () => {
  test.each<[string, BreedingRatioName, BreedingCounts, number]>([
    ['C99', 'scanning', cows, 0.94],
    ['C100, cattle', 'marking', cows, 0.894],
    ['C100, sheep', 'marking', ewes, 1.16],
    ['C101, cattle', 'weaning', cows, 0.883],
    ['C101, sheep', 'weaning', ewes, 1.13],
    ['C102', 'losses', cows, 0.061],
    ['C102, marking to weaning', 'survival', ewes, 0.974],
  ])('%s: %s', (_, name, round, expected) => {
    expect(breedingRatio(name, [round])).toBeCloseTo(expected, 3)
  })

  test('C104 to C106: days of joining, females for each sire, kilograms for each female', () => {
    expect(joiningDays('2023-11-01', '2023-12-13')).toBe(42)
    expect(joiningDays('2023-11-01', null)).toBeNull()
    expect(breedingRatio('joining', [ewes])).toBeCloseTo(66.7, 1)
    expect(breedingRatio('kilograms_weaned', [cows])).toBeCloseTo(234, 1)
  })

  test('T25: losses of ewes follow from foetuses alone', () => {
    expect(breedingRatio('losses', [ewes])).toBeNull()
    expect(breedingRatio('losses', [{ ...ewes, foetuses: 2600 }])).toBeCloseTo(340 / 2600, 9)
    expect(breedingRatio('foetuses', [{ ...ewes, foetuses: 2600 }])).toBe(1.3)
  })

  test('T31: a round that is only joined yet is in no marking rate', () => {
    expect(breedingRatio('marking', [cows, { joined: 900 }])).toBeCloseTo(0.894, 3)
    expect(breedingRatio('marking', [{ joined: 900 }])).toBeNull()
    expect(breedingRatio('marking', [cows, { joined: 100, marked: 50 }])).toBeCloseTo(394 / 485, 9)
  })
})
