import { expect, test } from 'vitest'
import { stockComparison } from '@furrow/catalogue/measures/stock-comparison'
import { enterpriseColumns } from '../enterprises/enterprise-columns.ts'
import { explainedStock } from '../enterprises/explained-stock.ts'
import { explainedRounds } from './explained-rounds.ts'
import { ratioColumns } from './ratio-columns.ts'

/** Calculated columns that nothing explains, and why. */
const untold = {
  foetuses: 'enterprises are not compared by it',
  survival: 'enterprises are not compared by it',
  joining: 'enterprises are not compared by it',
  joining_days: 'it is the days between two that are entered',
  head: 'it is of a day: the ledger tells it',
  progress: 'it says in words what is entered',
  last: 'it is a period',
  classes: 'it says in words what is entered',
}

test('each calculated column of breeding and enterprises opens to where it comes from, or it is said why not', () => {
  const none = { uses: [], species: [], purposes: [], classes: [], enterprises: [] }
  const lists = { ...none, ratings: [] }
  const sheet = { lists, periods: [], rowsNow: () => [], propose: () => 0 }
  const enterprises = enterpriseColumns(sheet)
  const calculated = [...ratioColumns, ...enterprises].filter(({ locked }) => locked === true)
  const told = [explainedRounds, explainedStock].flatMap(({ measures }) => Object.keys(measures))
  expect(calculated.map(({ id }) => id).toSorted()).toEqual(
    [...told, ...Object.keys(untold)].toSorted(),
  )
})

test('what they open to is there', () => {
  const { measures, lines } = stockComparison
  const known = [...measures, ...lines].map(({ name }) => name)
  for (const { measures: told } of [explainedRounds, explainedStock])
    for (const name of Object.values(told)) expect(known).toContain(name)
})
