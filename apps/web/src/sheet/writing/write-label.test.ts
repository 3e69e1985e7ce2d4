import { expect, test } from 'vitest'
import type { CellEdit } from '../cells/sheet-column.ts'
import { removalLabel, writeLabel } from './write-label.ts'
import type { EditKind } from './write-label.ts'

const cell = (row: number, column = 'area'): CellEdit => ({ row, column, value: 1 })
const label = (doing: EditKind, edits: readonly CellEdit[], addedRows = 0) =>
  writeLabel(doing, { edits, addedRows, cellName: ({ row, column }) => `${column} of ${row}` })

test('what was done is said as a person would', () => {
  expect(label('typing', [cell(7)])).toBe('area of 7')
  expect(label('paste', [cell(7)])).toBe('area of 7')
  expect(label('paste', [cell(7), cell(8)])).toBe('Paste of 2 rows')
  expect(label('paste', [cell(7)], 39)).toBe('Paste of 40 rows')
  expect(label('paste', [], 1)).toBe('Paste of 1 row')
  expect(label('fill', [cell(7), cell(7, 'soil')])).toBe('Fill of 2 cells')
  expect(label('clearing', [cell(7), cell(8)])).toBe('Clearing of 2 rows')
  expect(label('cut', [cell(7), cell(7, 'soil')])).toBe('Cut of 2 cells')
  expect(label('typing', [], 1)).toBe('1 new row')
  expect(removalLabel(['River'])).toBe('Removal of River')
  expect(removalLabel(['River', 'Hill'])).toBe('Removal of 2 rows')
})
