// The paddocks of a step on a phone: each a card, with the fields of the step behind it.

import { screen, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { asOnPhone } from '../../../ui/as-on-phone-for-tests.ts'
import { cropRow, lists } from '../crops-for-tests.ts'
import { sowingColumns, waterColumns } from '../event-columns.ts'
import type { CropColumn } from '../column-of.ts'
import type { CropRow } from '../crop-row.ts'
import type { CurrentCrop, WizardActs } from '../wizard/current-crop.ts'
import { StepSheet } from './step-sheet.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  asOnPhone()
})
afterEach(() => void vi.restoreAllMocks())

const period = {
  name: '2023-24',
  start: '2023-07-01',
  end: '2024-06-30',
  sowingStart: '2023-03-01',
  sowingEnd: '2024-02-29',
}

function openStep(rows: readonly CropRow[], columns: readonly CropColumn[]) {
  const place = { farmId: 3, periodId: 8 }
  const hand: object = { place, lists, rows, period, mayWrite: true, points: [] }
  const opened = vi.fn()
  const toChange = vi.fn(({ label }) => ({ label, farmId: 3, steps: [] }))
  const acts = { open: opened, toChange } as unknown as WizardActs
  const props = { hand: hand as CurrentCrop, acts, columns }
  const page = showScreen(<StepSheet {...props} name="step" title="Step" />, {})
  return { ...page, opened, toChange }
}

test('a wrong day is said in words at its field and on the card, and is not sent', async () => {
  const columns = sowingColumns({ ...lists, varieties: [] })
  const { user, toChange } = openStep([cropRow(1), cropRow(2)], columns)
  expect(screen.queryByRole('grid')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Edit Field 1' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Field 1' }))
  const wrong = /^Sowing for 2023–24 must be between 1 March 2023 and 29 February 2024\.$/
  await user.type(drawer.getByRole('textbox', { name: 'Sown' }), '5/1/2020')
  await user.tab()
  expect(await drawer.findByText(wrong)).toBeDefined()
  expect(toChange).not.toHaveBeenCalled()
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  const card = await screen.findByRole('article', { name: 'Field 1' })
  expect(card.textContent).toContain('Sowing for 2023–24 must be between')
})

test('what can only be typed one by one says so, and leads there', async () => {
  const events = [
    { id: 1, irrigation_date: '2023-09-01', total_ml_applied: 10 },
    { id: 2, irrigation_date: '2023-10-01', total_ml_applied: 12 },
  ]
  const { user, opened } = openStep([cropRow(1, { irrigation: events })], waterColumns)
  await user.click(await screen.findByRole('button', { name: 'Open Field 1' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Field 1' }))
  expect(drawer.getByText('22 ML')).toBeDefined()
  expect(drawer.queryByRole('textbox', { name: 'Water' })).toBeNull()
  await user.click(drawer.getByRole('button', { name: 'More about Field 1' }))
  expect(opened).toHaveBeenCalledOnce()
})
