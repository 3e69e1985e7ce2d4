import { describe, expect, test } from 'vitest'
import { judgedLandClasses, judgedPaddockArea, judgedUse } from './area-check.ts'

describe('paddocks and titles', () => {
  test('agree within 5%, for lanes and timber are in no paddock', () => {
    expect(judgedPaddockArea(1240, 1300)).toEqual({
      state: 'good',
      says: 'Paddocks total 1,240 ha, titles 1,300 ha: 4.6% less.',
    })
  })

  test('want a look where much is in no paddock, and are wrong where there is more than the title', () => {
    expect(judgedPaddockArea(1100, 1300).state).toBe('look')
    expect(judgedPaddockArea(1400, 1300)).toMatchObject({ state: 'wrong' })
    expect(judgedPaddockArea(1300, 1300).says).toContain('the same')
  })

  test('cannot be compared while either is missing', () => {
    expect(judgedPaddockArea(0, 1300).state).toBe('none')
    expect(judgedPaddockArea(1300, 0).state).toBe('none')
  })
})

describe('cropping land', () => {
  const river = { paddock: 'River', area: 50, used: 50 }
  test('is used where nearly all of it was sown or fallow', () => {
    expect(judgedUse([river, { paddock: 'Hill', area: 950, used: 920 }])).toEqual({
      state: 'good',
      says: '970 ha of 1,000 ha of cropping land were sown or fallow.',
    })
  })

  test('wants a look where a paddock has nothing recorded', () => {
    const judged = judgedUse([river, { paddock: 'Hill', area: 50, used: null }])
    expect(judged.state).toBe('look')
    expect(judged.says).toMatch(/50 ha have neither\.$/)
  })

  test('is wrong where a crop is larger than its paddock', () => {
    const small = { paddock: 'Creek', area: 40, used: 48 }
    expect(judgedUse([river, small])).toEqual({
      state: 'wrong',
      says: 'Creek has 40 ha and 48 ha of crop.',
    })
    expect(judgedUse(Array.from({ length: 5 }, () => small)).says).toMatch(/; 2 more\.$/)
  })

  test('is not judged where there is none', () => {
    expect(judgedUse([]).state).toBe('none')
    expect(judgedUse([{ paddock: 'New', area: 0, used: 10 }]).state).toBe('none')
  })
})

describe('land classes', () => {
  test('come to all land that is run, within 1%', () => {
    expect(judgedLandClasses(3000, 3020).state).toBe('good')
    expect(judgedLandClasses(2900, 3000)).toMatchObject({ state: 'wrong' })
    expect(judgedLandClasses(null, 3000).state).toBe('none')
    expect(judgedLandClasses(3000, null).state).toBe('none')
    expect(judgedLandClasses(3000, 0).state).toBe('none')
  })
})
