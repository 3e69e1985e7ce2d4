import { describe, expect, test } from 'vitest'
import { readFormula } from './read-formula.ts'
import { planRecord } from './record-plan.ts'
import { enteredIn, originsOf, questionsIn } from './record-origins.ts'
import { workedRecord } from './worked-record.ts'
import type { Entered, RecordSources } from './worked-record.ts'

const texts = {
  fertiliser: 'n + p + k',
  fertiliser_2: 'replaced(fertiliser, n_2 for n, p_2 for p, k_2 for k)',
  direct: 'first(fertiliser_2, fertiliser)',
  direct_again: 'direct',
  margin: 'income! - direct!',
  overhead: 'wages + rates',
  profit: 'margin! - overhead!',
  roam: 'profit / assets',
  income_per_ha: 'income / ha',
  income_per_ha_again: 'income_per_ha',
  fertiliser_per_ha: 'fertiliser / ha',
  opening: 'last(closing)',
  average: '(last(closing)! + closing!) / 2',
}
const entered = ['n', 'p', 'k', 'n_2', 'p_2', 'k_2', 'income', 'wages', 'rates']
const others = ['assets', 'ha', 'closing']
const names = new Set([...entered, ...others, ...Object.keys(texts)])
const formulas = Object.entries(texts).map(
  ([name, text]) => [name, readFormula(text, names, name)] as const,
)
const numbers = ['roam', 'ha']
const money = new Set([...names].filter(name => !numbers.includes(name)))
const plan = planRecord(names, new Map(formulas), money)

type Figures = Record<string, number>
const typed = (figures: Figures) =>
  new Map(
    Object.entries(figures).map(([name, value]): [string, Entered] => [
      name,
      { value, from: 'typed' },
    ]),
  )

function worked(figures: Figures, more: Partial<RecordSources> = {}) {
  const record = workedRecord(plan, { entered: typed(figures), rows: {}, before: {}, ...more })
  const values = Object.fromEntries([...record].map(([name, { value }]) => [name, value]))
  const origins = originsOf(record)
  return { values, origins, record, questions: questionsIn(values, origins, money) }
}

describe('a typed total', () => {
  test('stands while no line is known, and feeds what depends on it', () => {
    const { values, origins, questions } = worked({ fertiliser: 120_000, income: 500_000, ha: 10 })
    expect(values).toMatchObject({ fertiliser: 120_000, direct: 120_000, margin: 380_000 })
    expect(values).toMatchObject({ fertiliser_per_ha: 12_000 })
    expect(origins['fertiliser']).toEqual({ from: 'typed' })
    expect(origins['margin']).toBeUndefined()
    expect(questions).toEqual([])
  })

  test('stands where some lines are known, and says how much of it they are', () => {
    const { values, origins, questions } = worked({ fertiliser: 120_000, n: 15_000, p: 5000 })
    expect(values).toMatchObject({ fertiliser: 120_000, direct: 120_000 })
    expect(origins['fertiliser']).toEqual({ from: 'typed', lines: 20_000 })
    expect(questions).toEqual([])
  })

  test('that is less than some of its lines stands and is asked about', () => {
    const { values, questions } = worked({ fertiliser: 120_000, n: 125_000, p: 5000 })
    expect(values['fertiliser']).toBe(120_000)
    expect(questions).toEqual([
      { name: 'fertiliser', entered: 120_000, found: 130_000, by: 'lines' },
    ])
  })

  test('gives way once all lines are known, and is kept where it says something else', () => {
    const lines = { n: 100_000, p: 20_000, k: 10_000 }
    const { values, origins, questions } = worked({ fertiliser: 120_000, ...lines })
    expect(values).toMatchObject({ fertiliser: 130_000, direct: 130_000 })
    expect(origins['fertiliser']).toEqual({ from: 'calculated', typed: 120_000 })
    expect(questions).toEqual([
      { name: 'fertiliser', entered: 120_000, found: 130_000, by: 'lines' },
    ])
  })

  test.each([
    [129_400, 130_000, 0],
    [129_300, 130_000, 1],
    [1100, 1000, 0],
    [1101, 1000, 1],
  ])('of %d beside lines of %d is asked about %d times', (total, lines, times) => {
    const { values, questions } = worked({ fertiliser: total, n: lines, p: 0, k: 0 })
    expect(values['fertiliser']).toBe(lines)
    expect(questions).toHaveLength(times)
  })

  test('that its lines say to the cent is a total like any other', () => {
    const { origins } = worked({ fertiliser: 130_000, n: 130_000, p: 0, k: 0 })
    expect(origins['fertiliser']).toBeUndefined()
  })

  test('of totals of which something is missing stands', () => {
    const { values, origins } = worked({ direct: 90_000, n: 20_000 })
    expect(values).toMatchObject({ fertiliser: 20_000, direct: 90_000 })
    expect(origins['direct']).toEqual({ from: 'typed', lines: 20_000 })
  })
})

