import { expect, test } from 'vitest'
import { canePaid, canePrice, ccsOf, milledCane, sugarTonnes, usualPayment } from './sugar.ts'

test('C09: billets are not milled', () => {
  expect(milledCane(8450, 50)).toBe(8400)
  expect(milledCane(8400, null)).toBe(8400)
})

test('C10: 8,400 t at 13.5 CCS are 1,134 t of sugar, from 80 ha 14.175 t/ha', () => {
  expect(sugarTonnes(8400, 13.5)).toBeCloseTo(1134, 10)
  expect((sugarTonnes(8400, 13.5) ?? 0) / 80).toBeCloseTo(14.175, 10)
  expect(ccsOf(1134, 8400)).toBeCloseTo(13.5, 10)
  expect(sugarTonnes(8400, null)).toBeNull()
  expect(ccsOf(null, 8400)).toBeNull()
  expect(ccsOf(10, 0)).toBeNull()
})

test('C11: sugar at $450 and 13.5 CCS pay $39.053 for a tonne of cane', () => {
  expect(canePrice(450, 13.5)).toBeCloseTo(39.053, 10)
  expect(canePrice(450, 13.5) * 105).toBeCloseTo(4100.57, 2)
  expect(canePrice(450, 13.5, { share: 1, lostCcs: 0, constant: 0 })).toBeCloseTo(60.75, 10)
})

test('the cane of a farm brings its tonnes at the price of its own sugar', () => {
  expect(canePaid({ cane: 105, ccs: 13.5 }, 450_00, usualPayment)).toEqual({
    price: 3905,
    income: 410_057,
  })
  const none = { price: null, income: null }
  expect(canePaid({ cane: 105, ccs: null }, 450_00, usualPayment)).toEqual(none)
  expect(canePaid({ cane: 105, ccs: 13.5 }, null, usualPayment)).toEqual(none)
})
