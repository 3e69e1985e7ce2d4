import { describe, expect, test } from 'vitest'
import { judgedWater } from './water-check.ts'

describe('water', () => {
  test('is used as far as there is some', () => {
    expect(judgedWater({ applied: 2310, available: 2600, used: 2310 })).toEqual({
      state: 'good',
      says: '2,310 ML of 2,600 ML were used (89%).',
    })
    expect(judgedWater({ applied: 2700, available: 2600, used: null }).state).toBe('wrong')
  })

  test('wants a look where the record and the irrigations differ, or nobody says how much there was', () => {
    const judged = judgedWater({ applied: 2000, available: 2600, used: 2310 })
    expect(judged.state).toBe('look')
    expect(judged.says).toContain('The financial record says 2,310 ML, the irrigations 2,000 ML')
    expect(judgedWater({ applied: 10, available: null, used: null }).state).toBe('look')
  })

  test('is not judged where there is none', () => {
    expect(judgedWater({ applied: 0, available: null, used: null }).state).toBe('none')
    expect(judgedWater({ applied: 0, available: 0, used: 0 }).state).toBe('none')
  })
})
