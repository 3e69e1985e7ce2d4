import { accountFields } from '@furrow/catalogue/accounts/account-fields'
import { accountList } from '@furrow/catalogue/accounts/account-list'
import { matchStatement } from '@furrow/farming/accounts/match-statement'
import { indexAccounts } from '@furrow/farming/accounts/name-index'
import { placedStatement } from '@furrow/farming/accounts/placed-statement'
import type { AccountLine } from '@furrow/farming/accounts/account-line'
import { expect, test } from 'vitest'
import { choiceOf, optionOf, optionsFor } from './statement-options.ts'
import {
  allAgreed,
  doubledTotals,
  isEasilyAgreed,
  isToAnswer,
  isWhole,
  workLines,
} from './statement-work.ts'

const index = indexAccounts(accountList)
const line = (name: string, cents = -100_00): AccountLine => ({
  sheet: '',
  row: 1,
  code: null,
  name,
  sections: ['Expenses'],
  part: 'expense',
  cents,
})
const nobody = { business: '', program: '', choices: [] }
const workOf = (names: readonly string[], said = new Map()) =>
  workLines(
    matchStatement(
      index,
      nobody,
      names.map(name => line(name)),
    ),
    said,
  )
const placedOf = (lines: ReturnType<typeof workOf>) =>
  placedStatement(
    accountFields,
    lines.map(({ matched, choice }) => ({ line: matched.line, choice })),
  )

test('a known name stands by itself, a question waits, an unknown name has nothing', () => {
  const [urea, wages, other] = workOf(['Urea', 'Wages', 'Qzx'])
  expect([urea, wages, other].map(one => one && isToAnswer(one))).toEqual([false, true, true])
  expect(urea?.choice?.parts).toMatchObject([{ field: 'exp_fertiliser_n' }])
  expect([wages?.suggested === null, other?.suggested === null]).toEqual([false, true])
})

test('what asks something is not agreed to with all the others', () => {
  const lines = workOf(['Wages', 'Lease & Agistment', 'Qzx'])
  const said = allAgreed(lines, new Map())
  const easy = lines.filter(isEasilyAgreed).map(({ place }) => place)
  expect([...said.keys()]).toEqual(easy)
  expect(easy).not.toContain(0)
  expect(easy).not.toContain(2)
})

test('what someone said stands, and may be said to be open again', () => {
  const aside = { parts: [], setAsideReason: 'Private' }
  const [urea] = workOf(['Urea'], new Map([[0, aside]]))
  expect([urea?.choice, urea && isToAnswer(urea)]).toEqual([aside, false])
  const [again] = workOf(['Urea'], new Map([[0, null]]))
  expect(again && isToAnswer(again)).toBe(true)
})

test('a part that is left, or more than all of it, waits', () => {
  const part = (share: number) => ({
    parts: [{ field: 'exp_seed', subtracts: false, share }],
    setAsideReason: null,
  })
  const waits = [5000, 10_000, 10_001].map(share => {
    const [one] = workOf(['Qzx'], new Map([[0, part(share)]]))
    return one && isToAnswer(one)
  })
  expect(waits).toEqual([true, false, true])
})

test('a total is not left undivided beside all of its lines', () => {
  const some = workOf(['Urea', 'MAP', 'Potash'])
  const whole = {
    parts: [{ field: 'exp_fertiliser_total', subtracts: false, share: 10_000 }],
    setAsideReason: null,
  }
  const beside = workOf(
    ['Urea', 'MAP', 'Potash', 'Gypsum', 'Qzx'],
    new Map([
      [3, { ...whole, parts: [{ ...whole.parts[0], field: 'exp_fertiliser_other' }] }],
      [4, whole],
    ]),
  )
  expect(doubledTotals(placedOf(some).profit)).toEqual([])
  expect(doubledTotals(placedOf(beside).profit)).toEqual(['exp_fertiliser_total'])
  expect([isWhole(some, placedOf(some)), isWhole(beside, placedOf(beside))]).toEqual([true, false])
})

test('an option and what it means are one another', () => {
  const options = optionsFor(line('Urea')).map(({ value }) => value)
  const meant = options.flatMap(option => {
    const choice = choiceOf(option)
    return typeof choice === 'string' ? [] : [[option, optionOf(choice)]]
  })
  expect(meant.length).toBeGreaterThan(80)
  expect(meant.every(([option, again]) => option === again)).toBe(true)
  expect(optionOf({ parts: [], setAsideReason: 'For the house' })).toBe(
    'aside for a reason of its own',
  )
})
