import { describe, expect, test } from 'vitest'
import { readFormula } from './read-formula.ts'
import { assumedOrigins, questionsIn } from './record-origins.ts'
import { planRecord } from './record-plan.ts'

const texts = {
  costs: 'seed + fuel',
  costs_2: 'replaced(costs, seed_2 for seed, fuel_2 for fuel)',
  margin: 'income! - costs!',
  income_per_ha: 'income / ha',
  opening: 'last(closing)',
}
const names = new Set([
  'seed',
  'fuel',
  'seed_2',
  'fuel_2',
  'income',
  'ha',
  'closing',
  ...Object.keys(texts),
])
const formulas = new Map(
  Object.entries(texts).map(([name, text]) => [name, readFormula(text, names, name)]),
)
const money = new Set([...names].filter(name => name !== 'ha'))
const plan = planRecord(names, formulas, money)

/** The figures of a record from before that count as typed. */
function typedIn(record: Record<string, number | null>, before = {}) {
  const origins = assumedOrigins(plan, record, before)
  return Object.keys(origins).filter(name => origins[name]?.from === 'typed')
}

describe('of a record from before', () => {
  test('what its formula says is worked out, within what nobody asks about', () => {
    expect(typedIn({ seed: 60_000, fuel: 40_000, costs: 100_500 })).toEqual(['seed', 'fuel'])
    expect(typedIn({ seed: 60_000, fuel: 40_000, costs: 100_501 })).toContain('costs')
    expect(typedIn({ income: 1000, ha: 3, income_per_ha: 333 })).toEqual(['ha', 'income'])
  })

  test('a total beside some of its lines is typed unless it is just those', () => {
    expect(typedIn({ seed: 60_000, costs: 60_000 })).toEqual(['seed'])
    expect(typedIn({ seed: 60_000, costs: 60_100 })).toEqual(['seed', 'costs'])
    expect(typedIn({ costs: 60_000 })).toEqual(['costs'])
  })

  test('a margin that was reckoned without costs, and accruals that stood alone, were worked out', () => {
    expect(typedIn({ income: 500_000, margin: 500_000 })).toEqual(['income'])
    const both = { seed: 60_000, fuel: 40_000, costs: 100_000, seed_2: 9000, costs_2: 9000 }
    expect(typedIn(both)).toEqual(['seed', 'fuel', 'seed_2'])
  })

  test('an opening that is the last closing was carried', () => {
    const origins = assumedOrigins(plan, { opening: 500_000 }, { closing: 500_000 })
    expect(origins).toEqual({ opening: { from: 'carried' } })
    expect(typedIn({ opening: 500_000 }, { closing: 700_000 })).toEqual(['opening'])
    expect(typedIn({ opening: 500_000 })).toEqual(['opening'])
  })
})

describe('questions', () => {
  const ask = (entered: number, found: number, name = 'costs') =>
    questionsIn({ [name]: found }, { [name]: { from: 'calculated', typed: entered } }, money)

  test('are asked from half a percent on, and for money from a dollar on', () => {
    expect(ask(100_500, 100_000)).toEqual([])
    expect(ask(100_501, 100_000)).toHaveLength(1)
    expect(ask(100, 0)).toEqual([])
    expect(ask(101, 0)).toHaveLength(1)
    expect(ask(20.2, 20, 'ha')).toHaveLength(1)
  })

  test('tell what rows say from what lines say', () => {
    const origins = { ha: { from: 'rows', imported: 90 } } as const
    expect(questionsIn({ ha: 100 }, origins, money)).toEqual([
      { name: 'ha', entered: 90, found: 100, by: 'rows' },
    ])
  })
})
