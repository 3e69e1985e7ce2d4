import { describe, expect, test } from 'vitest'
import { rowsForTests } from '../paddocks-for-tests.ts'
import { differenceWords, readParts, typedParts, withPart } from './split-parts.ts'

const rows = rowsForTests()
const [north, , hill] = rows

describe('the parts of a paddock', () => {
  test('are offered as equal as can be', () => {
    expect(typedParts({ name: 'River', area: 100 }, 3).map(({ area }) => area)).toEqual([
      '33.33',
      '33.33',
      '33.34',
    ])
    expect(typedParts({ name: 'River', area: null }, 2)).toEqual([
      { name: 'River 1', area: '' },
      { name: 'River 2', area: '' },
    ])
  })

  test('get letters where the name ends in a figure', () => {
    const names = typedParts({ name: 'Bore 1', area: 100 }, 3).map(({ name }) => name)
    expect(names).toEqual(['Bore 1A', 'Bore 1B', 'Bore 1C'])
  })

  test('share the ground: of two, the other one has what is left', () => {
    const two = typedParts({ name: 'River', area: 85.14 }, 2)
    const areas = (area: string, whole: number | null = 85.14, parts = two) =>
      withPart(parts, { at: 0, part: { area }, whole }).map(one => one.area)
    expect(areas('10')).toEqual(['10', '75.14'])
    expect(areas('10 ha')).toEqual(['10 ha', '75.14'])
    expect(areas('90')).toEqual(['90', '42.57'])
    expect(areas('ten')).toEqual(['ten', '42.57'])
    expect(areas('10', null)).toEqual(['10', '42.57'])
    const three = typedParts({ name: 'River', area: 90 }, 3)
    expect(areas('10', 90, [...three])).toEqual(['10', '30', '30'])
    const named = withPart(two, { at: 1, part: { name: 'Top' }, whole: 85.14 })
    expect(named.map(({ name, area }) => `${name} ${area}`)).toEqual(['River 1 42.57', 'Top 42.57'])
  })

  test('are right when they have names and come to all of it', () => {
    const typed = [
      { name: 'Hill', area: '30.5 ha' },
      { name: ' Top ', area: '20.5' },
    ]
    expect(readParts(typed, hill!, rows).parts).toEqual([
      { name: 'Hill', area: 30.5 },
      { name: 'Top', area: 20.5 },
    ])
  })

  test('are wrong where ground is left over, and say how much', () => {
    const { parts, split } = readParts(
      [
        { name: 'A', area: '30' },
        { name: 'B', area: '20' },
      ],
      hill!,
      rows,
    )
    expect(parts).toBeUndefined()
    expect(differenceWords(51, split)).toBe('1 ha of 51 ha are still to be given to a part.')
    expect(differenceWords(49, { ...split, difference: 1 })).toMatch(/1 ha more than the 49 ha/)
    expect(differenceWords(50, { ...split, difference: 0 })).toBe('The parts come to all 50 ha.')
    expect(differenceWords(null, split)).toBe('The parts come to 50 ha.')
  })

  test('are wrong where one has the name of another paddock, of another part, or none', () => {
    const wrongOf = (...names: string[]) =>
      readParts(
        names.map(name => ({ name, area: '25.5' })),
        hill!,
        rows,
      ).wrong.map(({ name }) => name)
    expect(wrongOf('River North', 'B')).toEqual([
      'A paddock is already called River North.',
      undefined,
    ])
    expect(wrongOf('Top', 'top')).toEqual(Array(2).fill('Two parts cannot have one name.'))
    expect(wrongOf('', 'B')).toEqual(['A paddock needs a name.', undefined])
  })

  test('want an area that is a figure above nothing', () => {
    const typed = [
      { name: 'A', area: 'much' },
      { name: 'B', area: '0' },
    ]
    expect(readParts(typed, north!, rows).wrong.map(({ area }) => area)).toEqual([
      'Enter its hectares.',
      'A paddock has more than 0 ha.',
    ])
  })
})
