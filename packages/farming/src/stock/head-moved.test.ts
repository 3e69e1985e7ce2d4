import { expect, test } from 'vitest'
import { isMovesSome, whyNoneMoved } from './head-moved.ts'

test('what is sold, bought or lost is at least one head', () => {
  expect(whyNoneMoved('sale', 0)).toBe('A sale needs a number: at least one head.')
  expect(whyNoneMoved('purchase', 0)).toBe('A purchase needs a number: at least one head.')
  expect(whyNoneMoved('death', 0)).toBe('Deaths need a number: at least one head.')
})

test('how many it is may be said later', () => {
  expect([whyNoneMoved('death', 1), whyNoneMoved('sale', null)]).toEqual([undefined, undefined])
})

test('a herd may open with none, and none may be transferred yet', () => {
  expect(['sale', 'purchase', 'death'].every(isMovesSome)).toBe(true)
  expect(['opening', 'transfer', 'toString', null, 3].some(isMovesSome)).toBe(false)
})
