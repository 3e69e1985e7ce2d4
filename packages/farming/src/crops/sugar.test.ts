import { expect, test } from 'vitest'
import { canePrice, ccsOf, milledCane, sugarTonnes } from './sugar.ts'

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
