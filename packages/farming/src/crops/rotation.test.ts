import { expect, test } from 'vitest'
import { croppingIntensity, oddTimesInARow, rotationLength } from './rotation.ts'

test('C21: 1,920 ha of crops on 1,800 ha of arable ground', () => {
  expect(croppingIntensity(1500 + 300 + 120, 1800)).toBeCloseTo(1.0667, 4)
  expect(croppingIntensity(0, 1800)).toBe(0)
  expect(croppingIntensity(10, null)).toBeNull()
})

test('C22: wheat in 2021, 2022 and 2024 comes back after a period and a half', () => {
  expect(rotationLength([2021, 2022, 2024])).toBe(1.5)
  expect(rotationLength([2024, 2021, 2022, 2022])).toBe(1.5)
  expect(rotationLength([2021])).toBeNull()
  expect(rotationLength([])).toBeNull()
})

test('wheat may follow wheat once; canola, cotton and pulses may not', () => {
  expect(oddTimesInARow('wheat', 'cereals')).toBe(3)
  expect(oddTimesInARow('canola', 'oilseeds')).toBe(2)
  expect(oddTimesInARow('cotton', 'fibre')).toBe(2)
  expect(oddTimesInARow('lentil', 'pulses')).toBe(2)
  expect(oddTimesInARow(null, null)).toBe(3)
})
