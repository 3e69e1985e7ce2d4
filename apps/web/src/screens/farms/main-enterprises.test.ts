import { expect, it } from 'vitest'
import { mainEnterprises } from './main-enterprises.ts'

const crops = [
  { crop: 'Barley', area: 50 },
  { crop: 'Wheat', area: 40 },
  { crop: 'Canola', area: 45 },
  { crop: 'Wheat', area: 30 },
  { crop: 'Oats', area: 5 },
]

it('names the largest crops first, all their paddocks together', () => {
  expect(mainEnterprises(crops, [])).toEqual(['Wheat', 'Barley', 'Canola'])
})

it('keeps a place for stock', () => {
  expect(mainEnterprises(crops, ['Sheep'])).toEqual(['Wheat', 'Barley', 'Sheep'])
  expect(mainEnterprises(crops, ['Sheep', 'Cattle'])).toEqual(['Wheat', 'Barley', 'Sheep'])
})

it('names each herd once, where there is room', () => {
  expect(mainEnterprises([], ['Sheep', 'Sheep', 'Cattle'])).toEqual(['Sheep', 'Cattle'])
  expect(mainEnterprises([], [])).toEqual([])
})
