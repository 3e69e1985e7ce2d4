import { describe, expect, test } from 'vitest'
import { againstTitle, landBy, landTotal } from './land-totals.ts'

describe('the land of a farm', () => {
  const land = [
    { use: 'Grazing', area: 40.25 },
    { use: 'Cropping', area: 100.1 },
    { use: 'Cropping', area: 20.2 },
    { use: 'Grazing', area: null },
  ]

  test('adds up by what it is used for, the largest first', () => {
    expect(landBy(land, ({ use }) => use)).toEqual([
      { key: 'Cropping', paddocks: 2, hectares: 120.3, unmeasured: 0 },
      { key: 'Grazing', paddocks: 2, hectares: 40.25, unmeasured: 1 },
    ])
  })

  test('adds up as a whole, and says how many were not measured', () => {
    expect(landTotal(land)).toEqual({ paddocks: 4, hectares: 160.55, unmeasured: 1 })
    expect(landTotal([])).toEqual({ paddocks: 0, hectares: 0, unmeasured: 0 })
  })
})

describe('paddocks and the title of their property', () => {
  test('agree within 5%', () => {
    expect(againstTitle(1240, 1300)).toEqual({
      hectares: -60,
      share: -60 / 1300,
      isAsOnTitle: true,
    })
    expect(againstTitle(1235, 1300)?.isAsOnTitle).toBe(true)
    expect(againstTitle(1234, 1300)?.isAsOnTitle).toBe(false)
    expect(againstTitle(1400, 1300)).toMatchObject({ hectares: 100, isAsOnTitle: false })
  })

  test('are not compared where either is not known', () => {
    expect(againstTitle(0, 1300)).toBeUndefined()
    expect(againstTitle(1240, null)).toBeUndefined()
    expect(againstTitle(1240, 0)).toBeUndefined()
  })
})
