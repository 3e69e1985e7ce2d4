import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyTexts } from './apply-texts.ts'
import type { Applied, TextsWish } from './apply-texts.ts'
import { markAt, nothingHeld, withMark } from '../cells/marks.ts'
import type { Unsaved } from '../cells/marks.ts'
import { paddock, paddockColumns, rowId, rowName } from '../paddock-sheet-for-tests.ts'
import type { Paddock } from '../paddock-sheet-for-tests.ts'
import { planPaste } from './plan-paste.ts'
import type { PlannedCell } from './plan-paste.ts'
import { linesOf } from '../cells/sheet-lines.ts'

const river = paddock(1, 'River', { area: 42.5, soil: 'heavy', crops: [11] })
const hill = paddock(2, 'Hill', { area: 12, isLocked: true })
const paddocks: readonly Paddock[] = [river, hill]

function apply(
  cells: readonly PlannedCell[],
  { held = nothingHeld, ...others }: Partial<TextsWish<Paddock>> & { held?: Unsaved } = {},
): Applied {
  let keys = 0
  return applyTexts({
    cells,
    columns: paddockColumns,
    lines: linesOf(paddocks, rowId, held.drafts),
    rowId,
    rowName,
    doing: 'typing',
    newKey: () => `new:${keys++}`,
    ...held,
    ...others,
  })
}

const at = (rowIndex: number, column: string, text: string): PlannedCell => ({
  rowIndex,
  column,
  text,
})
const below = (newRow: number, column: string, text: string): PlannedCell => ({
  newRow,
  column,
  text,
})

test('what is typed is written, under the name of the cell', () => {
  const { write, marks } = apply([at(0, 'area', '1,250 ha')])
  expect(write).toEqual({
    label: 'Area of River',
    edits: [{ row: 1, column: 'area', value: 1250 }],
    added: [],
    removed: [],
  })
  expect(marks.size).toBe(0)
})

test('the same value once more changes nothing', () => {
  const texts = [at(0, 'area', '42.50'), at(0, 'soil', 'HEAVY'), at(0, 'crops', 'wheat')]
  expect(apply([...texts, at(1, 'sown', '')]).write).toBeUndefined()
})

test('what cannot be read is marked, and the rest is written', () => {
  const applied = apply([at(0, 'soil', 'Hevy'), at(0, 'area', '50')], { doing: 'paste' })
  expect(applied.write?.edits).toEqual([{ row: 1, column: 'area', value: 50 }])
  expect(markAt(applied.marks, '1', 'soil')).toEqual({
    text: 'Hevy',
    wrong: '“Hevy” is not in the list. Did you mean Heavy?',
    offer: 'Heavy',
  })
  expect(applied.wrongCells).toBe(1)
})

test('so is what the column says is wrong', () => {
  const { write, marks } = apply([at(0, 'area', '9001')])
  expect(write).toBeUndefined()
  expect(markAt(marks, '1', 'area')?.wrong).toBe('No paddock is as large as that.')
})

test('what is in the list but does not fit the row says why', () => {
  const columns = paddockColumns.map(column =>
    column.id === 'soil'
      ? { ...column, choices: () => [], check: () => 'There is no such soil here.' }
      : column,
  )
  const said = (text: string) =>
    markAt(apply([at(0, 'soil', text)], { columns }).marks, '1', 'soil')?.wrong
  expect(said('Light')).toBe('There is no such soil here.')
  expect(said('Hevy')).toBe('“Hevy” is not in the list. There is nothing to choose from yet.')
})

test('a mark goes when the cell is mended, even by what was there before', () => {
  const marks = withMark(nothingHeld.marks, { row: '1', column: 'area' }, { text: 'x', wrong: '?' })
  const held = { marks, drafts: [] }
  expect(apply([at(0, 'area', '42.5')], { held })).toMatchObject({
    write: undefined,
    marks: new Map(),
  })
  expect(apply([at(0, 'area', '')], { held })).toMatchObject({
    write: { edits: [{ value: null }] },
    marks: new Map(),
  })
})

test('what a saved row needs is not cleared', () => {
  const { write, marks } = apply([at(0, 'name', '')], { doing: 'clearing' })
  expect(write).toBeUndefined()
  expect(markAt(marks, '1', 'name')).toEqual({ text: '', wrong: 'Name cannot be left empty.' })
})

