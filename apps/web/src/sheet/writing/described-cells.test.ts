import { expect, test } from 'vitest'
import { cellsToFixIn, keptCellsIn } from '../../data/sheets/kept-cells.ts'
import { noMarks } from '../cells/marks.ts'
import type { Marks, Unsaved } from '../cells/marks.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { describedCells, toldAnew, unsavedIn } from './described-cells.ts'

const hevy = { text: 'Hevy', wrong: '“Hevy” is not in the list.' }
const many = { text: '12,5', wrong: '“12,5” is not a number.' }
const marks: Marks = new Map([
  ['1', new Map([['soil', hevy]])],
  ['new-a', new Map([['area', many]])],
])
const values = { soil: 'heavy', crops: [11, 12], irrigated: false }
const held: Unsaved = { marks, drafts: [{ key: 'new-a', values }] }

interface Row {
  readonly id: number
  readonly name: string
}
const column = (id: string, heading: string, required = false): SheetColumn<Row> => ({
  id,
  heading,
  required,
  kind: { is: 'text' },
  value: () => null,
})
const sheet = {
  title: 'Paddocks',
  columns: [column('name', 'Name', true), column('area', 'Area', true), column('soil', 'Soil')],
  rows: [{ id: 1, name: 'River' }],
  rowId: ({ id }: Row) => id,
  rowName: ({ name }: Row) => name,
}

test('what was kept is held again', () => {
  const kept: unknown = JSON.parse(JSON.stringify(describedCells(held, sheet, '/paddocks')))
  expect(unsavedIn(keptCellsIn(kept))).toEqual(held)
})

test('what is to fix is told by the name of its row and its heading, also what a new row lacks', () => {
  const kept = describedCells(held, sheet, '/paddocks')
  expect(kept).toMatchObject({ title: 'Paddocks', path: '/paddocks' })
  expect(cellsToFixIn(kept)).toEqual([
    { what: 'Soil of River', ...hevy },
    { what: 'Area', ...many },
    { what: 'Name', text: '', wrong: 'Missing in a new row.' },
  ])
})

test('a row that got a name, or another, is told by it; what is of other rows stays as it was told', () => {
  const kept = describedCells(held, { ...sheet, rows: [] }, '/paddocks')
  const told = toldAnew(kept, sheet)
  expect(told.marks.map(({ what }) => what)).toEqual(['Soil of River', 'Area'])
  expect(toldAnew(told, sheet)).toBe(told)
  expect(toldAnew(told, { ...sheet, rows: [] })).toBe(told)
})

test('what has another shape is passed over, and nothing else', () => {
  const kept = {
    marks: [{ row: '1', column: 'soil', ...hevy }, { row: 1, column: 'area', ...many }, null],
    drafts: [{ key: 'new-a', values: { area: 12 } }, { key: 'new-b', values: { area: {} } }, 'x'],
  }
  expect(unsavedIn(keptCellsIn(kept))).toEqual({
    marks: new Map([['1', new Map([['soil', hevy]])]]),
    drafts: [{ key: 'new-a', values: { area: 12 } }],
  })
  for (const nothing of [undefined, null, 'x', [], {}]) {
    expect(unsavedIn(keptCellsIn(nothing))).toEqual({ marks: noMarks, drafts: [] })
  }
})
