import { expect, test } from 'vitest'
import {
  breedingFaults,
  hasOddSires,
  markingRate,
  scanningRate,
  sireRate,
} from './breeding-check.ts'
import type { BreedingRound } from './breeding-check.ts'

const cattle: BreedingRound = {
  stockClass: 'cattle/cows-breeding',
  joined: 385,
  sires: 10,
  scanned: 385,
  pregnant: 362,
  marked: 344,
  weaned: 340,
}
const sheep: BreedingRound = {
  stockClass: 'sheep/ewes-breeding',
  joined: 2000,
  sires: 30,
  scanned: 2000,
  pregnant: 1860,
  marked: 2320,
  weaned: 2260,
}

test('C99, C100: in young of those scanned, marked of those joined', () => {
  expect(scanningRate(cattle)).toBeCloseTo(0.94, 2)
  expect(markingRate(cattle)).toBeCloseTo(0.894, 3)
  expect(markingRate(sheep)).toBeCloseTo(1.16, 2)
  expect(sireRate(sheep)).toBe(1.5)
})

test('a round as it usually goes has nothing wrong', () => {
  expect([cattle, sheep].flatMap(breedingFaults)).toEqual([])
  expect([cattle, sheep].some(hasOddSires)).toBe(false)
})

test('a round that is only joined yet has nothing wrong either', () => {
  const open = { scanned: null, pregnant: null, marked: null, weaned: null }
  expect(breedingFaults({ ...sheep, ...open })).toEqual([])
})

test('what looks wrong is named', () => {
  expect(breedingFaults({ ...sheep, marked: 3500, pregnant: 2000 })).toEqual(['marking rate'])
  expect(breedingFaults({ ...cattle, marked: 405, pregnant: 386 })).toEqual(['marking rate'])
  expect(breedingFaults({ ...sheep, weaned: 2330 })).toEqual(['more weaned than marked'])
  expect(breedingFaults({ ...cattle, joined: 380 })).toEqual(['more scanned than joined'])
  expect(breedingFaults({ ...cattle, pregnant: 320 })).toEqual(['more marked than in young'])
  expect(breedingFaults({ ...sheep, pregnant: 1190 })).toEqual(['few in young'])
})

test('goats have no bands, but count as others do', () => {
  const goats = { ...sheep, stockClass: 'goats/does', marked: 5000, weaned: 5001 }
  expect(breedingFaults(goats)).toEqual(['more weaned than marked'])
})

test('too few or too many sires look wrong; one for a few females does not', () => {
  expect(hasOddSires({ ...sheep, sires: 19 })).toBe(true)
  expect(hasOddSires({ ...sheep, sires: 71 })).toBe(true)
  expect(hasOddSires({ ...sheep, joined: 12, sires: 1 })).toBe(false)
  expect(hasOddSires({ ...sheep, joined: 200, sires: 1 })).toBe(true)
  expect(hasOddSires({ ...cattle, joined: 400 })).toBe(false)
})
