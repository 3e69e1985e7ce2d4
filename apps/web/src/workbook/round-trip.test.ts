import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crops, paddock, paddockColumns } from '../sheet/paddock-sheet-for-tests.ts'
import type { Paddock } from '../sheet/paddock-sheet-for-tests.ts'
import type { CellValue } from '../sheet/cells/cell-kind.ts'
import { readXlsx } from 'hucre/xlsx'
import { isBlank } from '../sheet/cells/sheet-lines.ts'
import { rawOf } from './cell-form.ts'
import { accepted, noChoices } from './choice-words.ts'
import {
  differenceOf,
  edited,
  here,
  paddocks,
  sheetOf,
  told,
  written,
} from './round-trip-for-tests.ts'
import { writeWorkbook } from './write-workbook.ts'

const texts = fc.string({ minLength: 1, maxLength: 20 }).map(text => text.trim() || 'x')
const orNothing = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null })
const days = fc
  .date({ min: new Date('1900-03-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const amounts = fc.integer({ min: -1e11, max: 1e11 })
const figures = fc.integer({ min: 0, max: 9_000_000 }).map(thousandths => thousandths / 1000)
const values = fc.record({
  name: texts,
  area: orNothing(figures),
  soil: orNothing(fc.constantFrom('light', 'medium', 'heavy')),
  sown: orNothing(days),
  share: orNothing(fc.integer({ min: -10_000, max: 20_000 }).map(parts => parts / 10_000)),
  rent: orNothing(amounts),
  irrigated: orNothing(fc.boolean()),
  crops: fc.uniqueArray(fc.constantFrom(11, 12, 13), { maxLength: 3 }),
})
const farms = fc
  .array(values, { minLength: 1, maxLength: 12 })
  .map(rows => rows.map(({ name, ...others }, place) => paddock(place + 11, name, others)))

describe('a workbook', () => {
  test('that is brought back as it is differs in nothing', async () => {
    await fc.assert(
      fc.asyncProperty(farms, async rows => {
        const sheet = sheetOf(rows)
        const { rows: different, missing, counts } = await differenceOf(await written(rows), sheet)
        expect([different, missing]).toEqual([[], []])
        expect(counts).toEqual({
          read: rows.length,
          same: rows.length,
          changed: 0,
          added: 0,
          unread: 0,
        })
      }),
      { numRuns: 60 },
    )
  })

  test('that is changed elsewhere brings back exactly that', async () => {
    const editable = paddockColumns.filter(({ locked }) => locked === undefined || locked !== true)
    const edits = fc.array(fc.tuple(fc.nat(), fc.nat(), values), { maxLength: 15 })
    await fc.assert(
      fc.asyncProperty(farms, edits, async (rows, wishes) => {
        const meant = new Map<string, CellValue>()
        const bytes = await edited(await written(rows), lines => {
          for (const [row, place, to] of wishes) {
            const line = row % rows.length
            const column = editable[place % editable.length]!
            const value = to[column.id as keyof typeof to]
            const raw = rawOf(column.kind, value)
            lines[line + 1]![paddockColumns.indexOf(column) + 1] =
              typeof raw === 'object' && raw !== null && 'day' in raw
                ? new Date(raw.day)
                : (raw as string)
            meant.set(`${rows[line]!.id} ${column.id}`, value)
          }
        })
        const sheet = sheetOf(rows)
        const difference = await differenceOf(bytes, sheet)
        const { edits: found, removed, added } = accepted(difference, noChoices, sheet.columns)
        expect([removed, added]).toEqual([[], []])
        const told = new Map(found.map(({ row, column, value }) => [`${row} ${column}`, value]))
        expect(afterEdits(rows, told)).toEqual(afterEdits(rows, meant))
      }),
      { numRuns: 60 },
    )
  })

  test('holds what a spreadsheet needs', async () => {
    const { sheets } = await readXlsx(await written(), { readStyles: true })
    const [page, origin, lists] = sheets
    expect(page?.rows[0]).toEqual([
      'furrow-row',
      'Name',
      'Area (ha)',
      'Soil',
      'Sown',
      'Share (%)',
      'Rent ($)',
      'Irrigated',
      'Crops',
      'Rent per ha ($)',
    ])
    expect(page?.rows[1]?.slice(0, 7)).toEqual([
      11,
      'River',
      42.5,
      'Heavy',
      new Date('2024-06-05T00:00:00Z'),
      0.255,
      1234.56,
    ])
    expect(page?.rows[2]?.slice(7, 9)).toEqual(['Yes', 'Wheat; Barley, malting'])
    expect(page?.columns?.map(column => column.hidden ?? false)).toEqual([
      true,
      ...Array(9).fill(false),
    ])
    expect(page?.freezePane).toEqual({ rows: 1, columns: 2 })
    expect(page?.autoFilter?.range).toBe('A1:J4')
    expect(page?.dataValidations).toMatchObject([
      { type: 'list', range: 'D2:D504', formula1: "'furrow-lists'!$C$1:$C$3" },
      { type: 'list', range: 'H2:H504', formula1: "'furrow-lists'!$G$1:$G$2" },
    ])
    expect(lists?.rows.map(row => [row[2], row[6]])).toEqual([
      ['Light', 'Yes'],
      ['Medium', 'No'],
      ['Heavy', null],
    ])
    const style = (cell: string) => page?.cells?.get(cell)?.style
    expect(style('1,4')?.numFmt).toBe('dd/mm/yyyy')
    expect(style('1,6')?.numFmt).toBe('$#,##0.00;-$#,##0.00')
    // The rent of Creek is locked, that of River is not; what is calculated is locked everywhere.
    expect([style('3,6'), style('1,6'), style('1,9')].map(one => one?.fill !== undefined)).toEqual([
      true,
      false,
      true,
    ])
    expect(style('3,6')?.numFmt).toBe('$#,##0.00;-$#,##0.00')
    expect([origin?.hidden, lists?.hidden]).toEqual([true, true])
    expect(origin?.rows.slice(2, 7)).toEqual(
      [
        ['sheet', 'paddocks', null],
        ['title', 'Paddocks', null],
        ['farm', 3, 'River Farm'],
        ['period', 7, '2023-24'],
        ['downloaded', '2024-07-01T00:00:00Z', null],
      ].map(row => expect.objectContaining(Object.assign({}, row))),
    )
    // A name that begins like a formula is a text all the same.
    expect(page?.cells?.get('2,1')?.formula).toBeUndefined()
  })

  test('without rows is a template, into which new ones are written', async () => {
    const empty = await writeWorkbook(sheetOf([]), here, '2024-07-01T00:00:00Z')
    const bytes = await edited(empty, lines => {
      lines.push([null, 'Dam', 12, 'light'], [null, 'Gate', '1,234.5 ha', 'LIGHT', '5/6/2024'])
    })
    const difference = await differenceOf(bytes)
    expect(difference.counts).toMatchObject({ read: 2, added: 2 })
    const { added, amount } = accepted(difference, noChoices, paddockColumns)
    expect(amount).toBe(2)
    expect(added).toEqual([
      { name: 'Dam', area: 12, soil: 'light' },
      { name: 'Gate', area: 1234.5, soil: 'light', sown: '2024-06-05' },
    ])
    expect(difference.missing).toEqual([])
  })

  test('knows its rows by their numbers, whatever they are called and however they are sorted', async () => {
    const bytes = await edited(await written(), lines => {
      const [head, ...rows] = lines
      rows[0]![1] = 'Riverside'
      lines.splice(0, lines.length, head!, ...rows.toReversed())
    })
    expect(told(await differenceOf(bytes))).toEqual([
      ['Riverside', 'name', 'changed', 'River', 'Riverside'],
    ])
  })
})

/** What the rows come to, by row and column; nothing and an empty list are the same. */
function afterEdits(rows: readonly Paddock[], edits: ReadonlyMap<string, CellValue>) {
  return rows.map(row =>
    paddockColumns.map(({ id, value }) => {
      const key = `${row.id} ${id}`
      const now = edits.has(key) ? (edits.get(key) ?? null) : value(row)
      return isBlank(now) ? null : now
    }),
  )
}

test('the options of the tests have a comma in them, which a list in a cell would not stand', () => {
  expect(crops.is === 'choice' && crops.options.some(({ label }) => label.includes(','))).toBe(true)
  expect(paddocks).toHaveLength(3)
})
