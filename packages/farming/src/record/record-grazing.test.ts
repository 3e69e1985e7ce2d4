import { expect, test } from 'vitest'
import { grazingFigures } from './record-grazing.ts'
import type { Agistment } from './record-grazing.ts'

const mob: Agistment = {
  number: 200,
  start: '2023-09-01',
  end: '2023-11-24',
  weeklyRate: 550,
  value: null,
}
const income = (...agisted: readonly Agistment[]) =>
  grazingFigures['agistment_income']?.({ grazings: [], agisted })

test('stock of others pay by the head and week, or what was agreed', () => {
  expect(income(mob)).toBe(200 * 12 * 550)
  expect(income(mob, { ...mob, value: 4000_00 })).toBe(13_200_00 + 4000_00)
})

test('a part of the agistment is not all of it', () => {
  expect(income(mob, { ...mob, end: null })).toBeNull()
  expect(income()).toBeNull()
})

test('C107: 120 head gained 9.5 kg each in 56 days', () => {
  const grazing = {
    number: 120,
    weightOn: 120 * 38,
    weightOff: 120 * 47.5,
    area: 30,
    start: '2026-06-01',
    end: '2026-07-27',
  }
  const gain = grazingFigures['average_daily_gain']?.({ grazings: [grazing], agisted: [] })
  expect(gain).toBeCloseTo(169.6, 1)
})
