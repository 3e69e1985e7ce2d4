import { expect, test } from 'vitest'
import { keptSelection, restoredSelection } from './kept-selection.ts'
import { selectionAt } from '../cells/selection.ts'
import type { Selection } from '../cells/selection.ts'

const columns = ['name', 'area', 'soil']
const before = { rows: ['1', '2', '3', '4', '5'], columns }
const range: Selection = { anchor: { row: 2, column: 1 }, head: { row: 1, column: 2 } }

const after = (selection: Selection, rows: readonly string[], shown = columns) =>
  restoredSelection(keptSelection(selection, before), { rows, columns: shown })

test('a cell is found again after sorting', () => {
  expect(after(selectionAt(1, 1), ['5', '4', '3', '2', '1'])).toEqual(selectionAt(3, 1))
  expect(after(selectionAt(1, 1), before.rows, ['area', 'name', 'soil'])).toEqual(selectionAt(1, 0))
})

test('a range is found again, with the corner that moves where it was', () => {
  expect(after(range, ['9', '8', '1', '3', '2', '4'])).toEqual({
    anchor: { row: 4, column: 1 },
    head: { row: 3, column: 2 },
  })
})

test('where others came between, only the cell that is typed into stays chosen', () => {
  expect(after(range, ['2', '1', '3', '4', '5'])).toEqual(selectionAt(2, 1))
  const round = { ...range, active: { row: 1, column: 1 } }
  expect(after(round, ['2', '1', '3', '4', '5'])).toEqual(selectionAt(0, 1))
})

test('rows that are gone leave the rest of the range', () => {
  expect(after(range, ['1', '3', '4'])).toEqual({
    anchor: { row: 1, column: 1 },
    head: { row: 1, column: 2 },
  })
})

test('the cell within a range that is typed into comes along', () => {
  const round = { ...range, active: { row: 2, column: 2 }, tabbedFrom: 1 }
  expect(after(round, ['2', '3', '1'])).toEqual({
    anchor: { row: 1, column: 1 },
    head: { row: 0, column: 2 },
    active: { row: 1, column: 2 },
    tabbedFrom: 1,
  })
})

test('a cell that is gone leaves the selection where it was, inside the sheet', () => {
  expect(after(selectionAt(4, 2), ['1', '2'])).toEqual(selectionAt(1, 2))
  expect(after(selectionAt(4, 2), [])).toBeUndefined()
})

test('in the empty line below, it stays in its place', () => {
  const kept = keptSelection(selectionAt(5, 0), before)
  const grown = { rows: [...before.rows, 'new:1'], columns }
  expect(restoredSelection(kept, grown, 1)).toEqual(selectionAt(5, 0))
  expect(restoredSelection(kept, before, 1)).toEqual(selectionAt(5, 0))
  expect(restoredSelection(kept, before)).toEqual(selectionAt(4, 0))
})

test('in the empty line below, it moves down with what a colleague adds', () => {
  const kept = keptSelection(selectionAt(6, 0), before)
  const grown = { rows: [...before.rows.slice(0, 2), '9', '3', '4', '5', 'new:1'], columns }
  expect(restoredSelection(kept, grown, 1)).toEqual(selectionAt(7, 0))
})
