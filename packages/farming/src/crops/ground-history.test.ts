import { describe, expect, test } from 'vitest'
import { fallowBefore, inOrderOfGrowth, lastEnding } from './ground-history.ts'

const here = { paddock: 1, ground: [1] }
const wheat = { ...here, since: '2022-07-01', sown: '2022-05-10', ended: '2022-11-20' }
const sorghum = { ...here, since: '2022-07-01', sown: '2023-10-01', ended: '2024-02-28' }
const chickpea = { ...here, since: '2023-07-01', sown: '2024-05-20', ended: null }
const planned = { ...here, since: '2023-07-01', sown: null, ended: null }

describe('the crops of a piece of ground', () => {
  test('stand in the order in which they grew, what has no day last in its period', () => {
    expect(inOrderOfGrowth([planned, chickpea, sorghum, wheat])).toEqual([
      wheat,
      sorghum,
      chickpea,
      planned,
    ])
  })

  test('have the days that the ground lay bare before them', () => {
    const all = [chickpea, wheat, sorghum]
    expect(fallowBefore(sorghum, all)).toBe(315)
    expect(fallowBefore(chickpea, all)).toBe(82)
  })

  test('say nothing of a fallow where the crop before is not known to have ended', () => {
    expect(fallowBefore(wheat, [wheat])).toBeNull()
    expect(fallowBefore(planned, [wheat, planned])).toBeNull()
    const open = { ...sorghum, ended: null }
    expect(fallowBefore(chickpea, [wheat, open, chickpea])).toBeNull()
    const late = { ...sorghum, ended: '2024-06-30' }
    expect(fallowBefore(chickpea, [late, chickpea])).toBeNull()
  })

  test('count only what stood on the same ground, where paddocks were joined since', () => {
    const river = { ...wheat, paddock: 1, ground: [1] }
    const hill = { ...sorghum, paddock: 2, ground: [2] }
    const joined = { ...chickpea, paddock: 3, ground: [3, 2, 1] }
    const all = [river, hill, joined]
    expect(fallowBefore(hill, all)).toBeNull()
    expect(fallowBefore(joined, all)).toBe(82)
  })

  test('ended at last on the last of their days', () => {
    expect(lastEnding([sorghum, wheat, chickpea])).toBe('2024-02-28')
    expect(lastEnding([planned])).toBeUndefined()
  })
})
