import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CellKind } from '../cells/cell-kind.ts'
import type { FillPlan, FillSheet } from './plan-fill.ts'
import * as filling from './plan-fill.ts'
import type { Rect, Spot } from '../cells/selection.ts'
import { contains } from '../cells/selection.ts'

const { handleReach, handleTarget, planFillDown, planFillHandle, planFillRight } = filling
const number: CellKind = { is: 'number' }
const columns = [
  { id: 'a', kind: number },
  { id: 'b', kind: number },
  { id: 'total', kind: number, locked: true as const },
  { id: 'name', kind: { is: 'text' } as const },
]
/** Each cell holds its row and column, as 12 in the second column of row 1. */
const sheet: FillSheet = {
  columns,
  rows: 6,
  at: ({ row, column }) => {
    const value = row * 10 + column + 1
    const isText = column === 3
    return {
      kind: columns[column]?.kind ?? number,
      text: `${value}`,
      value: isText ? `${value}` : value,
    }
  },
}
const rectOf = (top: number, left: number, bottom = top, right = left): Rect => ({
  top,
  left,
  bottom,
  right,
})
const asFilled = ({ cells }: FillPlan) =>
  Object.fromEntries(cells.map(({ rowIndex, column, text }) => [`${rowIndex} ${column}`, text]))

test('Ctrl+D copies the uppermost row over the others', () => {
  const plan = planFillDown(rectOf(1, 0, 3, 1), sheet)
  expect(asFilled(plan)).toEqual({ '2 a': '11', '3 a': '11', '2 b': '12', '3 b': '12' })
  expect(plan.cells[0]).toMatchObject({ value: 11 })
  expect(plan.rect).toEqual(rectOf(1, 0, 3, 1))
})

test('in one row alone it copies what stands above', () => {
  expect(asFilled(planFillDown(rectOf(2, 0, 2, 1), sheet))).toEqual({ '2 a': '11', '2 b': '12' })
  expect(planFillDown(rectOf(0, 0, 0, 1), sheet).cells).toEqual([])
})

test('Ctrl+R copies the leftmost column, as text where the other is of another kind', () => {
  const plan = planFillRight(rectOf(1, 0, 2, 3), sheet)
  expect(asFilled(plan)).toEqual({
    '1 b': '11',
    '1 name': '11',
    '2 b': '21',
    '2 name': '21',
  })
  expect(plan.cells.find(({ column }) => column === 'b')).toHaveProperty('value', 11)
  expect(plan.cells.find(({ column }) => column === 'name')).not.toHaveProperty('value')
  expect(plan.lockedCells).toBe(2)
})

test('in one column alone it copies what stands at the left', () => {
  expect(asFilled(planFillRight(rectOf(1, 1, 2, 1), sheet))).toEqual({ '1 b': '11', '2 b': '21' })
  expect(planFillRight(rectOf(1, 0), sheet).cells).toEqual([])
})

test('the handle carries a series on, downwards and upwards', () => {
  const down = planFillHandle(rectOf(1, 0, 2, 0), rectOf(1, 0, 5, 0), sheet)
  expect(asFilled(down)).toEqual({ '3 a': '31', '4 a': '41', '5 a': '51' })
  const up = planFillHandle(rectOf(2, 0, 3, 0), rectOf(0, 0, 3, 0), sheet)
  expect(asFilled(up)).toEqual({ '0 a': '1', '1 a': '11' })
})

test('and across, where all are of one kind', () => {
  const across = planFillHandle(rectOf(1, 0, 1, 1), rectOf(1, 0, 1, 3), sheet)
  expect(asFilled(across)).toEqual({ '1 name': '14' })
  expect(across.lockedCells).toBe(1)
})

test('nothing is filled below the last line', () => {
  const plan = planFillHandle(rectOf(4, 0), rectOf(4, 0, 9, 0), sheet)
  expect(asFilled(plan)).toEqual({ '5 a': '41' })
  expect(plan.rect).toEqual(rectOf(4, 0, 5, 0))
})

test('the handle leads where it is dragged furthest', () => {
  const source = rectOf(2, 1, 3, 2)
  expect(handleTarget(source, { row: 5, column: 3 })).toEqual(rectOf(2, 1, 5, 2))
  expect(handleTarget(source, { row: 0, column: 1 })).toEqual(rectOf(0, 1, 3, 2))
  expect(handleTarget(source, { row: 4, column: 5 })).toEqual(rectOf(2, 1, 3, 5))
  expect(handleTarget(source, { row: 2, column: 0 })).toEqual(rectOf(2, 0, 3, 2))
  expect(handleTarget(source, { row: 3, column: 2 })).toEqual(source)
})

test('a double click on it reaches as far down as the neighbour is filled', () => {
  const filled = (places: readonly string[]) => {
    const known = new Set(places)
    return ({ row, column }: Spot) => known.has(`${row} ${column}`)
  }
  const right = ['1 2', '2 2', '4 2']
  const reach = (places: readonly string[]) => handleReach(rectOf(0, 1), 6, filled(places)).bottom
  expect(reach([])).toBe(0)
  expect(reach(right)).toBe(2)
  expect(reach([...right, '1 0'])).toBe(1)
  expect(handleReach(rectOf(0, 0), 6, () => true)).toEqual(rectOf(0, 0, 5, 0))
})

const spots = fc.tuple(fc.nat(5), fc.nat(3))

test('each cell of the range but the source is filled once, or counted as locked', () => {
  fc.assert(
    fc.property(spots, fc.nat(2), fc.nat(2), spots, ([top, left], down, right, [row, column]) => {
      const source = rectOf(top, left, Math.min(5, top + down), Math.min(3, left + right))
      const target = handleTarget(source, { row, column })
      const { cells, lockedCells } = planFillHandle(source, target, sheet)
      const places = cells.map(cell => ({
        row: cell.rowIndex ?? -1,
        column: columns.findIndex(({ id }) => id === cell.column),
      }))
      expect(places.every(spot => contains(target, spot) && !contains(source, spot))).toBe(true)
      expect(new Set(places.map(spot => `${spot.row} ${spot.column}`)).size).toBe(cells.length)
      const size = (rect: Rect) => (rect.bottom - rect.top + 1) * (rect.right - rect.left + 1)
      expect(cells.length + lockedCells).toBe(size(target) - size(source))
    }),
  )
})