test('locked cells are left out and counted', () => {
  const applied = apply([at(0, 'perHectare', '7'), at(1, 'rent', '$7'), at(0, 'rent', '$7')])
  expect(applied.lockedCells).toBe(2)
  expect(applied.write?.edits).toEqual([{ row: 1, column: 'rent', value: 700 }])
})

test('blank cells of a paste are none that were refused, but a cell that is required says so', () => {
  const blank = [at(0, 'perHectare', ''), at(1, 'rent', ' '), at(0, 'name', ''), at(0, 'soil', '?')]
  expect(apply(blank, { doing: 'paste' })).toMatchObject({
    lockedCells: 0,
    emptiedCells: 1,
    wrongCells: 1,
  })
})

describe('where such a row has none', () => {
  const why = 'Only what is owned has a soil.'
  const columns = paddockColumns.map(column =>
    column.id === 'soil'
      ? {
          ...column,
          unfit: ({ cells }: { cells: ReadonlyMap<string, unknown> }) =>
            cells.has('area') ? undefined : why,
        }
      : column,
  )

  test.each(['typing', 'paste'] as const)(
    'the text of a %s stays, marked with the reason',
    doing => {
      const applied = apply([at(0, 'soil', 'Light'), at(1, 'soil', '?')], { columns, doing })
      expect(applied).toMatchObject({ write: undefined, wrongCells: 2, lockedCells: 0 })
      expect(markAt(applied.marks, '1', 'soil')).toEqual({ text: 'Light', wrong: why })
      expect(markAt(applied.marks, '2', 'soil')).toEqual({ text: '?', wrong: why })
      const held = { marks: applied.marks, drafts: [] }
      expect(apply([at(1, 'soil', '')], { columns, held }).marks.has('2')).toBe(false)
    },
  )

  test('what else is typed in the row counts', () => {
    const { write } = apply([at(0, 'area', '7'), at(0, 'soil', 'Light')], { columns })
    expect(write?.edits).toHaveLength(2)
  })

  test('a fill passes over it', () => {
    const applied = apply([at(0, 'soil', 'Light')], { columns, doing: 'fill' })
    expect(applied).toMatchObject({ write: undefined, marks: new Map(), lockedCells: 1 })
  })
})

test('a value that is known is not read, but judged', () => {
  const { write } = apply([{ ...at(0, 'area', '0.33'), value: 1 / 3 }])
  expect(write?.edits).toEqual([{ row: 1, column: 'area', value: 1 / 3 }])
  expect(apply([{ ...at(0, 'area', '9001'), value: 9001 }]).wrongCells).toBe(1)
})

test('a new row that has what it needs is added', () => {
  const applied = apply([
    below(1, 'name', 'Bore'),
    below(0, 'name', 'Creek'),
    below(0, 'area', '7'),
    below(2, 'name', ''),
  ])
  expect(applied.write).toEqual({
    label: '2 new rows',
    edits: [],
    added: [{ name: 'Creek', area: 7 }, { name: 'Bore' }],
    removed: [],
  })
  expect(applied.addedKeys).toEqual(['new:1', 'new:0'])
  expect(applied.drafts).toEqual([])
})

test('its unreadable cells stay marked under its key until it has a number', () => {
  const applied = apply([below(0, 'name', 'Creek'), below(0, 'area', 'big')])
  expect(applied.write?.added).toEqual([{ name: 'Creek' }])
  expect(markAt(applied.marks, applied.addedKeys[0] ?? '', 'area')?.text).toBe('big')
})

test('one that lacks something waits, and is added as soon as it has it', () => {
  const waiting = apply([below(0, 'area', '7'), below(0, 'soil', '?'), below(1, 'soil', '?')])
  expect(waiting.write).toBeUndefined()
  expect(waiting.drafts).toEqual([
    { key: 'new:0', values: { area: 7 } },
    { key: 'new:1', values: {} },
  ])
  const whole = apply([at(2, 'name', 'Creek')], { held: waiting })
  expect(whole.write?.added).toEqual([{ name: 'Creek', area: 7 }])
  expect(whole.addedKeys).toEqual(['new:0'])
  expect(whole.drafts).toEqual([{ key: 'new:1', values: {} }])
  expect(markAt(whole.marks, 'new:0', 'soil')?.text).toBe('?')
})

