// A calculated cell shows where its figure comes from: by `?`, by F2, and pressed twice. What is typed elsewhere stays typed.

import { screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { cell, openSheet, settled, shownColumns } from './sheet-page-for-tests.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const told = vi.fn()
const looked = vi.fn()
/** Of the first paddock it is told, of others not. */
const columns = shownColumns.map(column =>
  column.id === 'double'
    ? {
        ...column,
        source: (row: { readonly id: number }) => {
          looked()
          return row.id === 1 ? () => told(row.id) : undefined
        },
      }
    : column,
)

test('by a key and pressed twice, also where the sheet can only be read', async () => {
  for (const isReadOnly of [false, true]) {
    const { user, unmount } = await openSheet(['River', 'Hill'], { columns, isReadOnly })
    vi.clearAllMocks()
    await user.click(cell('River', 'Twice'))
    expect(told).toHaveBeenCalledTimes(0)
    // Nothing is looked for until it is asked.
    expect(looked).toHaveBeenCalledTimes(0)
    await user.keyboard('?')
    expect(told).toHaveBeenCalledTimes(1)
    await user.keyboard('{F2}')
    await user.dblClick(cell('River', 'Twice'))
    expect(told.mock.calls).toEqual([[1], [1], [1]])
    expect(screen.getByText(/Press \? or double-click to see where it comes from/)).toBeDefined()
    await user.keyboard('7')
    await user.click(cell('Hill', 'Twice'))
    await user.keyboard('?')
    expect(told).toHaveBeenCalledTimes(3)
    unmount()
  }
})

test('in a cell that is edited a question mark is typed', async () => {
  const page = await openSheet(['River', 'Hill'], { columns })
  vi.clearAllMocks()
  await page.user.click(cell('Hill', 'Gauge'))
  await page.user.keyboard('?{Enter}')
  await settled(page)
  expect(page.saved('gauge')[1]).toBe('?')
  expect(told).toHaveBeenCalledTimes(0)
})
