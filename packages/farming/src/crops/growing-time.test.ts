import { expect, test } from 'vitest'
import { isTooLate, unusualGrowingDays, whyNotSownThen, whyNotTaken } from './growing-time.ts'

test('an annual crop is off within eighteen months', () => {
  expect(isTooLate('2023-05-10', '2024-11-10')).toBe(false)
  expect(isTooLate('2023-05-10', '2024-11-11')).toBe(true)
})

test('winter crops take 90 to 240 days, summer crops 70 to 220', () => {
  expect(unusualGrowingDays('winter', '2023-05-10', '2023-11-20')).toBeUndefined()
  expect(unusualGrowingDays('winter', '2023-05-10', '2023-08-07')).toMatchObject({ days: 89 })
  expect(unusualGrowingDays('winter', '2023-05-10', '2024-01-06')).toMatchObject({ days: 241 })
  expect(unusualGrowingDays('summer', '2023-12-20', '2024-02-28')).toBeUndefined()
  expect(unusualGrowingDays('summer', '2023-09-20', '2024-04-28')).toMatchObject({ days: 221 })
  expect(unusualGrowingDays('all-year', '2023-09-20', '2033-04-28')).toBeUndefined()
})

test('a crop is taken off on the day of its sowing or later', () => {
  expect(whyNotTaken('Wheat on River', '2024-05-10', '2024-05-10')).toBeUndefined()
  expect(whyNotTaken('Wheat on River', '2024-05-10', '2024-05-09')).toBe(
    'Wheat on River was sown on 10 May 2024: it cannot end before that.',
  )
  expect(whyNotSownThen('Wheat on River', '2024-05-10', '2024-05-11')).toBeUndefined()
  expect(whyNotSownThen('Wheat on River', '2024-05-10', '2024-05-09')).toBe(
    'Wheat on River ended on 9 May 2024: it cannot be sown after that.',
  )
})
