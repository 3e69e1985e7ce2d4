import { describe, expect, test } from 'vitest'
import { calculateRecord, calculationOrder } from './calculated-record.ts'
import { readFormula } from './formula.ts'

const texts = {
  profit_per_ha: 'profit / ha',
  profit: 'margin - overhead',
  margin: 'income - cost',
  margin_ratio: 'margin / income',
}
const entered = ['income', 'cost', 'overhead', 'ha']
const money = new Set(['income', 'cost', 'overhead', 'margin', 'profit', 'profit_per_ha'])

function formulasOf(told: Record<string, string>) {
  const names = new Set([...entered, ...Object.keys(told)])
  return new Map(Object.entries(told).map(([name, text]) => [name, readFormula(text, names, name)]))
}

function calculated(record: Record<string, unknown>, told: Record<string, string> = texts) {
  const formulas = formulasOf(told)
  return calculateRecord(calculationOrder(formulas), formulas, record, money)
}

describe('the order', () => {
  test('a figure comes after those it is made of, and what is entered is left out', () => {
    expect(calculationOrder(formulasOf(texts))).toEqual([
      'margin',
      'profit',
      'profit_per_ha',
      'margin_ratio',
    ])
  })

  test('a circle is refused, and told from where it closes', () => {
    const circle = { start: 'one + 1', one: 'two + ha', two: 'one * 2' }
    expect(() => calculationOrder(formulasOf(circle))).toThrow('in a circle: one, two, one.')
    expect(() => calculationOrder(formulasOf({ one: 'one + ha' }))).toThrow(
      'in a circle: one, one.',
    )
  })
})

describe('the record', () => {
  test('every figure follows from what is entered', () => {
    expect(calculated({ income: 1000, cost: 300, overhead: 100, ha: 7 })).toEqual({
      income: 1000,
      cost: 300,
      overhead: 100,
      ha: 7,
      margin: 700,
      profit: 600,
      profit_per_ha: 86,
      margin_ratio: 0.7,
    })
  })

  test('what was entered is kept and the given record is not touched', () => {
    const given = { income: 1000, Zone: 'Northern', margin: 1 }
    expect(calculated(given)).toMatchObject({ Zone: 'Northern', margin: 1000, profit_per_ha: null })
    expect(given).toEqual({ income: 1000, Zone: 'Northern', margin: 1 })
  })

  test('what no longer follows is emptied', () => {
    expect(calculated({ income: null, margin: 500 })).toMatchObject({
      margin: null,
      margin_ratio: null,
    })
  })

  test.each([
    ['cents, halves away from zero', { income: 5, ha: 2 }, 3],
    ['a loss likewise', { income: -5, ha: 2 }, -3],
    ['no minus before nothing', { income: -1, ha: 9 }, 0],
  ])('money is kept in whole %s', (_, record, expected) => {
    expect(calculated(record)['profit_per_ha']).toBe(expected)
  })

  test('other figures are kept to six decimals', () => {
    const half = { half: 'income / cost' }
    expect(calculated({ income: 1, cost: 3 }, half)['half']).toBe(0.333333)
    expect(calculated({ income: -2, cost: 3 }, half)['half']).toBe(-0.666667)
    expect(calculated({ income: 1.0000005, cost: 1 }, half)['half']).toBe(1.000001)
  })

  test('a figure is made of others as they are kept', () => {
    const told = { profit_per_ha: 'income / ha', twice: 'profit_per_ha * 2' }
    expect(calculated({ income: 5, ha: 3 }, told)).toMatchObject({ profit_per_ha: 2, twice: 4 })
  })
})
