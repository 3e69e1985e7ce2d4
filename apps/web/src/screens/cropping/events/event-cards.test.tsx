// What is recorded of a crop on a phone: each event a card with what is said of it, and a drawer to type it in.

import { cleanup, screen, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { asOnPhone } from '../../../ui/as-on-phone-for-tests.ts'
import { cropRow, lists } from '../crops-for-tests.ts'
import { CropDrawer } from '../crop-drawer.tsx'
import type { Crops } from '../use-crops.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  asOnPhone()
})
afterEach(() => void vi.restoreAllMocks())

const urea = { id: 5, name: 'Urea', fertiliser_analyses: [] }
const row = cropRow(1, {
  irrigation: [
    { id: 31, irrigation_date: '2025-09-05', total_ml_applied: 40 },
    { id: 32, irrigation_date: '2025-10-05', total_ml_applied: 35 },
  ],
})

const crops = { rows: [row], lists: { ...lists, products: [urea] } } as unknown as Crops

function openCrop(mayWrite = true, shown = crops) {
  const place = { farmId: 3, periodId: 7 }
  return showScreen(
    <CropDrawer {...{ place, mayWrite }} crops={shown} opened={row.id} onClose={() => undefined} />,
    {},
  )
}

const section = (name: string) => screen.findByRole('region', { name })

test('each event is a card with its day and figures, and no table runs out at the side', async () => {
  openCrop()
  const watered = within(await section('Irrigation'))
  const second = await watered.findByRole('article', { name: 'Irrigation 2' })
  expect(second.textContent).toMatch(/05\/10\/2025.*35/)
  expect(screen.queryByRole('grid')).toBeNull()
  expect(within(await section('Grazing')).getByText('None yet.')).toBeDefined()
})

test('an event is added, changed and deleted as in the table', async () => {
  const { user, changes } = openCrop()
  await user.click(
    within(await section('Irrigation')).getByRole('button', { name: 'Add irrigation' }),
  )
  const fresh = within(await screen.findByRole('dialog', { name: /New row/ }))
  await user.type(fresh.getByRole('textbox', { name: 'Water' }), '12.5')
  await user.tab()
  await vi.waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    {
      do: 'store',
      resource: 'irrigation_collection_events',
      values: { crop_collection_id: 1, farm_id: 3, period_id: 7, total_ml_applied: 12.5 },
    },
  ])
  await user.click(fresh.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Edit Irrigation 2' }))
  const second = within(await screen.findByRole('dialog', { name: 'Irrigation 2' }))
  await user.click(second.getByRole('button', { name: 'Delete Irrigation 2' }))
  await vi.waitFor(() => expect(changes).toHaveLength(2))
  expect(changes[1]?.steps).toMatchObject([
    { do: 'destroy', resource: 'irrigation_collection_events', id: 32 },
  ])
})

test('who only reads adds and undoes nothing', async () => {
  openCrop(false)
  await section('Irrigation')
  expect(screen.queryByRole('button', { name: /^(Add|Undo|Edit)/ })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Open Irrigation 1' })).toBeDefined()
})

test('what the crop came to stands above its events, once something is known of it', async () => {
  openCrop(false)
  await section('Irrigation')
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull()
  cleanup()
  const line = { ...row.line, yield: 3.49, cost: 55_580, income: 106_128 }
  const told = { ...crops, rows: [{ ...row, harvest: 'grain', line }] } as unknown as Crops
  openCrop(false, told)
  expect((await section('Result')).textContent).toContain('Yield')
  expect((await section('Income and costs')).textContent).toContain('Direct cost')
})