describe('what is kept of a record', () => {
  test('brings back what was entered, also what gave way', () => {
    const sources = { fertiliser: 120_000, n: 100_000, p: 20_000, k: 10_000, income: 1 }
    const { values, origins } = worked(sources)
    expect(enteredIn(values, origins)).toEqual(typed(sources))
  })

  test('and what an import said, as that', () => {
    const imported: [string, Entered][] = [
      ['n', { value: 7, from: 'imported' }],
      ['p', { value: 8, from: 'imported' }],
    ]
    const { values, origins } = worked({}, { entered: new Map(imported), rows: { p: 9 } })
    expect(origins).toMatchObject({ n: { from: 'imported' }, p: { from: 'rows', imported: 8 } })
    expect(enteredIn(values, origins)).toEqual(new Map(imported))
  })
})

describe('what is said just now', () => {
  const now = (figures: Figures) =>
    new Map([...typed(figures)].map(([name, one]) => [name, { ...one, isNew: true }]))

  test('and only repeats what follows was not typed: a record may be sent whole', () => {
    const { values } = worked(
      { n: 5, p: 2, income: 900, ha: 10, closing: 3 },
      { before: { closing: 4 } },
    )
    const again = worked({}, { entered: now(values), before: { closing: 4 } })
    expect(again.values).toEqual(values)
    expect(Object.keys(again.origins)).toEqual(
      expect.arrayContaining(['n', 'p', 'income', 'ha', 'closing', 'opening']),
    )
    expect(Object.keys(again.origins)).toHaveLength(6)
    expect(again.origins['opening']).toEqual({ from: 'carried' })
  })

  test('and says something else was typed', () => {
    const { origins } = worked(
      {},
      { entered: now({ n: 5, fertiliser: 6, income_per_ha: 7, ha: 2 }) },
    )
    expect(origins['fertiliser']).toEqual({ from: 'typed', lines: 5 })
    expect(origins['income_per_ha']).toEqual({ from: 'typed' })
  })
})

describe('a figure that flows from rows', () => {
  test('stands before what was typed, and asks where they differ', () => {
    const { values, origins, questions } = worked({ income: 400 }, { rows: { income: 90_000 } })
    expect(values['income']).toBe(90_000)
    expect(origins['income']).toEqual({ from: 'rows', typed: 400 })
    expect(questions).toEqual([{ name: 'income', entered: 400, found: 90_000, by: 'rows' }])
  })

  test('that rows do not know is as it was typed', () => {
    expect(worked({ income: 400 }, { rows: { income: null } }).origins['income']).toEqual({
      from: 'typed',
    })
  })

  test('is a line like any other', () => {
    const { values, origins } = worked({ n: 1, p: 2 }, { rows: { k: 3 } })
    expect(values['fertiliser']).toBe(6)
    expect(origins['k']).toEqual({ from: 'rows' })
  })
})

