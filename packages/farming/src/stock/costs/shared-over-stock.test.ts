import { expect, test } from 'vitest'
import { sharedOverStock } from './shared-over-stock.ts'
import type { StockBearer } from './shared-over-stock.ts'

const bearer = (
  DSE: number | null,
  Income: number | null,
  { Area = null, isShorn = false }: { Area?: number | null; isShorn?: boolean } = {},
): StockBearer => ({ weights: { DSE, Income, Area }, isShorn })

const cost = { line: 'exp_animal_health', cents: 1000_00, driver: null, said: [null, null] }
const both = [bearer(300, 10_00), bearer(700, 30_00)]

test('stock share a cost by what they eat, or by what someone chose', () => {
  expect(sharedOverStock(cost, both).shares).toEqual([300_00, 700_00])
  expect(sharedOverStock({ ...cost, driver: 'Income' }, both).shares).toEqual([250_00, 750_00])
  const grazing = [bearer(300, null, { Area: 50 }), bearer(700, null, { Area: 50 })]
  expect(sharedOverStock({ ...cost, driver: 'Area' }, grazing).shares).toEqual([500_00, 500_00])
})

test('a driver of crops counts as none', () => {
  expect(sharedOverStock({ ...cost, driver: 'What was done' }, both).shares).toEqual([
    300_00, 700_00,
  ])
})

test('where nobody is rated it goes by income, and without either it is left', () => {
  const unrated = [bearer(null, 10_00), bearer(null, 30_00)]
  expect(sharedOverStock(cost, unrated).shares).toEqual([250_00, 750_00])
  const unknown = [bearer(null, null), bearer(null, -5)]
  expect(sharedOverStock(cost, unknown)).toEqual({ shares: [0, 0], left: 1000_00 })
})

test('stock that are alone bear it all', () => {
  const alone = sharedOverStock({ ...cost, said: [null] }, [bearer(null, null)])
  expect(alone).toEqual({ shares: [1000_00], left: 0 })
})

test('shearing falls on what is shorn, and where nothing is, on all', () => {
  const shearing = { ...cost, line: 'exp_shearing_crutching' }
  const mixed = [bearer(300, null, { isShorn: true }), bearer(700, null)]
  expect(sharedOverStock(shearing, mixed).shares).toEqual([1000_00, 0])
  expect(sharedOverStock(shearing, both).shares).toEqual([300_00, 700_00])
})

test('what someone said stands', () => {
  const said = { ...cost, said: [900_00, null] }
  expect(sharedOverStock(said, both).shares).toEqual([900_00, 100_00])
})
