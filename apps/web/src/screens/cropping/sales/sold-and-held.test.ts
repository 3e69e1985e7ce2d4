import { judgedProduce } from '@furrow/farming/produce-check'
import { expect, test } from 'vitest'
import { cropRow } from '../crops-for-tests.ts'
import { amountOf, producedOf, produceOf } from './sold-and-held.ts'
import type { SaleRow } from './sale-row.ts'

const line = (values: object) => ({ id: 1, head: { id: 1 }, isShared: false, line: { id: 1, ...values } }) as SaleRow // prettier-ignore
const shared = cropRow(2, { grain: [{ id: 2, grain_tonnes: 100 }] }, { paddock: { id: 102, sharefarm_percentage: 0.6 } }) // prettier-ignore
const whole = cropRow(1, { grain: [{ id: 1, grain_tonnes: 200 }, { id: 3, grain_tonnes: null }], hay: [{ id: 4, hay_tonnes: 30 }] }) // prettier-ignore

test('what came off counts as our share, by what is sold of it', () => {
  expect(producedOf([whole, shared], 'grain')).toBeCloseTo(260, 10)
  expect(producedOf([whole, shared], 'hay')).toBe(30)
  expect(producedOf([], 'lint')).toBe(0)
  const cane = cropRow(3, { cane: [{ id: 5, biomass_tonnes: 8400 }] }, { harvest: 'cane' })
  expect(producedOf([cane], 'grain')).toBe(8400)
})

test('hay is weighed by its bales', () => {
  expect(amountOf([line({ bales: 640, bale_weight: 0.55 }), line({ bales: 3, bale_weight: null })], 'hay')).toBeCloseTo(352, 10) // prettier-ignore
  expect(amountOf([line({ bales: 12 })], 'lint')).toBe(12)
})

test('what is sold and held must be what came off', () => {
  const lines = { sold: [line({ tonnes: 150 })], unsold: [line({ tonnes: 110 })] }
  const wheat = produceOf('Wheat', 'grain', [whole, shared], lines)
  expect(judgedProduce([wheat]).state).toBe('good')
  expect(judgedProduce([{ ...wheat, unsold: 0 }])).toMatchObject({ state: 'look' })
})
