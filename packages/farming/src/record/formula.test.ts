import { describe, expect, test } from 'vitest'
import { namesIn, valueOf } from './formula.ts'
import { readFormula } from './read-formula.ts'

const names = new Set([
  'income',
  'cost',
  'overhead',
  'ha',
  'rain_mm',
  'opening',
  'closing',
  'owned_land_val',
  'owned_plant_val',
  'owned_total_val',
  'owned_land_val_per_ha',
  'exp_total',
  'exp_total_2',
])
const nothing = { income: null, cost: null, ha: null }

function worth(text: string, record: Record<string, number | null>) {
  return valueOf(readFormula(text, names), record)
}

describe('arithmetic', () => {
  test('products come before sums, brackets before both', () => {
    expect(worth('income - cost * 2', { income: 10, cost: 3 })).toBe(4)
    expect(worth('(income - cost) * 2', { income: 10, cost: 3 })).toBe(14)
  })

  test('signs of one rank are taken from left to right', () => {
    expect(worth('income - cost - overhead', { income: 10, cost: 3, overhead: 2 })).toBe(5)
    expect(worth('income / ha / rain_mm', { income: 100, ha: 10, rain_mm: 5 })).toBe(2)
    expect(worth('income / ha * rain_mm', { income: 100, ha: 10, rain_mm: 5 })).toBe(50)
  })

  test('numbers may have decimals, and spaces do not matter', () => {
    expect(worth('income*0.25+1.5', { income: 4 })).toBe(2.5)
    expect(worth('  income * 0.25 + 1.5 ', { income: 4 })).toBe(2.5)
  })
})

describe('what is missing', () => {
  test('a missing cost counts as nothing, a missing income leaves no margin', () => {
    expect(worth('income - cost', { income: 10, cost: null })).toBe(10)
    expect(worth('income - cost', { cost: 3 })).toBeNull()
  })

  test('of several added figures one is enough', () => {
    expect(worth('opening - cost + income', { cost: 3, income: 10 })).toBe(7)
  })

  test('a figure that has to be known leaves no answer when it is not', () => {
    expect(worth('(opening! + closing!) / 2', { opening: 4, closing: 8 })).toBe(6)
    expect(worth('(opening! + closing!) / 2', { closing: 8 })).toBeNull()
    expect(worth('closing - cost!', { closing: 8 })).toBeNull()
    expect(worth('closing - (cost / ha)!', { closing: 8, cost: 1, ha: 0 })).toBeNull()
  })

  test('a product or quotient of something missing is missing', () => {
    expect(worth('income * ha', { income: 10 })).toBeNull()
    expect(worth('income / ha', { ha: 10 })).toBeNull()
  })

  test('nothing can be shared among none', () => {
    expect(worth('income / ha', { income: 10, ha: 0 })).toBeNull()
    expect(worth('income / (ha - ha)', { income: 10, ha: 5 })).toBeNull()
  })

  test('zero is known, and so is a sum of zeros', () => {
    expect(worth('income - cost', { income: 0, cost: 0 })).toBe(0)
    expect(worth('sum(income, cost)', { income: 0 })).toBe(0)
  })

  test('words and absent figures count as missing', () => {
    expect(valueOf(readFormula('income', names), { income: 'much' })).toBeNull()
    expect(valueOf(readFormula('income', names), {})).toBeNull()
  })
})

