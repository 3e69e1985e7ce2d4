// How many accounts are suggested rightly when a business brings its first statement.

import { expect, test } from 'vitest'
import { matchLine } from '@furrow/farming/accounts/match-statement'
import type { MatchedLine } from '@furrow/farming/accounts/match-statement'
import { indexAccounts } from '@furrow/farming/accounts/name-index'
import { rememberedFrom } from '@furrow/farming/accounts/remembered-choices'
import type { AccountLine, StatementPart } from '@furrow/farming/accounts/statement'
import { accountList } from './account-list.ts'
import { namesOfFarms } from './accounts-of-farms-for-tests.ts'
import type { NameOfFarm } from './accounts-of-farms-for-tests.ts'

const index = indexAccounts(accountList)
const nothing = rememberedFrom([], { business: 'b', program: 'Xero' })
const parts: Readonly<Record<NameOfFarm['side'], StatementPart>> = {
  income: 'income',
  cost: 'expense',
  balance: 'liability',
}

function lineOf({ written: name, side, belongs: field, subtracts }: NameOfFarm): AccountLine {
  const isOwed = field.endsWith('_liab') && !subtracts
  const cents = side === 'cost' || isOwed ? -100_00 : 100_00
  return { sheet: '', row: 1, code: null, name, sections: [], part: parts[side], cents }
}

function belongs({ parts: [part], reason }: MatchedLine) {
  if (reason !== null) return 'set aside'
  return part === undefined ? 'ask' : `${part.subtracts ? '(-) ' : ''}${part.field}`
}

function misses(names: readonly NameOfFarm[]): readonly string[] {
  return names.flatMap(name => {
    const found = belongs(matchLine(index, nothing, lineOf(name)))
    const right = `${name.subtracts ? '(-) ' : ''}${name.belongs}`
    return found === right ? [] : [`${name.written} (${name.side}): ${found}, not ${right}`]
  })
}

test('nine in ten names as they are usually written are suggested rightly', () => {
  const usual = namesOfFarms.filter(({ isUsual }) => isUsual)
  const wrong = misses(usual)
  expect(usual.length).toBeGreaterThanOrEqual(309)
  expect(1 - wrong.length / usual.length).toBeGreaterThanOrEqual(0.9)
})

test('nine in ten are, however a bookkeeper writes them', () => {
  const others = namesOfFarms.filter(({ isUsual }) => !isUsual)
  const wrong = misses(others)
  expect(others.length).toBeGreaterThanOrEqual(300)
  expect(1 - wrong.length / others.length).toBeGreaterThanOrEqual(0.9)
})
