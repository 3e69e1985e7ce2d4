import { expect, test } from 'vitest'
import { figureIn } from './use-figure-asked.ts'

test.each([
  ['farm/roam', { scope: 'farm', measure: 'roam' }],
  ['crop 12/yield', { scope: 'crop 12', measure: 'yield' }],
  ['stock 7/death_rate', { scope: 'stock 7', measure: 'death_rate' }],
  ['crop 12/yield/3407', { scope: 'crop 12', measure: 'yield', part: 3407 }],
])('%s says a figure', (word, figure) => {
  expect(figureIn(word)).toEqual(figure)
})

test.each([
  null,
  '',
  'yield',
  'crop/yield',
  'crop 12',
  'farm/',
  'paddock 3/yield',
  'farm/ro am',
  'crop 1/yield/x',
])('%s says none', word => {
  expect(figureIn(word)).toBeUndefined()
})