describe('sum', () => {
  const land = {
    owned_land_val: 7,
    owned_plant_val: 5,
    owned_total_val: 100,
    owned_land_val_per_ha: 1,
  }

  test('a star stands for any letters, from the first to the last', () => {
    expect(namesIn(readFormula('sum(owned_*_val)', names))).toEqual([
      'owned_land_val',
      'owned_plant_val',
      'owned_total_val',
    ])
    expect(worth('sum(*_per_ha, owned_plant_val)', land)).toBe(6)
  })

  test('the figure that is being defined takes no part', () => {
    const total = readFormula('sum(owned_*_val)', names, 'owned_total_val')
    expect(namesIn(total)).toEqual(['owned_land_val', 'owned_plant_val'])
    expect(valueOf(total, land)).toBe(12)
  })

  test('what is named with a minus takes no part, wherever it is written', () => {
    expect(worth('sum(-*_total_*, owned_*_val, -owned_land_*)', land)).toBe(5)
    expect(worth('sum(owned_*, -*_total_val, -*_per_ha)', land)).toBe(12)
  })

  test('a figure is added once, however often it is meant', () => {
    expect(worth('sum(owned_land_val, owned_*_val, -owned_total_val)', land)).toBe(12)
  })

  test('a sum passes over what is missing, and of nothing is nothing', () => {
    expect(worth('sum(income, cost, ha)', { cost: 3 })).toBe(3)
    expect(worth('sum(income, cost, ha)', nothing)).toBeNull()
  })
})

describe('first', () => {
  test('the first that is known answers', () => {
    expect(worth('first(exp_total_2, exp_total)', { exp_total: 5, exp_total_2: 6 })).toBe(6)
    expect(worth('first(exp_total_2, exp_total)', { exp_total: 5 })).toBe(5)
    expect(worth('first(exp_total_2, exp_total)', {})).toBeNull()
  })

  test('a choice may be worked out, and steps back when a needed part is missing', () => {
    const text = 'first((opening! + closing!) / 2, income)'
    expect(worth(text, { opening: 2, closing: 4, income: 9 })).toBe(3)
    expect(worth(text, { opening: 2, income: 9 })).toBe(9)
  })
})

describe('replaced', () => {
  const text = 'replaced(cost, opening for income, closing for overhead)'
  const paid = { cost: 100, income: 60, overhead: 40 }

  test('puts lines in the place of others', () => {
    expect(worth(text, { ...paid, opening: 50 })).toBe(90)
    expect(worth(text, { ...paid, opening: 50, closing: 45 })).toBe(95)
  })

  test('is nothing where no line stands for another', () => {
    expect(worth(text, paid)).toBeNull()
  })

  test('a line that stands for one that is not known comes out of the rest of the total', () => {
    expect(worth(text, { cost: 100, income: 60, closing: 30 })).toBe(100)
    expect(worth(text, { cost: 100, income: 60, closing: 55 })).toBe(115)
    expect(worth(text, { closing: 55 })).toBe(55)
  })
})

test('last is a figure of the period before', () => {
  expect(worth('opening! - last(closing)!', { opening: 5, 'last(closing)': 3 })).toBe(2)
  expect(worth('opening! - last(closing)!', { opening: 5, closing: 3 })).toBeNull()
})

describe('reading', () => {
  test('names are told once each, in the order in which they are read', () => {
    expect(namesIn(readFormula('income / ha - first(cost, income) * 2', names))).toEqual([
      'income',
      'ha',
      'cost',
    ])
  })

  test.each([
    ['income - costt', 'In the formula "income - costt", "costt" is not the name of a figure.'],
    ['sum(income, costt)', '"costt" is not the name of a figure'],
    ['sum(income, -costt)', '"costt" is not the name of a figure'],
    ['sum(leased_*)', 'no figure is like "leased_*"'],
    ['sum(income, -inc*)', 'adds up nothing'],
    ['income -', 'The formula "income -" ends too early.'],
    ['', 'ends too early'],
    ['(income', 'ends too early'],
    ['income cost', 'cannot be read from "cost" on'],
    ['income - * cost', 'cannot be read from "* cost" on'],
    ['sum(income cost)', 'cannot be read from "cost)" on'],
    ['-income', 'cannot be read from "-income" on'],
    ['last(costt)', '"costt" is not the name of a figure'],
    ['last(cost + income)', 'cannot be read from "+ income)" on'],
    ['replaced(cost, opening)', 'cannot be read from ")" on'],
  ])('"%s" is refused with a reason', (text, reason) => {
    expect(() => readFormula(text, names)).toThrow(reason)
  })
})
