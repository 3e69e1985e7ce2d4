import { describe, expect, test } from 'vitest'
import { judgedProduce } from './produce-check.ts'

describe('what was grown', () => {
  const wheat = { crop: 'Wheat', unit: 't', produced: 2500, sold: 1600, unsold: 900, kept: 0 }
  test('is sold or held', () => {
    expect(judgedProduce([wheat])).toEqual({
      state: 'good',
      says: 'Wheat: our share 2,500 t, 1,600 t sold, 900 t in storage.',
    })
  })

  test('wants a look where some of it is nowhere', () => {
    const judged = judgedProduce([wheat, { ...wheat, crop: 'Barley', unsold: 780 }])
    expect(judged).toEqual({
      state: 'look',
      says: 'Barley: our share 2,500 t, 1,600 t sold, 780 t in storage: 120 t not accounted for.',
    })
  })

  test('is wrong where more is sold than came off', () => {
    const judged = judgedProduce([{ ...wheat, sold: 2600, unsold: 0 }])
    expect(judged).toMatchObject({ state: 'wrong' })
    expect(judged.says).toContain('100 t too much')
  })

  test('tells of the three largest crops', () => {
    const many = [1, 2, 3, 4, 5].map(size => ({
      crop: `Crop ${size}`,
      unit: 'bales',
      produced: size * 100,
      sold: size * 100,
      unsold: 0,
      kept: 0,
    }))
    const { says } = judgedProduce(many)
    expect(says).toMatch(/^Crop 5: our share 500 bales/)
    expect(says).toMatch(/And 2 more crops\.$/)
    expect(says).not.toContain('Crop 2')
  })

  test('is not judged before the harvest', () => {
    expect(judgedProduce([{ ...wheat, produced: 0, sold: 0, unsold: 0 }]).state).toBe('none')
  })
})
