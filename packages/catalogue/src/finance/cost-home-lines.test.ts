import { costLineNames } from '@furrow/farming/finance/cost-home'
import { expect, test } from 'vitest'
import { costLines } from './production-expenses.ts'

test('of every line of direct costs it is said which side bears it', () => {
  expect([...costLineNames].toSorted()).toEqual([...costLines].toSorted())
})
