import { describe, expect, test } from 'vitest'
import { numberedPaddocks, readPaddockList } from './read-paddock-list.ts'

describe('a list of paddocks', () => {
  test('is read from a spreadsheet, with or without a heading', () => {
    const text = 'Paddock\tArea (ha)\r\nRiver\t42.5\r\nHill, top\t1,020 ha\tclay\r\nDam\t\r\n'
    expect(readPaddockList(text, [])).toEqual({
      paddocks: [
        { name: 'River', area: 42.5 },
        { name: 'Hill, top', area: 1020 },
        { name: 'Dam', area: null },
      ],
      wrong: [],
      hectares: 1062.5,
      hasMoreColumns: true,
    })
  })

  test('is read as people write it', () => {
    const { paddocks } = readPaddockList('River, 42.5\nBlock 12\nHill 20 ha\n\n  Top; 7 ', [])
    expect(paddocks).toEqual([
      { name: 'River', area: 42.5 },
      { name: 'Block 12', area: null },
      { name: 'Hill', area: 20 },
      { name: 'Top', area: 7 },
    ])
  })

  test('says of each line what is wrong with it, and takes the others', () => {
    const text = 'River\t40\nHILL\t20\nRiver \t10\nTop\tmuch\nLow\t0\n\t12'
    const { paddocks, wrong } = readPaddockList(text, ['Hill'])
    expect(paddocks).toEqual([{ name: 'River', area: 40 }])
    expect(wrong).toEqual([
      'Line 2: HILL is also a paddock of this period.',
      'Line 3: River is also line 1.',
      'Line 4: “much” is not an area.',
      'Line 5: A paddock has more than 0 ha.',
      'Line 6 has no name.',
    ])
  })
})

test('numbered paddocks pass over numbers that are taken', () => {
  expect(numberedPaddocks('Block', 3, ['block 2']).map(({ name }) => name)).toEqual([
    'Block 1',
    'Block 3',
    'Block 4',
  ])
})

test('columns beside name and area are noticed, for they are not read', () => {
  const two = 'Paddock\tArea\nRiver\t42.5\nHill\t12\t\n'
  expect(readPaddockList(two, []).hasMoreColumns).toBe(false)
  const more = 'Paddock\tArea\tUsed for\nRiver\t42.5\nHill\t\tLivestock\n'
  expect(readPaddockList(more, []).hasMoreColumns).toBe(true)
})
