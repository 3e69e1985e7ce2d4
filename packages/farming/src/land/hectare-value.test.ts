import { describe, expect, test } from 'vitest'
import { landWorth, lastValuation } from './hectare-value.ts'

describe('what land is worth', () => {
  test('is its hectares at the value of each, to the cent for each piece', () => {
    expect(landWorth([{ area: 42.5, hectareValue: 820_000 }])).toBe(34_850_000)
    expect(landWorth([{ area: 0.333, hectareValue: 100 }])).toBe(33)
    const twice = { area: 0.333, hectareValue: 100 }
    expect(landWorth([twice, twice])).toBe(66)
  })

  test('is not known where a part of it is not', () => {
    const known = { area: 42.5, hectareValue: 820_000 }
    expect(landWorth([known, { area: null, hectareValue: 820_000 }])).toBeNull()
    expect(landWorth([known, { area: 42.5, hectareValue: null }])).toBeNull()
    expect(landWorth([])).toBeNull()
  })
})

describe('the value of a hectare', () => {
  const land = { property: 3, landClass: 5 }
  const said = [
    { ...land, begins: '2022-07-01', cents: 500_000 },
    { ...land, begins: '2024-07-01', cents: 620_000 },
    { ...land, begins: '2023-07-01', cents: 560_000 },
    { ...land, begins: '2025-07-01', cents: null },
    { property: 4, landClass: 5, begins: '2025-07-01', cents: 990_000 },
  ]

  test('is that of the last period that says one (C164)', () => {
    expect(lastValuation(said, land, '2025-07-01')?.cents).toBe(620_000)
    expect(lastValuation(said, land, '2023-07-01')?.cents).toBe(560_000)
    expect(lastValuation(said, { ...land, property: 4 }, '2025-07-01')?.cents).toBe(990_000)
  })

  test('is nobody’s before the first, and of land without a class', () => {
    expect(lastValuation(said, land, '2021-07-01')).toBeUndefined()
    expect(lastValuation(said, { ...land, landClass: null }, '2025-07-01')).toBeUndefined()
  })
})
