// What is offered for a text that names no choice of its cell.

import { screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CellValue } from './cells/cell-kind.ts'
import { cell, openSheet, settled, shownColumns } from './sheet-page-for-tests.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const add = vi.fn<() => CellValue>(() => 'Clay')
const columns = shownColumns.map(column =>
  column.id === 'soil_type'
    ? {
        ...column,
        proposal: (text: string) => ({ label: `Propose “${text}” as a new soil`, add }),
      }
    : column,
)

test('the choice that was probably meant is taken by a button', async () => {
  const { user, saved, ...page } = await openSheet(['River'])
  await user.click(cell('River', 'Soil'))
  await user.keyboard('Hevy{Enter}{ArrowUp}')
  expect(cell('River', 'Soil').dataset['state']).toBe('wrong')
  await user.click(screen.getByRole('button', { name: 'Use Heavy' }))
  await settled(page)
  expect(saved('soil_type')).toEqual(['Heavy'])
  expect(cell('River', 'Soil').dataset['state']).toBeUndefined()
})

test('what is not in the list can be proposed, and stands in the cell at once', async () => {
  const { user, saved, ...page } = await openSheet(['River'], { columns })
  await user.click(cell('River', 'Soil'))
  await user.keyboard('Clay{Enter}{ArrowUp}')
  await user.click(screen.getByRole('button', { name: 'Propose “Clay” as a new soil' }))
  await settled(page)
  expect(add).toHaveBeenCalledOnce()
  await waitFor(() => expect(saved('soil_type')).toEqual(['Clay']))
})

test('a sheet that is only read offers nothing', async () => {
  const { user } = await openSheet(['River'], { columns, isReadOnly: true })
  await user.click(cell('River', 'Soil'))
  expect(screen.queryByRole('button', { name: /Propose|Use/ })).toBeNull()
})