describe('a twin that is typed without its figure', () => {
  test('gives it, and stays as it was typed', () => {
    const { values, origins } = worked({ income_per_ha: 650, ha: 2000 })
    expect(values).toMatchObject({ income: 1_300_000, income_per_ha: 650 })
    expect(origins).toEqual({ income_per_ha: { from: 'typed' }, ha: { from: 'typed' } })
  })

  test('waits until its hectares are known', () => {
    expect(worked({ income_per_ha: 650 }).values).not.toHaveProperty('income')
    expect(worked({ income_per_ha: 650, ha: 0 }).values['income']).toBeUndefined()
  })

  test('gives way to a figure that is typed, too, and is asked about', () => {
    const { values, questions } = worked({ income_per_ha: 999, income: 1_300_000, ha: 2000 })
    expect(values).toMatchObject({ income: 1_300_000, income_per_ha: 650 })
    expect(questions).toEqual([{ name: 'income_per_ha', entered: 999, found: 650, by: 'lines' }])
  })

  test('gives a total whose lines are not all known', () => {
    const { values, origins } = worked({ fertiliser_per_ha: 650, ha: 2000, n: 1000 })
    expect(values['fertiliser']).toBe(1_300_000)
    expect(origins['fertiliser']).toEqual({ from: 'calculated', lines: 1000 })
  })

  test('a name that repeats a twin gives both, and so does one that repeats a total', () => {
    const { values } = worked({ income_per_ha_again: 650, ha: 2000, direct_again: 3 })
    expect(values).toMatchObject({
      income_per_ha: 650,
      income: 1_300_000,
      direct: 3,
      margin: 1_299_997,
    })
  })
})

describe('accruals', () => {
  const paid = { n: 500_000, p: 200_000, k: 100_000 }

  test('stand line by line before what was paid', () => {
    const { values } = worked({ ...paid, k_2: 95_000 })
    expect(values).toMatchObject({ fertiliser: 800_000, fertiliser_2: 795_000, direct: 795_000 })
  })

  test('are not known where no line of them is', () => {
    expect(worked(paid).values).not.toHaveProperty('fertiliser_2')
    expect(worked(paid).values['direct']).toBe(800_000)
  })

  test('leave what a typed total does not allocate', () => {
    const { values } = worked({ fertiliser: 120_000, n: 20_000, n_2: 25_000 })
    expect(values).toMatchObject({ fertiliser: 120_000, fertiliser_2: 125_000, direct: 125_000 })
  })

  test('of a line that was not told as paid come out of that rest', () => {
    expect(worked({ fertiliser: 120_000, n_2: 25_000 }).values['direct']).toBe(120_000)
    expect(worked({ fertiliser: 20_000, n_2: 25_000 }).values['direct']).toBe(25_000)
    expect(worked({ n: 20_000, p_2: 25_000 }).values['direct']).toBe(45_000)
  })
})

describe('a result', () => {
  const whole = { income: 900, n: 100, p: 0, k: 0, wages: 200, rates: 50, assets: 5000 }

  test('follows from all that it needs', () => {
    expect(worked(whole).values).toMatchObject({ margin: 800, profit: 550, roam: 0.11 })
  })

  test.each([
    [
      ['n', 'p', 'k'],
      ['margin', 'profit', 'roam'],
    ],
    [
      ['wages', 'rates'],
      ['profit', 'roam'],
    ],
    [['income'], ['margin', 'profit', 'roam']],
  ])('without %s there is no %s', (missing, unknown) => {
    const some = Object.fromEntries(
      Object.entries(whole).filter(([name]) => !missing.includes(name)),
    )
    const { values } = worked(some)
    for (const name of unknown) expect(values).not.toHaveProperty(name)
    expect(unknown.length).toBeGreaterThan(0)
  })
})

describe('the period before', () => {
  const before = { closing: 400 }

  test('gives the opening where nobody typed one', () => {
    const { values, origins } = worked({ closing: 600 }, { before })
    expect(values).toMatchObject({ opening: 400, average: 500 })
    expect(origins['opening']).toEqual({ from: 'carried' })
    expect(worked({ opening: 450 }, { before }).origins['opening']).toEqual({ from: 'typed' })
    expect(worked({}, { before, rows: { opening: 7 } }).values['opening']).toBe(7)
  })

  test('that is not known leaves what needs it unknown', () => {
    expect(worked({ closing: 600 }).values).toEqual({ closing: 600 })
  })
})

test.each([
  ['cents, halves away from zero', { income: 5, ha: 2 }, 3],
  ['a loss likewise', { income: -5, ha: 2 }, -3],
  ['no minus before nothing', { income: -1, ha: 9 }, 0],
])('money is kept in whole %s', (_, figures, expected) => {
  expect(worked(figures).values['income_per_ha']).toBe(expected)
})

test('other figures are kept to six decimals', () => {
  const { values } = worked({ income: 2, n: 1, p: 0, k: 0, wages: 0, rates: 0, assets: 3 })
  expect(values['roam']).toBe(0.333333)
})
