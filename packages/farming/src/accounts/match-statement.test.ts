import { describe, expect, test } from 'vitest'
import { costLine, fewIndexed, incomeLine } from './few-accounts-for-tests.ts'
import { agreedChoice, fillsAlone, matchLine } from './match-statement.ts'
import { rememberedFrom, savedChoiceOf } from './remembered-choices.ts'
import type { AccountLine } from './account-line.ts'

const here = { business: 'Hill Farms', program: 'Xero' }
const nothing = rememberedFrom([], here)
const at = (line: AccountLine) => {
  const { kind, sure, parts, questions } = matchLine(fewIndexed, nothing, line)
  return [kind, sure, parts[0]?.field ?? null, ...questions]
}

describe('the surest comes first', () => {
  test('a name as it stands in the list, brought to words, by its words, and asked', () => {
    expect(at(costLine('Fuel & Oil'))).toEqual(['target', 'exact', 'oh_fuel_oil'])
    expect(at(costLine('FUEL AND OIL'))).toEqual(['target', 'normalised', 'oh_fuel_oil'])
    expect(at(costLine('Tractor Fuel'))).toEqual(['target', 'suggested', 'oh_fuel_oil'])
    expect(at(costLine('Windmill'))).toEqual(['ask', null, null])
  })

  test('what this business chose before wins over the name', () => {
    const line = costLine('Fuel & Oil')
    const parts = [{ field: 'exp_pumping_energy', subtracts: false, share: 10_000 }]
    const saved = savedChoiceOf(here, line, { parts, setAsideReason: null })
    const matched = matchLine(fewIndexed, rememberedFrom([saved], here), line)
    expect(matched).toMatchObject({ kind: 'target', sure: 'same as last year', parts })
    expect(fillsAlone(matched)).toBe(true)
  })

  test('where there is a question only a choice fills in alone', () => {
    const line = incomeLine('Cattle Sales')
    const first = matchLine(fewIndexed, nothing, line)
    expect(at(line)).toEqual(['ask', 'suggested', 'cattle_income', 'Q3'])
    expect(fillsAlone(first)).toBe(false)
    const agreed = agreedChoice(first)
    const saved = savedChoiceOf(here, line, agreed ?? { parts: [], setAsideReason: null })
    const second = matchLine(fewIndexed, rememberedFrom([saved], here), line)
    expect(fillsAlone(second)).toBe(true)
    expect(second.questions).toEqual([])
  })

  test('suggested by its words alone, it waits for someone to agree', () => {
    expect(fillsAlone(matchLine(fewIndexed, nothing, costLine('Tractor Fuel')))).toBe(false)
    expect(fillsAlone(matchLine(fewIndexed, nothing, costLine('FUEL')))).toBe(true)
  })
})

describe('words after a dash narrow, and never rename', () => {
  test('freight on cattle that were sold is freight', () => {
    expect(at(costLine('Freight - Cattle Sales'))[2]).toBe('exp_freight_produce')
    expect(at(incomeLine('Freight - Cattle Sales'))).toEqual(['ask', null, null])
  })

  test('repairs of a header are of plant; of what is not known they are asked about', () => {
    expect(at(costLine('R&M - Header'))).toEqual(['target', 'normalised', 'oh_repairs_plant'])
    expect(at(costLine('R&M - Windmill'))).toEqual(['ask', null, null, 'Q14'])
  })

  test('another bank is still interest', () => {
    expect(at(costLine('Interest - Westpac'))).toEqual(['target', 'normalised', 'interest_cost'])
    expect(at(costLine('Interest - J Smith'))).toEqual(['target', 'suggested', 'interest_cost'])
  })
})

describe('where it stands says what it means', () => {
  test('one name is another line in income than in costs', () => {
    expect(at(incomeLine('Agistment'))[2]).toBe('agistment_income')
    expect(at(costLine('Agistment'))[2]).toBe('exp_agistment_out')
  })

  test('the first digit of a MYOB code says it, too', () => {
    const bare = { part: null, sections: [] }
    expect(at(incomeLine('Agistment', { ...bare, code: '6-1200' }))[2]).toBe('exp_agistment_out')
    expect(at(costLine('Agistment', { ...bare, code: '4-1200' }))[2]).toBe('agistment_income')
    expect(at(costLine('Fuel', { code: '4-1200' }))).toEqual(['target', 'suggested', 'oh_fuel_oil'])
    expect(at(costLine('Fuel', { code: '412' }))).toEqual(['target', 'exact', 'oh_fuel_oil'])
  })

  test('without either the sign is a hint, and nobody is spared the question', () => {
    const bare = { part: null, sections: [] }
    expect(at(incomeLine('Agistment', bare))).toEqual(['target', 'suggested', 'agistment_income'])
    expect(at(costLine('Agistment', bare))).toEqual(['target', 'suggested', 'exp_agistment_out'])
    expect(at(costLine('Fuel', bare))).toEqual(['target', 'exact', 'oh_fuel_oil'])
    expect(at(incomeLine('Fuel', bare))).toEqual(['target', 'suggested', 'oh_fuel_oil'])
  })

  test('below a heading that says more, both are read as one', () => {
    expect(at(costLine('Fuel', { sections: ['Expenses', 'Pumping'] }))[2]).toBe(
      'exp_pumping_energy',
    )
    expect(at(costLine('Header', { sections: ['Repairs & Maintenance'] }))[2]).toBe(
      'oh_repairs_plant',
    )
    expect(at(incomeLine('Sales', { sections: ['Income', 'Cattle'] }))[2]).toBe('cattle_income')
  })

  test('stock bought take from trading profit, in whichever section they stand', () => {
    const bought = matchLine(fewIndexed, nothing, costLine('Purchases of Cattle'))
    expect(bought.parts).toEqual([{ field: 'cattle_income', subtracts: true, share: 10_000 }])
    expect(bought.isCompared).toBe(true)
  })
})

describe('balances', () => {
  const asset = { part: 'asset', sections: ['Assets'] } as const
  test('a bank account that is overdrawn is an overdraft, for someone to agree to', () => {
    expect(at(costLine('Cheque A/c', { ...asset, cents: 5 }))[2]).toBe('owned_cash_fmd_val')
    expect(at(costLine('Cheque A/c', { ...asset, cents: -5 }))).toEqual([
      'target',
      'suggested',
      'overdraft_liab',
    ])
  })

  test('money in a suspense account is told', () => {
    const suspense = matchLine(fewIndexed, nothing, costLine('Suspense'))
    expect(suspense).toMatchObject({ kind: 'set aside', sure: 'exact', parts: [] })
    expect(suspense.reason).toMatch(/not allocated/i)
    expect(suspense.warns).not.toBeNull()
    expect(matchLine(fewIndexed, nothing, costLine('Suspense', { cents: 0 })).warns).toBeNull()
  })
})

test('a name that was cut off at 30 letters', () => {
  const line = costLine('Depreciation - Plant & Equipme')
  expect(at(line)).toEqual(['target', 'normalised', 'oh_depreciation_plant'])
})
