import { describe, expect, test } from 'vitest'
import { indexAccounts } from '@furrow/farming/accounts/name-index'
import type { Field } from '../fields.ts'
import { recordFields } from '../finance/record.ts'
import { accountFields } from './account-fields.ts'
import { accountList, accountRows } from './account-list.ts'
import { accountQuestions } from './account-questions.ts'

const fields = Object.entries(accountFields)
const record: Readonly<Record<string, Field | undefined>> = recordFields

describe('figures', () => {
  test('every one is money of the record, and has names', () => {
    for (const [name] of fields) expect(record[name]?.kind, name).toBe('money')
    const named = new Set(accountRows.map(({ field }) => field))
    expect(fields.map(([name]) => name).filter(name => !named.has(name as never))).toEqual([])
  })

  test('one that the record calculates is only compared, or a total that may stay undivided', () => {
    for (const [name, { isCompared, totalOf }] of fields) {
      const isCalculated = record[name]?.formula !== undefined
      expect(!isCalculated || isCompared || totalOf !== undefined, name).toBe(true)
    }
    expect(accountFields.cattle_income.isCompared).toBe(true)
    expect(accountFields.wool_income.isCompared).toBe(true)
    expect(accountFields.hay_income.isCompared).toBe(true)
    expect(accountFields.exp_seed.isCompared).toBe(false)
  })

  test('a total is the sum of the lines that the record adds up', () => {
    const totals = fields.filter(([, { totalOf }]) => totalOf !== undefined)
    expect(totals).toHaveLength(3)
    for (const [name, { totalOf }] of totals) {
      expect(record[name]?.formula).toBe(totalOf?.join(' + '))
    }
  })
})

describe('names', () => {
  const index = indexAccounts(accountList)
  const sides = Object.entries(index.on)

  test('what stands among income never goes to a cost', () => {
    for (const { account } of index.on.income) {
      const { field } = account
      expect(field === null || accountList.fields[field]?.grownBy === 'credit', field ?? '').toBe(
        true,
      )
    }
  })

  test.each(sides)('on one side a name means one thing: %s', (_, names) => {
    const meanings = Map.groupBy(names, ({ squeezed }) => squeezed)
    const told = [...meanings].filter(([, same]) => new Set(same.map(one => one.account)).size > 1)
    const apart = told.filter(([, same]) => {
      const said = same.map(({ account: { names: _names, ...means } }) => JSON.stringify(means))
      return new Set(said).size > 1
    })
    expect(apart.map(([key]) => key)).toEqual([])
  })

  test('a name is something after it was brought to words', () => {
    for (const [, names] of sides) {
      for (const { squeezed, written } of names) expect(squeezed, written).not.toBe('')
    }
  })

  test('what is set aside says why, in a sentence', () => {
    const reasons = accountRows.map(({ setAside }) => setAside).filter(one => one !== undefined)
    expect(reasons.length).toBeGreaterThan(0)
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z].+\.$/)
  })

  test('each question is asked somewhere, and ends as a question', () => {
    const asked = new Set(accountRows.flatMap(({ asks = [] }) => asks))
    expect(Object.keys(accountQuestions)).toHaveLength(17)
    expect([...asked].toSorted()).toEqual(Object.keys(accountQuestions).toSorted())
    for (const question of Object.values(accountQuestions)) expect(question).toMatch(/\?$/)
  })
})