test('an unreadable text takes the place of what a waiting row had', () => {
  const held: Unsaved = { marks: new Map(), drafts: [{ key: 'new:a', values: { area: 7 } }] }
  const applied = apply([at(2, 'area', 'x')], { held })
  expect(applied.drafts).toEqual([{ key: 'new:a', values: {} }])
  expect(markAt(applied.marks, 'new:a', 'area')?.text).toBe('x')
})

test('a waiting row that is emptied is gone', () => {
  const held: Unsaved = { marks: new Map(), drafts: [{ key: 'new:a', values: { area: 7 } }] }
  expect(apply([at(2, 'area', '')], { held }).drafts).toEqual([])
})

test('the empty line below the last is a new row as well', () => {
  expect(apply([at(2, 'name', 'Creek')]).write?.added).toEqual([{ name: 'Creek' }])
})

test('a column that is not there is no way to lose a text', () => {
  expect(() => apply([at(0, 'gone', 'x')])).toThrow('no column “gone”')
})

const texts = fc.array(
  fc.array(
    fc.constantFrom('', 'River', 'Hevy', 'heavy', '12', '9001', '45%', 'yes', '31/02/2024', 'x'),
    { minLength: 9, maxLength: 9 },
  ),
  { minLength: 1, maxLength: 6 },
)

test('each text that is pasted is written, marked, waiting, counted, or says what is there', () => {
  fc.assert(
    fc.property(texts, fc.nat(3), fc.nat(8), (texts, top, left) => {
      const rect = { top, left, bottom: top, right: left }
      const plan = planPaste({ texts, rect, columns: paddockColumns, rows: 2, canAdd: true })
      const lines = linesOf(paddocks, rowId, [])
      const { write, marks, drafts, ...rest } = apply(plan.cells, { lines, doing: 'paste' })
      const news = [...(write?.added ?? []), ...drafts.map(({ values }) => values)]
      const marked = [...marks.values()].reduce((count, own) => count + own.size, 0)
      const filledIn = news.reduce((count, values) => count + Object.keys(values).length, 0)
      const touched = new Set(write?.edits.map(({ row, column }) => `${row} ${column}`))
      const same = plan.cells.filter(({ rowIndex, column, text }) => {
        const row = rowIndex === undefined ? undefined : paddocks[rowIndex]
        if (!row) return text === ''
        const isKept = !touched.has(`${row.id} ${column}`) && !marks.get(`${row.id}`)?.has(column)
        return isKept && !(column === 'rent' && row.isLocked && text.trim() !== '')
      })
      expect(touched.size + marked + filledIn + rest.lockedCells + same.length).toBe(
        plan.cells.length,
      )
      // What is said to be as it was, is.
      const again = apply(same, { lines, doing: 'paste' })
      expect(again).toMatchObject({ write: undefined, wrongCells: 0, drafts: [] })
    }),
  )
})

test('a large paste is judged cell by cell, each once', () => {
  let read = 0
  const kind = {
    is: 'own',
    show: String,
    read: (text: string) => (read++, { value: text }),
  } as const
  const columns = Array.from({ length: 40 }, (_, number) => ({
    id: `c${number}`,
    heading: `C${number}`,
    kind,
    value: () => null,
  }))
  const rows = Array.from({ length: 5000 }, (_, number) => paddock(number + 1, `P${number}`))
  const block = Array.from({ length: 500 }, () => Array.from({ length: 10 }, () => 'x'))
  const rect = { top: 4750, left: 30, bottom: 4750, right: 30 }
  const plan = planPaste({ texts: block, rect, columns, rows: rows.length, canAdd: true })
  const { write } = apply(plan.cells, { columns, lines: linesOf(rows, rowId, []), doing: 'paste' })
  expect(read).toBe(5000)
  expect(write).toMatchObject({ label: 'Paste of 500 rows' })
  expect([write?.edits.length, write?.added.length]).toEqual([2500, 250])
})
