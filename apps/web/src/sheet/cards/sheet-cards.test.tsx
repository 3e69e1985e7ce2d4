// What a thumb does with the rows of a sheet on a phone.

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asOnPhone } from '../../ui/as-on-phone-for-tests.ts'
import { openSheet } from '../sheet-page-for-tests.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  asOnPhone()
})
afterEach(() => void vi.restoreAllMocks())

const cards = { facts: ['area', 'soil_type'], empty: 'Nothing yet' }
const card = (name: string) => screen.getByRole('article', { name })
const drawer = (name: string) => screen.findByRole('dialog', { name })

test('a card says the values that matter, and is changed and undone as a cell is', async () => {
  const { user, saved } = await openSheet(['River', 'Hill'], { cards })
  expect(card('Hill').textContent).toContain('20 ha')
  await user.click(screen.getByRole('button', { name: 'Edit Hill' }))
  const area = within(await drawer('Hill')).getByRole('textbox', { name: 'Area' })
  expect(area).toHaveProperty('inputMode', 'decimal')
  await user.clear(area)
  await user.type(area, '25.5')
  await user.tab()
  await waitFor(() => expect(saved('area')).toEqual([10, 25.5]))
  await waitFor(() => expect(card('Hill').textContent).toContain('25.5 ha'))
  await user.click(within(await drawer('Hill')).getByRole('button', { name: 'Done' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(saved('area')).toEqual([10, 20]))
})

test('a card does not say again what its name says', async () => {
  await openSheet(['River', 'Hill'], { cards: { ...cards, facts: ['name', 'area'] } })
  expect(card('Hill').textContent).toMatch(/^Hill[^]*20 ha/)
  expect(card('Hill').textContent?.match(/Hill/g)).toHaveLength(1)
})

test('what cannot be true stays as it was typed, and is marked on the card and in the table', async () => {
  const { user, saved } = await openSheet(['River'], { cards })
  await user.click(screen.getByRole('button', { name: 'Edit River' }))
  const dialog = within(await drawer('River'))
  await user.clear(dialog.getByRole('textbox', { name: 'Area' }))
  await user.type(dialog.getByRole('textbox', { name: 'Area' }), '-5')
  await user.tab()
  await waitFor(() => expect(card('River').textContent).toMatch(/ha Area can’t be negative\.$/))
  expect(saved('area')).toEqual([10])
  expect(dialog.getByRole('textbox', { name: 'Area' })).toHaveProperty('value', '-5')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('radio', { name: 'Table' }))
  expect(await screen.findByRole('gridcell', { name: /-5/ })).toBeDefined()
})

test('whether cards or the table are wanted is kept on the device', async () => {
  const { user } = await openSheet(['River'], { cards })
  await user.click(await screen.findByRole('radio', { name: 'Table' }))
  await screen.findByRole('grid')
  cleanup()
  await openSheet(['River'], { cards })
  expect(await screen.findByRole('radio', { name: 'Table' })).toHaveProperty('checked', true)
  expect(screen.queryByRole('article', { name: 'River' })).toBeNull()
})

test('of the table’s tools those for undoing are in sight, and the others behind a button', async () => {
  const { user } = await openSheet(['River', 'Hill'], { cards })
  await user.click(await screen.findByRole('radio', { name: 'Table' }))
  await screen.findByRole('grid')
  const tools = within(screen.getByRole('toolbar', { name: /^Tools for/ }))
  expect(tools.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Undo',
    'Redo',
    'More',
  ])
  const more = tools.getByRole('button', { name: 'More' })
  await user.click(more)
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  await user.click(within(await drawer('Columns')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.activeElement).toBe(more))
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull()
})

test('what can be done with a chosen row stands behind a button', async () => {
  const { user, saved } = await openSheet(['River', 'Hill'], { cards })
  await user.click(await screen.findByRole('radio', { name: 'Table' }))
  await user.click(await screen.findByRole('rowheader', { name: 'Hill' }))
  const chosen = within(screen.getByRole('group', { name: 'With the chosen rows' }))
  await user.click(chosen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'Delete row' }))
  await waitFor(() => expect(saved('name')).toEqual(['River']))
})

test('a row is added field by field, and is one row throughout', async () => {
  const { user, saved } = await openSheet(['River'], { cards: { ...cards, add: 'Add paddock' } })
  await user.click(screen.getByRole('button', { name: 'Add paddock' }))
  const fresh = await drawer('New row, not saved yet')
  await user.type(within(fresh).getByRole('textbox', { name: 'Area' }), '15')
  await user.tab()
  // It lacks its name: held on the device alone.
  await waitFor(() => expect(card('New row, not saved yet').textContent).toContain('15 ha'))
  expect(saved('name')).toEqual(['River'])
  const lasting = within(await drawer('New row, not saved yet'))
  await user.type(lasting.getByRole('textbox', { name: 'Name' }), 'Hill')
  await user.tab()
  await waitFor(() => expect(saved('name')).toEqual(['River', 'Hill']))
  const named = within(await drawer('Hill'))
  await user.type(named.getByRole('textbox', { name: 'Gauge' }), 'House')
  await user.tab()
  await waitFor(() => expect(saved('gauge')).toEqual([null, 'House']))
  expect(saved('area')).toEqual([10, 15])
  await user.click(named.getByRole('button', { name: 'Close' }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('a drawer that is closed before anything is typed leaves nothing behind', async () => {
  const { user, saved } = await openSheet(['River'], { cards: { ...cards, add: 'Add paddock' } })
  await user.click(screen.getByRole('button', { name: 'Add paddock' }))
  await user.click(
    within(await drawer('New row, not saved yet')).getByRole('button', { name: 'Close' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(saved('name')).toEqual(['River'])
})

test('a row is deleted from its drawer, and one touch brings it back', async () => {
  const { user, saved } = await openSheet(['River', 'Hill'], { cards })
  await user.click(screen.getByRole('button', { name: 'Edit Hill' }))
  await user.click(within(await drawer('Hill')).getByRole('button', { name: 'Delete Hill' }))
  await waitFor(() => expect(saved('name')).toEqual(['River']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const notice = within(await screen.findByRole('group', { name: 'Done' }))
  expect(notice.getByText('1 row removed.')).toBeDefined()
  await user.click(notice.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(saved('name')).toEqual(['River', 'Hill']))
  await waitFor(() => expect(card('Hill')).toBeDefined())
})

test('what cannot come back is asked for first', async () => {
  const { user, saved } = await openSheet(['River'], { cards, removing: { canRestore: false } })
  await user.click(screen.getByRole('button', { name: 'Edit River' }))
  await user.click(within(await drawer('River')).getByRole('button', { name: 'Delete River' }))
  expect(await screen.findByText(/This will delete Paddocks River\./)).toBeDefined()
  expect(saved('name')).toEqual(['River'])
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(saved('name')).toEqual([]))
})

test('where rows stay there is nothing to delete', async () => {
  const { user } = await openSheet(['River'], { cards, removing: undefined })
  await user.click(screen.getByRole('button', { name: 'Edit River' }))
  expect(within(await drawer('River')).queryByRole('button', { name: /Delete/ })).toBeNull()
})

test('one of several small sheets is cards without a switch, named as the screen calls them', async () => {
  const { user } = await openSheet(['River'], {
    compact: true,
    cards: { ...cards, name: row => `${String(row['name'])}, named`, level: 4 },
  })
  expect(screen.queryByRole('radio', { name: 'Table' })).toBeNull()
  expect(screen.getByRole('heading', { level: 4, name: 'River, named' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Edit River, named' }))
  expect(await drawer('River, named')).toBeDefined()
})
