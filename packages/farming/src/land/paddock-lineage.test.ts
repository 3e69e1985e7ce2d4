import { describe, expect, test } from 'vitest'
import { alikeByName, areaBefore, lineagesOf, mainPrior, plainName } from './paddock-lineage.ts'

const river = { id: 1, name: 'River', area: 100 }
const hill = { id: 2, name: 'Hill', area: 50 }
const creek = { id: 3, name: 'Creek', area: 80 }

describe('the lineage of paddocks', () => {
  test('tells what was kept, what is new and what is gone', () => {
    const kept = { id: 11, name: 'River', area: 100, priors: [1] }
    const fresh = { id: 12, name: 'Bought', area: 30, priors: [] }
    const lineages = lineagesOf([river, hill], [kept, fresh])
    expect(lineages.map(({ kind }) => kind)).toEqual(['kept', 'new', 'gone'])
    expect(lineages[2]).toMatchObject({ before: [hill], now: [], areaBefore: 50 })
    expect(lineages.map(({ isSameGround }) => isSameGround)).toEqual([true, undefined, undefined])
  })

  test('tells a split, whose parts come to what it was', () => {
    const north = { id: 11, name: 'River North', area: 60, priors: [1] }
    const south = { id: 12, name: 'River South', area: 40, priors: [1] }
    expect(lineagesOf([river], [north, south])).toEqual([
      {
        kind: 'split',
        before: [river],
        now: [north, south],
        areaBefore: 100,
        areaNow: 100,
        isSameGround: true,
      },
    ])
  })

  test('tells paddocks that were joined, and that ground was lost on the way', () => {
    const both = { id: 11, name: 'River Hill', area: 120, priors: [1, 2] }
    expect(lineagesOf([river, hill], [both])).toMatchObject([
      { kind: 'joined', areaBefore: 150, areaNow: 120, isSameGround: false },
    ])
  })

  test('takes as one what was laid out again, however it hangs together', () => {
    const one = { id: 11, name: 'A', area: 110, priors: [1, 2] }
    const two = { id: 12, name: 'B', area: 120, priors: [2, 3] }
    const [all, ...others] = lineagesOf([river, hill, creek], [one, two])
    expect(all).toMatchObject({ kind: 'laid out again', areaBefore: 230, areaNow: 230 })
    expect(others).toEqual([])
  })

  test('says nothing of areas that are not known, nor of links to other periods', () => {
    const bare = { id: 11, name: 'River', area: null, priors: [1, 99] }
    const [only] = lineagesOf([river], [bare])
    expect(only).toMatchObject({ kind: 'kept', areaNow: null, isSameGround: undefined })
  })

  test('is the same ground up to 5% more or less', () => {
    const of = (area: number) => lineagesOf([river], [{ id: 11, name: 'River', area, priors: [1] }])
    expect([95, 94.9, 105, 105.1].map(area => of(area)[0]?.isSameGround)).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

describe('the area of the period before', () => {
  test('is that of the paddock it was, or of all that were joined', () => {
    const same = { id: 11, name: 'Creek', area: 82, priors: [3] }
    const both = { id: 12, name: 'Both', area: 150, priors: [1, 2] }
    const lineages = lineagesOf([river, hill, creek], [same, both])
    expect(lineages.map(areaBefore)).toEqual([80, 150])
  })

  test('is not told of a part, nor of new ground', () => {
    const north = { id: 11, name: 'North', area: 60, priors: [1] }
    const south = { id: 12, name: 'South', area: 40, priors: [1] }
    const fresh = { id: 13, name: 'New', area: 40, priors: [] }
    const lineages = lineagesOf([river], [north, south, fresh])
    expect(lineages.map(areaBefore)).toEqual([null, null])
  })
})

describe('the main one of the paddocks before', () => {
  test('stays as long as it is one of them, else it is the first', () => {
    expect(mainPrior([1, 2], 2)).toBe(2)
    expect(mainPrior([1, 2], 3)).toBe(1)
    expect(mainPrior([1, 2], null)).toBe(1)
    expect(mainPrior([], 2)).toBeNull()
  })
})

describe('paddocks of one name', () => {
  test('are likely the same ground where neither is linked', () => {
    const same = { id: 11, name: ' river', area: null, priors: [] }
    const linked = { id: 12, name: 'Hill', area: null, priors: [3] }
    expect(alikeByName([river, hill, creek], [same, linked])).toEqual([
      { before: river, now: same },
    ])
  })

  test('are not where the earlier one is already another paddock', () => {
    const north = { id: 11, name: 'North', area: null, priors: [1] }
    const same = { id: 12, name: 'River', area: null, priors: [] }
    expect(alikeByName([river], [north, same])).toEqual([])
  })

  test('are found without regard to capitals, accents and blanks', () => {
    expect(plainName('  Café   PADDOCK ')).toBe('cafe paddock')
  })
})
