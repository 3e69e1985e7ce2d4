import { expect, test } from 'vitest'
import { stageAfter, standsOn } from './standing-on.ts'

const lucerne = {
  perennial: true,
  status: 'growing',
  stage: 'lucerne-hay/established',
  ended: false,
}

test('a perennial that grows, or was cut and carried over, stands on', () => {
  expect(standsOn(lucerne)).toBe(true)
  expect(standsOn({ ...lucerne, status: 'carried-over', stage: 'sugarcane/2nd-ratoon' })).toBe(true)
  expect(standsOn({ ...lucerne, stage: null })).toBe(true)
})

test('what is over, or was only planned, does not', () => {
  expect(standsOn({ ...lucerne, perennial: false })).toBe(false)
  expect(standsOn({ ...lucerne, ended: true })).toBe(false)
  expect(standsOn({ ...lucerne, status: 'planned' })).toBe(false)
  expect(standsOn({ ...lucerne, status: 'failed' })).toBe(false)
  expect(standsOn({ ...lucerne, status: null })).toBe(false)
  expect(standsOn({ ...lucerne, stage: 'lucerne-hay/terminated' })).toBe(false)
  expect(standsOn({ ...lucerne, stage: 'sugarcane/ploughed-out' })).toBe(false)
})

test('cane is a ratoon older, and a stand is established after its first year', () => {
  expect(stageAfter('sugarcane/plant-cane')).toBe('sugarcane/1st-ratoon')
  expect(stageAfter('sugarcane/6th-ratoon-and-older')).toBe('sugarcane/6th-ratoon-and-older')
  expect(stageAfter('lucerne-hay/establishment-year')).toBe('lucerne-hay/established')
  expect(stageAfter('lucerne-hay/thinning')).toBe('lucerne-hay/thinning')
  expect(stageAfter('sugarcane/standover')).toBe('sugarcane/standover')
})
