import { expect, test } from 'vitest'
import { moved } from './move-selection.ts'
import type { MoveWith } from './move-selection.ts'
import { rectOf, selectionAt } from '../cells/selection.ts'
import type { Selection, Spot } from '../cells/selection.ts'

const sheet: MoveWith = { ctrl: false, shift: false, rows: 10, columns: 5, isFilled: () => true }
const [ctrl, shift] = [{ ctrl: true }, { shift: true }]
const both = { ...ctrl, ...shift }

const press = (from: Selection, key: string, others: Partial<MoveWith> = {}) =>
  moved(from, key, { ...sheet, ...others })

const at = (row: number, column: number): Spot => ({ row, column })
const range: Selection = { anchor: at(2, 1), head: at(3, 2) }

test.each<[string, Partial<MoveWith>, number, number]>([
  ['ArrowUp', {}, 3, 2],
  ['ArrowDown', {}, 5, 2],
  ['ArrowLeft', {}, 4, 1],
  ['ArrowRight', {}, 4, 3],
  ['Home', {}, 4, 0],
  ['End', {}, 4, 4],
  ['Home', ctrl, 0, 0],
  ['End', ctrl, 9, 4],
  ['PageDown', { page: 3 }, 7, 2],
  ['PageUp', { page: 3 }, 1, 2],
  ['PageDown', {}, 9, 2],
  ['PageUp', {}, 0, 2],
  ['Enter', {}, 5, 2],
  ['Enter', shift, 3, 2],
])('%s with %j goes from 4, 2 to %i, %i', (key, others, row, column) => {
  expect(press(selectionAt(4, 2), key, others)).toEqual(selectionAt(row, column))
})

test.each(['x', 'F2', 'Escape', 'Delete', ' ', 'a'])('%s by itself moves nothing', key => {
  expect(press(selectionAt(4, 2), key)).toBeUndefined()
})

test('nothing moves where there is nothing', () => {
  expect(press(selectionAt(0, 0), 'ArrowDown', { rows: 0 })).toBeUndefined()
})

test('at the edge an arrow stays', () => {
  expect(press(selectionAt(0, 0), 'ArrowUp')).toEqual(selectionAt(0, 0))
  expect(press(selectionAt(9, 4), 'ArrowRight')).toEqual(selectionAt(9, 4))
  expect(press(selectionAt(9, 4), 'Enter')).toEqual(selectionAt(9, 4))
})

test('Shift draws the range, and an arrow alone ends it at the cell that is typed into', () => {
  const further = press(range, 'ArrowRight', shift)
  expect(further).toEqual({ anchor: at(2, 1), head: at(3, 3) })
  expect(press(range, 'ArrowRight')).toEqual(selectionAt(2, 2))
  expect(press(range, 'End', both)).toEqual({ anchor: at(2, 1), head: at(9, 4) })
})

test('Ctrl with an arrow stops where what is filled ends or begins again', () => {
  const filled = new Set([0, 1, 2, 5, 6])
  const isFilled = ({ row }: Spot) => filled.has(row)
  const down = (row: number) => press(selectionAt(row, 0), 'ArrowDown', { ...ctrl, isFilled })
  const up = (row: number) => press(selectionAt(row, 0), 'ArrowUp', { ...ctrl, isFilled })
  expect([0, 2, 3, 5, 6, 9].map(row => down(row)?.head.row)).toEqual([2, 5, 5, 6, 9, 9])
  expect([9, 6, 5, 4, 2, 0].map(row => up(row)?.head.row)).toEqual([6, 5, 2, 2, 0, 0])
  expect(press(range, 'ArrowDown', { ...both, isFilled })).toEqual({
    anchor: at(2, 1),
    head: at(5, 2),
  })
})

test('Ctrl+A chooses all, and typing goes on where it was', () => {
  const all = press(selectionAt(4, 2), 'a', ctrl)
  expect(all).toEqual({ anchor: at(0, 0), head: at(9, 4), active: at(4, 2) })
  expect(press(selectionAt(4, 2), 'A', ctrl)).toEqual(all)
})

test('Shift+Space chooses rows, Ctrl+Space columns', () => {
  const rows = press(range, ' ', shift)
  expect(rows).toEqual({ anchor: at(2, 0), head: at(3, 4), active: at(2, 1) })
  expect(press(range, ' ', ctrl)).toEqual({ anchor: at(0, 1), head: at(9, 2), active: at(2, 1) })
})

test('Tab goes on in the next row, and leaves the sheet at its end', () => {
  expect(press(selectionAt(4, 4), 'Tab')).toMatchObject(selectionAt(5, 0))
  expect(press(selectionAt(4, 0), 'Tab', shift)).toMatchObject(selectionAt(3, 4))
  expect(press(selectionAt(9, 4), 'Tab')).toBeUndefined()
  expect(press(selectionAt(0, 0), 'Tab', shift)).toBeUndefined()
})

test('Enter goes back to the column where Tab began', () => {
  const keys = ['Tab', 'Tab', 'Enter', 'Enter', 'ArrowRight', 'Enter']
  const trail = keys.reduce<Selection[]>(
    (trail, key) => [...trail, press(trail.at(-1) ?? selectionAt(0, 0), key) ?? selectionAt(0, 0)],
    [selectionAt(0, 1)],
  )
  expect(trail.map(({ head }) => [head.row, head.column])).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
  ])
})

test.each<[string, Partial<MoveWith>, string[]]>([
  ['Tab', {}, ['2,1', '2,2', '3,1', '3,2', '4,1', '4,2', '2,1']],
  ['Tab', shift, ['2,1', '4,2', '4,1', '3,2', '3,1', '2,2', '2,1']],
  ['Enter', {}, ['2,1', '3,1', '4,1', '2,2', '3,2', '4,2', '2,1']],
  ['Enter', shift, ['2,1', '4,2', '3,2', '2,2', '4,1', '3,1', '2,1']],
])('%s with %j goes round within a range, which stays', (key, others, spots) => {
  let selection: Selection = { anchor: at(2, 1), head: at(4, 2) }
  const rect = rectOf(selection)
  const visited = spots.map(() => {
    const { row, column } = selection.active ?? selection.anchor
    selection = press(selection, key, others) ?? selection
    expect(rectOf(selection)).toEqual(rect)
    return `${row},${column}`
  })
  expect(visited).toEqual(spots)
})
