import { describe, expect, test } from 'vitest'
import { paddock, paddockColumns } from '../sheet/paddock-sheet-for-tests.ts'
import { accepted, missingKey, noChoices } from './choice-words.ts'
import {
  broughtBack,
  differenceOf,
  edited,
  here,
  paddocks,
  sheetOf,
  told,
  written,
} from './round-trip-for-tests.ts'
import { writeWorkbook } from './write-workbook.ts'

const [river, hill, creek] = [paddocks[0]!, paddocks[1]!, paddocks[2]!]
const csv = (text: string) => new TextEncoder().encode(text)

describe('a cell', () => {
  test('that changed in the file, here, or in both is told apart', async () => {
    const bytes = await edited(await written(), lines => {
      lines[1]![2] = 43
      lines[1]![3] = 'Light'
      lines[2]![2] = 1300
    })
    const rows = [{ ...river, soil: 'medium', share: 0.5 }, { ...hill, area: 1300 }, creek]
    const difference = await differenceOf(bytes, sheetOf(rows))
    expect(told(difference)).toEqual([
      ['River', 'area', 'changed', 42.5, 43],
      ['River', 'soil', 'clash', 'medium', 'light'],
      ['River', 'share', 'since', 0.5, 0.255],
    ])
    expect(difference.counts).toEqual({ read: 3, changed: 1, same: 2, added: 0, unread: 0 })
    const { edits, amount, leftOut } = accepted(difference, noChoices, paddockColumns)
    expect(edits).toEqual([{ row: 11, column: 'area', value: 43 }])
    expect([amount, leftOut]).toEqual([1, 1])
  })

  test('that only changed here makes no row a changed one', async () => {
    const difference = await differenceOf(await written(), sheetOf([{ ...river, area: 50 }]))
    expect(told(difference)).toEqual([['River', 'area', 'since', 50, 42.5]])
    expect(difference.counts).toMatchObject({ same: 1, changed: 0 })
    expect(accepted(difference, noChoices, paddockColumns)).toMatchObject({ amount: 0, leftOut: 2 })
  })

  test('that cannot be read says why, and keeps what stands there', async () => {
    const bytes = await edited(await written(), lines => {
      lines[1]![2] = 'forty'
      lines[1]![3] = 'Lite'
      lines[1]![4] = '31/02/2024'
      lines[2]![1] = null
      lines[2]![2] = new Date('2024-05-06')
      lines[3]![2] = 9001
    })
    const { rows, counts } = await differenceOf(bytes)
    const unread = rows.flatMap(({ cells }) => cells.map(({ text, wrong }) => [text, wrong]))
    expect(unread).toEqual([
      ['forty', '“forty” is not a number. Write it like 1,234.5.'],
      ['Lite', '“Lite” is not in the list. Choose Light, Medium or Heavy.'],
      ['31/02/2024', expect.stringContaining('31')],
      ['', 'Name cannot be left empty.'],
      ['06/05/2024', 'The spreadsheet made a date of it: 06/05/2024. Type what it should be.'],
      ['9001', 'No paddock is as large as that.'],
    ])
    expect(counts).toMatchObject({ read: 3, unread: 3 })
  })

  test('that is locked is not taken; one that is calculated is no difference at all', async () => {
    const bytes = await edited(await written(), lines => {
      lines[1]![9] = 1
      lines[3]![6] = 99
    })
    const { rows, counts } = await differenceOf(bytes)
    expect(counts).toMatchObject({ read: 3, changed: 0, same: 2, unread: 1 })
    expect(rows.flatMap(({ cells }) => cells.map(cell => [cell.isLocked, cell.wrong]))).toEqual([
      [true, 'The rent of this one is agreed.'],
    ])
  })

  test('that is recalculated here since is no difference', async () => {
    const difference = await differenceOf(await written(), sheetOf([{ ...river, rent: 1 }]))
    expect(told(difference).map(([, column]) => column)).toEqual(['rent'])
  })

  test('reads days, shares and money however they are typed', async () => {
    const bytes = await edited(await written(), lines => {
      lines[1]![4] = '7/8/2024'
      lines[1]![5] = '30%'
      lines[1]![6] = '$2,000'
      lines[2]![4] = 45_511
      lines[2]![5] = 1.5
      lines[2]![6] = 12.345
    })
    expect(told(await differenceOf(bytes)).map(([, column, , , file]) => [column, file])).toEqual([
      ['sown', '2024-08-07'],
      ['share', 0.3],
      ['rent', 200_000],
      ['sown', '2024-08-07'],
      ['share', 1.5],
      ['rent', 1235],
    ])
  })
})

