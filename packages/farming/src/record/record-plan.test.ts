import { describe, expect, test } from 'vitest'
import { readFormula } from './read-formula.ts'
import { planRecord } from './record-plan.ts'

function planned(entered: readonly string[], told: Record<string, string>) {
  const names = new Set([...Object.keys(told), ...entered])
  const formulas = Object.entries(told).map(([name, text]) => [
    name,
    readFormula(text, names, name),
  ])
  return planRecord(names, new Map(formulas as never), new Set())
}

describe('the order', () => {
  test('a figure comes after those it is made of', () => {
    const texts = { profit: 'margin - overhead', margin: 'income - cost' }
    expect(planned(['income', 'cost', 'overhead'], texts).order).toEqual([
      'income',
      'cost',
      'margin',
      'overhead',
      'profit',
    ])
  })

  test('and after what turns its twins into it', () => {
    const { order } = planned(['val', 'ha'], { val_per_ha: 'val / ha' })
    expect(order).toEqual(['ha', 'val', 'val_per_ha'])
  })

  test('the period before needs no place', () => {
    expect(planned(['closing'], { opening: 'last(closing)' }).order).toEqual(['opening', 'closing'])
  })

  test('a circle is refused, and told from where it closes', () => {
    const circle = { start: 'one + 1', one: 'two + ha', two: 'one * 2' }
    expect(() => planned(['ha'], circle)).toThrow('in a circle: one, two, one.')
    expect(() => planned(['ha'], { one: 'one + ha' })).toThrow('in a circle: one, one.')
  })
})

describe('what gives another figure', () => {
  test('is a twin of it, or a name that repeats it', () => {
    const texts = { val_per_ha: 'val / ha', again: 'val', val_ratio: 'val / income' }
    const { givers } = planned(['val', 'ha', 'income'], texts)
    expect([...givers.keys()]).toEqual(['val'])
    expect(givers.get('val')?.map(({ name }) => name)).toEqual(['val_per_ha', 'again'])
  })
})
