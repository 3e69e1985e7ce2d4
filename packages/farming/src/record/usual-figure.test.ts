// What a figure usually comes to, where nobody says otherwise.

import { expect, test } from 'vitest'
import { namesIn, valueOf } from './formula.ts'
import { readFormula } from './read-formula.ts'
import { assumedOrigins, originsOf, questionsIn } from './record-origins.ts'
import { planRecord } from './record-plan.ts'
import { workedRecord } from './worked-record.ts'
import type { Entered } from './worked-record.ts'

const texts = {
  allowance: 'usually(years * 100)',
  labour: 'wages + allowance',
  stock: 'usually(shearing + feed)',
  costs: 'stock + seed',
}
const entered = ['years', 'wages', 'shearing', 'feed', 'seed']
const names = new Set([...entered, ...Object.keys(texts)])
const formulas = new Map(
  Object.entries(texts).map(([name, text]) => [name, readFormula(text, names, name)]),
)
const money = new Set([...names].filter(name => name !== 'years'))
const plan = planRecord(names, formulas, money)

function worked(figures: Readonly<Record<string, number>>, more: Partial<Entered> = {}) {
  const said = Object.entries(figures).map(([name, value]): [string, Entered] => [
    name,
    { value, from: 'typed', ...more },
  ])
  const record = workedRecord(plan, { entered: new Map(said), rows: {}, before: {} })
  const values = Object.fromEntries([...record].map(([name, { value }]) => [name, value]))
  const origins = originsOf(record)
  return { values, origins, questions: questionsIn(values, origins, money) }
}

test('stands where nobody says anything, as worked out', () => {
  const { values, origins } = worked({ years: 1.5, wages: 250 })
  expect(values).toMatchObject({ allowance: 150, labour: 400 })
  expect(origins).not.toHaveProperty('allowance')
  expect(worked({ wages: 250 }).values).toEqual({ wages: 250, labour: 250 })
})

test('gives way to what a person says, and nothing is asked', () => {
  const { values, origins, questions } = worked({ years: 1.5, wages: 250, allowance: 90 })
  expect(values).toMatchObject({ allowance: 90, labour: 340 })
  expect(origins['allowance']).toEqual({ from: 'typed' })
  expect(questions).toEqual([])
})

test('is not typed where somebody only repeats it, whichever was said first', () => {
  for (const isNew of [true, false]) {
    const { origins } = worked({ years: 1.5, allowance: 150 }, { isNew })
    expect(origins).not.toHaveProperty('allowance')
  }
})

test('is whole where all that it needs is known: then it wins in a total over what was typed', () => {
  const whole = worked({ shearing: 20, feed: 30, seed: 50, costs: 700 })
  expect(whole.values['costs']).toBe(100)
  expect(whole.origins['costs']).toEqual({ from: 'calculated', typed: 700 })
  const part = worked({ shearing: 20, seed: 50, costs: 700 })
  expect(part.values).toMatchObject({ stock: 20, costs: 700 })
})

test('of records from before, only what is just that was worked out', () => {
  const typedIn = (allowance: number) =>
    Object.keys(assumedOrigins(plan, { years: 1.5, allowance }, {})).includes('allowance')
  expect([typedIn(150), typedIn(151)]).toEqual([false, true])
})

test('is written around the whole formula', () => {
  const formula = readFormula('usually(wages + feed)', names)
  expect(namesIn(formula)).toEqual(['wages', 'feed'])
  expect(valueOf(formula, { wages: 2, feed: 3 })).toBe(5)
  for (const text of ['wages + usually(feed)', 'usually(wages) + feed', 'usually(wages']) {
    expect(() => readFormula(text, names), text).toThrow('ormula "')
  }
})
