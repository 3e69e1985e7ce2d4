import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costLine, fewAccounts, fewIndexed } from './few-accounts-for-tests.ts'
import type { LineChoice } from './line-choice.ts'
import { fillsAlone, matchLine, matchStatement } from './match-statement.ts'
import { keyOf, rememberedFrom, savedChoiceOf } from './remembered-choices.ts'
import type { AccountLine, StatementPart } from './account-line.ts'

const here = { business: 'Hill Farms', program: 'MYOB' }
const fuel = costLine('Fuel & Oil', { code: '6-1100' })
const halved: LineChoice = {
  parts: [
    { field: 'exp_pumping_energy', subtracts: false, share: 5000 },
    { field: 'oh_fuel_oil', subtracts: false, share: 5000, cents: -500_00 },
  ],
  setAsideReason: null,
}
const remembered = rememberedFrom([savedChoiceOf(here, fuel, halved)], here)
const again = (told: Partial<AccountLine>) =>
  matchLine(fewIndexed, remembered, { ...fuel, ...told })

describe('asked again', () => {
  test('not while code, name, section, sign and size are as they were', () => {
    const same = again({ row: 99, cents: -4_900_00, name: 'FUEL & OIL' })
    expect(same).toMatchObject({ kind: 'target', sure: 'same as last year', changed: [] })
    expect(again({ cents: 0 }).changed).toEqual([])
  })

  test('shares are remembered, amounts are not', () => {
    expect(again({}).parts).toEqual([
      { field: 'exp_pumping_energy', subtracts: false, share: 5000 },
      { field: 'oh_fuel_oil', subtracts: false, share: 5000 },
    ])
  })

  test.each<[string, Partial<AccountLine>]>([
    ['name', { name: 'Sundry Advances' }],
    ['section', { sections: ['Other Expenses'] }],
    ['section', { part: 'cost of sales' }],
    ['sign', { cents: 1_000_00 }],
    ['size', { cents: -5_001_00 }],
    ['size', { cents: -199_00 }],
    ['code', { code: '6-1111' }],
  ])('where its %s changed, with the choice as a suggestion', (change, told) => {
    const asked = again(told)
    expect(asked).toMatchObject({ kind: 'ask', sure: 'suggested', changed: [change] })
    expect(asked.parts).toHaveLength(2)
    expect(fillsAlone(asked)).toBe(false)
  })

  test('another account with another code and name is none of it', () => {
    expect(again({ code: '6-1111', name: 'Fuel' }).sure).toBe('exact')
    expect(again({ code: '6-1111', sections: ['Elsewhere'] }).sure).toBe('exact')
  })

  test('a statement without codes is known by name and section', () => {
    expect(again({ code: null }).sure).toBe('same as last year')
    expect(again({ code: null, name: 'Diesel' }).changed).toEqual([])
    expect(again({ code: null, name: 'Diesel' }).sure).not.toBe('same as last year')
  })
})

test("one business's choice is never used for another, nor for another program", () => {
  const saved = [savedChoiceOf(here, fuel, halved)]
  for (const other of [
    { business: 'Creek Farms', program: 'MYOB' },
    { business: 'Hill Farms', program: 'Xero' },
  ]) {
    const matched = matchLine(fewIndexed, rememberedFrom(saved, other), fuel)
    expect(matched).toMatchObject({ sure: 'exact', parts: [{ field: 'oh_fuel_oil' }] })
  }
})

test('a code used twice, and a name used twice, are told apart', () => {
  const twice = costLine('Sheep Dip', { code: '6-1100' })
  const aside: LineChoice = { parts: [], setAsideReason: 'Private.' }
  const both = [savedChoiceOf(here, fuel, halved), savedChoiceOf(here, twice, aside)]
  const known = rememberedFrom(both, here)
  expect(matchLine(fewIndexed, known, fuel)).toMatchObject({ sure: 'same as last year' })
  expect(matchLine(fewIndexed, known, twice)).toMatchObject({ reason: 'Private.', changed: [] })
  expect(keyOf('MYOB', fuel)).not.toBe(keyOf('MYOB', twice))
})

describe('keys', () => {
  test('are the same for a name however it is written', () => {
    expect(keyOf('MYOB', fuel)).toBe(keyOf('MYOB', { ...fuel, name: 'Fuel and Oil', sections: [] }))
  })

  test('hold the section only where there is no code', () => {
    const bare = { ...fuel, code: null }
    expect(keyOf('MYOB', bare)).not.toBe(keyOf('MYOB', { ...bare, sections: ['Cattle'] }))
  })
})

describe('the second year', () => {
  const parts: readonly (StatementPart | null)[] = [
    ...(['income', 'cost of sales', 'expense', 'asset', 'liability'] as const),
    null,
  ]
  const account = fc.record({
    code: fc.option(fc.constantFrom('6-1000', '6-1001', '200', '310', '4-1200', 'A12')),
    name: fc.oneof(fc.constantFrom('Fuel', 'Interest - NAB', 'R&M', 'Purchases'), fc.string()),
    sections: fc.array(fc.constantFrom('Expenses', 'Cattle', 'Income'), { maxLength: 2 }),
    part: fc.constantFrom(...parts),
    cents: fc.integer({ min: -1e9, max: 1e9 }),
  })
  const choice = fc.record({
    field: fc.constantFrom(...Object.keys(fewAccounts.fields)),
    share: fc.integer({ min: 0, max: 10_000 }),
  })
  const chosen = fc.array(fc.tuple(account, choice), { maxLength: 30 }).map(all =>
    all.map(([told, { field, share }]) => {
      const line: AccountLine = { sheet: '', row: 1, ...told }
      const saved: LineChoice = {
        parts: [{ field, subtracts: false, share }],
        setAsideReason: null,
      }
      return { line, saved }
    }),
  )

  test('every account unchanged in code and name matches itself', () => {
    fc.assert(
      fc.property(chosen, fc.double({ min: 0.21, max: 4.9, noNaN: true }), (all, grown) => {
        const once = [...new Map(all.map(one => [keyOf('MYOB', one.line), one])).values()]
        const saved = once.map(({ line, saved: so }) => savedChoiceOf(here, line, so))
        const lines = once.map(({ line }) => {
          const cents = Math.abs(line.cents) < 1000 ? line.cents : Math.round(line.cents * grown)
          return { ...line, row: line.row + 3, cents }
        })
        const matched = matchStatement(fewIndexed, rememberedFrom(saved, here), lines)
        for (const [place, { sure, parts: found, changed }] of matched.entries()) {
          expect(sure, lines[place]?.name).toBe('same as last year')
          expect(changed).toEqual([])
          expect(found).toEqual(once[place]?.saved.parts)
        }
      }),
    )
  })
})