describe('a row', () => {
  test('that is new is added, one without a name is not', async () => {
    const bytes = await edited(await written(), lines => {
      lines.push([null, 'Dam', 3], [null, null, 4], [null], [11, 'River 2', 5])
    })
    const difference = await differenceOf(bytes)
    expect(difference.counts).toEqual({ read: 6, same: 3, changed: 0, added: 3, unread: 0 })
    const { added, leftOut } = accepted(difference, noChoices, paddockColumns)
    // A copied line has the number of the first one.
    expect(added).toEqual([
      { name: 'Dam', area: 3 },
      { name: 'River 2', area: 5, soil: undefined },
    ])
    expect(leftOut).toBe(1)
  })

  test('is not added where the sheet adds none', async () => {
    const bytes = await edited(await written(), lines => lines.push([null, 'Dam', 3]))
    const { rows, counts } = await differenceOf(bytes, sheetOf(paddocks, { canAdd: false }))
    expect(rows.map(({ wrong }) => wrong)).toEqual([
      'Nothing here is called Dam. Rows are not added to Paddocks.',
    ])
    expect(counts).toMatchObject({ read: 4, unread: 1 })
  })

  test('that stands twice, or that is gone here, is told and not taken', async () => {
    const bytes = await edited(await written(), lines => lines.push(lines[1]!))
    const { rows, counts } = await differenceOf(bytes, sheetOf([river, hill]))
    expect(rows.map(({ line, wrong }) => [line, wrong])).toEqual([
      [4, expect.stringContaining('removed since')],
      [5, 'This row stands twice in the file.'],
    ])
    expect(counts).toEqual({ read: 4, same: 2, changed: 0, added: 0, unread: 2 })
  })

  test('that is missing in the file is taken away only where somebody ticks it', async () => {
    const bytes = await edited(await written(), lines => lines.splice(2, 1))
    const rows = [...paddocks, paddock(99, 'Since the download')]
    const difference = await differenceOf(bytes, sheetOf(rows))
    expect(difference.missing).toEqual([{ id: 12, name: '=Hill' }])
    expect(accepted(difference, noChoices, paddockColumns)).toMatchObject({
      removed: [],
      leftOut: 1,
    })
    const ticked = { ...noChoices, marks: new Map([[missingKey(12), true]]) }
    expect(accepted(difference, ticked, paddockColumns)).toMatchObject({ removed: [12], amount: 1 })
    const kept = await differenceOf(bytes, sheetOf(rows, { removing: undefined }))
    expect(kept.missing).toEqual([])
  })
})

describe('a file', () => {
  test('by others is known by names, and what it leaves empty it does not say', async () => {
    const text =
      'My paddocks\n\nPADDOCK,name,Area ha,Owner\n1,river,43,Jo\n2,Creek,,Jo\n3,Far,8,Jo\n'
    const opened = await broughtBack(csv(text))
    if ('wrong' in opened) throw new Error(opened.wrong)
    const { difference, remarks } = opened
    expect(remarks).toEqual(['Furrow did not write this file: its rows are known by their names.'])
    expect(told(difference)).toEqual([
      ['river', 'area', 'changed', 42.5, 43],
      ['Far', 'name', 'changed', null, 'Far'],
      ['Far', 'area', 'changed', null, 8],
    ])
    expect(difference.unknown).toEqual(['PADDOCK', 'Owner'])
    expect(difference.counts).toEqual({ read: 3, changed: 1, same: 1, added: 1, unread: 0 })
    expect(difference.missing).toEqual([])
  })

  test('by others means a percentage where it says 45', async () => {
    const difference = await differenceOf(csv('Name;Share\r\nRiver;45\r\n=Hill;0.5%\r\n'))
    expect(told(difference).map(([, , , , file]) => file)).toEqual([0.45, 0.005])
  })

  test('that has several of a name does not say which is meant', async () => {
    const rows = [river, { ...hill, name: 'RIVER' }]
    const { rows: different } = await differenceOf(csv('Name,Area\nRiver,1\n'), sheetOf(rows))
    expect(different.map(({ wrong }) => wrong)).toEqual([
      'There are 2 called River here. Which one is meant is not said.',
    ])
  })

  test('with a heading twice takes the first, and tells it', async () => {
    const difference = await differenceOf(csv('Name,Area,Area (ha)\nRiver,1,2\n'))
    expect(told(difference).map(([, , , , file]) => file)).toEqual([1])
    expect(difference.twice).toEqual(['Area (ha)'])
  })

  test('of another farm or period is told, its numbers count for nothing, and nothing is taken away', async () => {
    const elsewhere = { ...here, period: { id: 8, name: '2024-25' } }
    const renamed = paddocks.map(row => ({ ...row, id: row.id + 100 }))
    const bytes = await writeWorkbook(
      sheetOf([river, { ...hill, area: 5 }]),
      elsewhere,
      '2024-07-01T00:00:00Z',
    )
    const opened = await broughtBack(bytes, sheetOf(renamed))
    if ('wrong' in opened) throw new Error(opened.wrong)
    expect(opened.remarks[0]).toBe(
      'This is the workbook of River Farm, 2024–25. You are at River Farm, 2023–24: its rows are known by their names, and none is taken away.',
    )
    expect(told(opened.difference)).toEqual([['=Hill', 'area', 'changed', 1200, 5]])
    expect(opened.difference.missing).toEqual([])
  })

  test('of another sheet, or without any heading of it, is refused in a sentence', async () => {
    const gauges = sheetOf(paddocks, { name: 'rain-gauges', title: 'Rain gauges' })
    const ofGauges = await writeWorkbook(gauges, here, '2024-07-01T00:00:00Z')
    expect(await broughtBack(ofGauges)).toEqual({
      wrong: 'This is the workbook of Rain gauges, not of Paddocks.',
    })
    expect(await broughtBack(csv('Dear Jo,\nplease find enclosed\n'))).toEqual({
      wrong:
        'Nothing in this file belongs to Paddocks: there is no heading of it, such as Name and Area.',
    })
  })

  test('with other words for what may be chosen since is still unchanged', async () => {
    const columns = paddockColumns.map(column =>
      column.id === 'soil'
        ? {
            ...column,
            kind: { is: 'choice', options: [{ value: 'heavy', label: 'Clay' }] } as const,
          }
        : column,
    )
    expect(told(await differenceOf(await written(), sheetOf(paddocks, { columns })))).toEqual([])
  })
})
