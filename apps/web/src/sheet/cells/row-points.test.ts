// Warnings stand at the cells that they are about.

import { expect, test } from 'vitest'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { paddock, paddockColumns } from '../paddock-sheet-for-tests.ts'
import { mayBeConfirmed, pointsOfRow, sortedPoints } from './row-points.ts'

const columns = paddockColumns.map(column => ({
  ...column,
  place: ({ id }: { readonly id: number }) => ({ resource: 'paddocks', id, field: column.id }),
}))

function point(more: Partial<OpenPoint>): OpenPoint {
  return {
    code: 'W-PAD-1' as const,
    message: 'Odd.' as const,
    section: 'paddocks' as const,
    resource: 'paddocks' as const,
    id: 1,
    field: 'area',
    where: null,
    confirmed: null,
    ...more,
  }
}

test('by row and field; of the row as a whole, at its first cell', () => {
  const whole = point({ field: null, code: 'W-PAD-2' })
  const sorted = sortedPoints([point({}), point({ id: 2, field: 'soil' }), whole])
  const found = pointsOfRow(sorted, columns, paddock(1, 'River'))
  expect(
    [...(found ?? [])].map(([column, points]) => [column, points.map(({ code }) => code)]),
  ).toEqual([
    ['name', ['W-PAD-2']],
    ['area', ['W-PAD-1']],
  ])
  expect(pointsOfRow(sorted, columns, paddock(3, 'Hill'))).toBeUndefined()
})

test('only a warning that stands may be confirmed', () => {
  const confirmed = { id: 1, note: 'So it is.', by: null, at: '2026-01-01' }
  expect(mayBeConfirmed(point({}))).toBe(true)
  expect(mayBeConfirmed(point({ confirmed }))).toBe(false)
  expect(mayBeConfirmed(point({ code: 'E-PAD-1' }))).toBe(false)
})
