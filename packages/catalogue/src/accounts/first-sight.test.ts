// How many accounts are suggested rightly when a business brings its first statement.

import { expect, test } from 'vitest'
import {
  agreedChoice,
  fillsAlone,
  matchLine,
  matchStatement,
} from '@furrow/farming/accounts/match-statement'
import type { MatchedLine } from '@furrow/farming/accounts/match-statement'
import { indexAccounts } from '@furrow/farming/accounts/name-index'
import { rememberedFrom, savedChoiceOf } from '@furrow/farming/accounts/remembered-choices'
import type { AccountLine, StatementPart } from '@furrow/farming/accounts/account-line'
import { accountList } from './account-list.ts'
import { namesOfFarms } from './accounts-of-farms-for-tests.ts'
import type { NameOfFarm } from './accounts-of-farms-for-tests.ts'
import { unlistedNames } from './unlisted-accounts-for-tests.ts'

const index = indexAccounts(accountList)
const here = { business: 'Hill Farms', program: 'Xero' }
const nothing = rememberedFrom([], here)
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
  expect(usual.length).toBeGreaterThanOrEqual(309)
  expect(misses(usual)).toEqual([])
})

test('nine in ten are, however a bookkeeper writes them', () => {
  const others = namesOfFarms.filter(({ isUsual }) => !isUsual)
  expect(others.length).toBeGreaterThanOrEqual(300)
  expect(misses(others)).toEqual([
    'Drying (cost): ask, not exp_storage_handling',
    'Bug Checker (cost): ask, not exp_other_direct',
  ])
})

test('names of other charts of accounts, most of which are known by their words', () => {
  const wrong = misses(unlistedNames)
  expect(unlistedNames.length).toBeGreaterThanOrEqual(120)
  expect(1 - wrong.length / unlistedNames.length).toBeGreaterThanOrEqual(0.95)
})

test('income never goes to a cost, whatever its name', () => {
  const costs = Object.entries(accountList.fields).filter(([, of]) => of.grownBy === 'debit')
  const isCost = new Set(costs.map(([field]) => field))
  const among = (place: Partial<AccountLine>) =>
    namesOfFarms
      .map(name => ({ ...lineOf({ ...name, side: 'income' }), ...place }))
      .flatMap(line => matchLine(index, nothing, line).parts)
      .filter(({ field }) => isCost.has(field))
  expect(among({ part: 'income' })).toEqual([])
  expect(among({ part: 'other income' })).toEqual([])
  expect(among({ part: null, code: '4-1000' })).toEqual([])
})

test('nor does money that came in fill in a cost alone, where no heading says what it is', () => {
  const bare = namesOfFarms.map(name => ({ ...lineOf(name), part: null, cents: 100_00 }))
  const alone = bare.map(line => matchLine(index, nothing, line)).filter(fillsAlone)
  const fields = alone.flatMap(({ parts: of }) => of.map(({ field }) => field))
  expect(fields.length).toBeGreaterThan(20)
  expect(fields.filter(field => accountList.fields[field]?.grownBy === 'debit')).toEqual([])
})

test('in the second year every account with its code and name matches itself', () => {
  const lines = namesOfFarms.map((name, place) => {
    return { ...lineOf(name), code: place % 3 === 0 ? null : `${place}`, sections: [name.side] }
  })
  const chosen = lines.map(line => {
    const agreed = agreedChoice(matchLine(index, nothing, line))
    return savedChoiceOf(here, line, agreed ?? { parts: [], setAsideReason: 'Someone said so.' })
  })
  const again = lines.map(line => ({ ...line, row: line.row + 7, cents: line.cents * 2 }))
  const second = matchStatement(index, rememberedFrom(chosen, here), again)
  expect(second.filter(one => !fillsAlone(one)).map(({ line }) => line.name)).toEqual([])
  expect(new Set(second.map(({ sure }) => sure))).toEqual(new Set(['same as last year']))
})

test('half of the accounts of a first statement need nobody', () => {
  const usual = namesOfFarms.filter(({ isUsual }) => isUsual).map(lineOf)
  const alone = matchStatement(index, nothing, usual).filter(fillsAlone)
  expect(alone.length / usual.length).toBeGreaterThan(0.5)
})
