import { expect, test } from 'vitest'
import {
  activeOf,
  clamped,
  contains,
  extendedTo,
  isSeveral,
  rectOf,
  selectionAt,
} from './selection.ts'
import type { Selection } from './selection.ts'

const upwards: Selection = { anchor: { row: 5, column: 3 }, head: { row: 2, column: 4 } }

test('a range has the same edges whichever way it was drawn', () => {
  const rect = { top: 2, left: 3, bottom: 5, right: 4 }
  expect(rectOf(upwards)).toEqual(rect)
  expect(rectOf({ anchor: upwards.head, head: upwards.anchor })).toEqual(rect)
})

test('its edges belong to it', () => {
  const rect = rectOf(upwards)
  expect(contains(rect, { row: 2, column: 3 })).toBe(true)
  expect(contains(rect, { row: 5, column: 4 })).toBe(true)
  expect(contains(rect, { row: 6, column: 4 })).toBe(false)
  expect(contains(rect, { row: 5, column: 2 })).toBe(false)
})

test('one cell is not several', () => {
  expect(isSeveral(rectOf(selectionAt(1, 1)))).toBe(false)
  expect(isSeveral(rectOf(upwards))).toBe(true)
})

test('what is typed into is where the range began, unless one went round within it', () => {
  expect(activeOf(upwards)).toEqual({ row: 5, column: 3 })
  expect(activeOf({ ...upwards, active: { row: 3, column: 4 } })).toEqual({ row: 3, column: 4 })
})

test('with Shift it reaches from the cell that is typed into', () => {
  const round = { ...upwards, active: { row: 3, column: 4 } }
  expect(extendedTo(round, { row: 9, column: 9 })).toEqual({
    anchor: { row: 3, column: 4 },
    head: { row: 9, column: 9 },
  })
})

test('in a sheet that became smaller it stays inside', () => {
  const round = { ...upwards, active: { row: 5, column: 3 }, tabbedFrom: 1 }
  expect(clamped(round, { rows: 4, columns: 4 })).toEqual({
    anchor: { row: 3, column: 3 },
    head: { row: 2, column: 3 },
    active: { row: 3, column: 3 },
    tabbedFrom: 1,
  })
  expect(clamped(upwards, { rows: 0, columns: 4 })).toBeUndefined()
})
