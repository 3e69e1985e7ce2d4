// What a sheet says of its cells, and how one moves in it without a mouse.

import { screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import type { IDBPDatabase } from 'idb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cell, grid, openSheet, settled, texts, warning } from './sheet-page-for-tests.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const three = ['River', 'Hill', 'Creek']
const sorted = () => screen.getByRole('columnheader', { name: /Area/ }).getAttribute('aria-sort')

describe('a cell', () => {
  test('that was refused keeps what was typed, says why, and can be tried again or let go of', async () => {
    const { user, server, saved, ...page } = await openSheet(three)
    server.fail('invalid')
    await user.click(cell('River', 'Name'))
    await user.keyboard('Lake{Enter}')
    await waitFor(() => expect(cell('Lake', 'Name').dataset['state']).toBe('refused'))
    expect(cell('Lake', 'Name').getAttribute('aria-description')).toBe('No: invalid.')
    await user.click(cell('Lake', 'Name'))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await settled(page)
    expect(saved('name')).toEqual(['Lake', 'Hill', 'Creek'])

    server.fail('invalid')
    await user.keyboard('{Escape}')
    await user.click(cell('Hill', 'Name'))
    await user.keyboard('Mount{Enter}{ArrowUp}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(texts('Name')).toEqual(['Lake', 'Hill', 'Creek']))
  })

  test('that could not be kept on the device takes back its own mark, and none that was typed since', async () => {
    const { user, outbox } = await openSheet(three)
    const add = vi.spyOn(outbox, 'add')
    vi.spyOn(console, 'error').mockReturnValueOnce()
    const kept = Promise.withResolvers<never>()
    add.mockReturnValueOnce(kept.promise)
    await user.click(cell('River', 'Name'))
    await user.paste('Top\tmany\n')
    await user.click(cell('Hill', 'Area'))
    await user.paste('few')
    await waitFor(() => expect(texts('Area')).toEqual(['many', 'few', '30']))
    kept.reject(new Error('Full.'))
    await screen.findByText('This could not be kept on this device. Type it again.')
    await waitFor(() => expect(texts('Area')).toEqual(['10', 'few', '30']))
  })

  test('that holds a near miss offers what was meant', async () => {
    const { user, saved } = await openSheet(three)
    await user.click(cell('River', 'Soil'))
    await user.paste('Hevy')
    await user.click(await screen.findByRole('button', { name: 'Use Heavy' }))
    await waitFor(() => expect(saved('soil_type')).toEqual(['Heavy', null, null]))
  })

  test('without signal says that it waits', async () => {
    const { user, server, outbox, ...page } = await openSheet(three)
    server.setReachable(false)
    page.answering.isReachable = false
    await user.click(cell('River', 'Area'))
    await user.keyboard('5{Enter}')
    await waitFor(() => expect(cell('River', 'Area').dataset['state']).toBe('waiting'))
    server.setReachable(true)
    page.answering.isReachable = true
    outbox.wake()
    await waitFor(() => expect(cell('River', 'Area').dataset['state']).toBeUndefined())
  })

  test('that looks wrong says so, and is confirmed with a note', async () => {
    const onConfirm = vi.fn<(point: unknown) => void>()
    const points = [warning({})]
    const { user } = await openSheet(three, { points, onConfirm })
    expect(cell('River', 'Area').dataset['state']).toBe('warned')
    expect(cell('Hill', 'Area').dataset['state']).toBeUndefined()
    await user.click(cell('River', 'Area'))
    expect(screen.getAllByText(/This is a lot/).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Confirm with a note' }))
    expect(onConfirm).toHaveBeenCalledWith(points[0])
  })

  test('say all that is odd about them, of which only what is unlikely can be confirmed', async () => {
    const onConfirm = vi.fn<(point: unknown) => void>()
    const points = [warning({ code: 'E-PAD-1', message: 'This cannot be.' }), warning({})]
    const { user } = await openSheet(three, { points, onConfirm })
    await user.click(cell('River', 'Area'))
    expect(screen.getAllByText(/This cannot be. This is a lot./).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Confirm with a note' }))
    expect(onConfirm).toHaveBeenCalledWith(points[1])
  })

  test('of a sheet that is only read is neither typed in, nor cleared, nor pasted into', async () => {
    const { user, sent } = await openSheet(three, { isReadOnly: true })
    expect(grid().getAttribute('aria-readonly')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await user.click(cell('River', 'Name'))
    await user.keyboard('Lake{Enter}{Delete}')
    await user.paste('Top')
    expect(texts('Name')).toEqual(three)
    expect(sent()).toEqual([])
    expect(grid().querySelector('[data-blank]')).toBeNull()
  })
})

describe('the keyboard', () => {
  test('fills down, to the right, and copies', async () => {
    const { user, saved, ...page } = await openSheet(three)
    await user.click(cell('River', 'Area'))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    await settled(page)
    await waitFor(() => expect(saved('area')).toEqual([10, 10, 10]))
    expect(copiedFrom(grid())).toEqual({
      'text/plain': '10\n10\n10',
      'text/html':
        '<table><tbody><tr><td>10</td></tr><tr><td>10</td></tr><tr><td>10</td></tr></tbody></table>',
    })
  })

  test('moves within the sheet, and Escape and Tab lead out of it, either way', async () => {
    const { user } = await openSheet(three)
    await user.click(screen.getByRole('button', { name: 'Before' }))
    grid().focus()
    await user.keyboard('{ArrowDown}{ArrowRight}')
    const active = () => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')
    expect(active()).toBe(cell('Hill', 'Area'))
    await user.keyboard('{Tab}')
    expect(active()).toBe(cell('Hill', 'Soil'))
    expect(document.activeElement).toBe(grid())
    await user.keyboard('{Control>}{End}{/Control}{Tab}{Tab}')
    expect(document.activeElement).toBe(grid())
    await user.keyboard('{Escape}{Shift>}{Tab}{/Shift}')
    expect(grid().contains(document.activeElement)).toBe(false)
    grid().focus()
    await user.keyboard('{Escape}{Tab}')
    expect(grid().contains(document.activeElement)).toBe(false)
  })

  test('opens the menu of a cell, which does what the keys do, and gives the focus back', async () => {
    const { user } = await openSheet(three)
    await user.click(cell('Hill', 'Area'))
    await user.keyboard('{Shift>}{F10}{/Shift}')
    await user.click(await screen.findByRole('menuitem', { name: 'Sort Z–A' }))
    await waitFor(() => expect(texts('Area')).toEqual(['30', '20', '10']))
    await waitFor(() => expect(document.activeElement).toBe(grid()))
  })

  test('takes rows away, and undo brings them back to their place', async () => {
    const { user, saved } = await openSheet(three)
    await user.click(cell('Hill', 'Name'))
    await user.click(screen.getByRole('button', { name: 'Delete row' }))
    await waitFor(() => expect(texts('Name')).toEqual(['River', 'Creek']))
    grid().focus()
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(saved('name')).toEqual(three))
    await waitFor(() => expect(texts('Name')).toEqual(three))
  })
})

test('rows that cannot come back are asked for first', async () => {
  const { user, saved, ...page } = await openSheet(three, { removing: { canRestore: false } })
  await user.click(cell('Hill', 'Name'))
  await user.click(screen.getByRole('button', { name: 'Delete row' }))
  expect(await screen.findByText(/This will delete Paddocks Hill\./)).toBeTruthy()
  expect(texts('Name')).toEqual(three)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(texts('Name')).toEqual(['River', 'Creek']))
  await settled(page)
  expect(saved('name')).toEqual(['River', 'Creek'])
})

describe('the tools', () => {
  test('search, filter and say what is filtered', async () => {
    const { user } = await openSheet(three)
    await user.type(screen.getByRole('searchbox', { name: 'Search Paddocks' }), 'hil')
    expect(texts('Name')).toEqual(['Hill'])
    await user.clear(screen.getByRole('searchbox', { name: 'Search Paddocks' }))
    await user.click(screen.getByRole('button', { name: 'Menu of Area' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Filter…' }))
    await user.type(await screen.findByRole('textbox', { name: 'From, ha' }), '15{Enter}')
    await waitFor(() => expect(texts('Name')).toEqual(['Hill', 'Creek']))
    expect(screen.getByText('2 of 3 rows')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all again: Area from 15' }))
    await waitFor(() => expect(texts('Name')).toEqual(three))
  })

  test('never hide how much is to fix: refused or not read, it is counted, and a press leads there', async () => {
    const { user, server } = await openSheet(three)
    server.fail('invalid')
    await user.click(cell(1, 'Name'))
    await user.keyboard('Lake{Enter}')
    await waitFor(() => expect(cell(1, 'Name').dataset['state']).toBe('refused'))
    await user.click(cell('Hill', 'Area'))
    await user.keyboard('many{Enter}')
    const toFix = () => screen.findByRole('button', { name: '2 to fix' })
    await toFix()
    await user.type(screen.getByRole('searchbox', { name: 'Search Paddocks' }), 'creek')
    await waitFor(() => expect(texts('Name')).toEqual(['Creek']))
    await user.click(await toFix())
    await waitFor(() => expect(texts('Name')).toEqual(['Lake', 'Hill', 'Creek']))
    expect(cell(1, 'Name').getAttribute('aria-selected')).toBe('true')

    await user.click(screen.getByRole('button', { name: 'Show errors only' }))
    await waitFor(() => expect(texts('Name')).toEqual(['Lake', 'Hill']))
    await toFix()
  })

  test('group the rows with their totals', async () => {
    const { user } = await openSheet(three, { groupings: ['soil_type'] })
    await user.click(cell('River', 'Soil'))
    await user.keyboard('Heavy{Enter}Heavy{Enter}Light{Enter}')
    await user.click(screen.getByRole('button', { name: 'Group' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'By Soil' }))
    const heavy = await screen.findByRole('button', { name: 'Heavy (2)' })
    expect(heavy.closest('[role="row"]')?.textContent).toContain('30')
    await user.click(heavy)
    await waitFor(() => expect(texts('Name')).toEqual(['Creek']))
  })

  test('keep a view under a name, and show it again', async () => {
    const { user, server } = await openSheet(three)
    await user.click(cell('River', 'Area'))
    await user.keyboard('{Shift>}{F10}{/Shift}')
    await user.click(await screen.findByRole('menuitem', { name: 'Sort Z–A' }))
    await user.click(screen.getByRole('button', { name: 'Views' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Save this view…' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Largest first{Enter}')
    const saved = () => [...server.rows.values()].at(-1)
    await waitFor(() => expect(saved()).toMatchObject({ name: 'Largest first', sheet: 'paddocks' }))
    const views = await screen.findByRole('button', { name: 'Largest first' })
    await user.click(views)
    await user.click(await screen.findByRole('menuitemradio', { name: 'Default view' }))
    await waitFor(() => expect(texts('Area')).toEqual(['10', '20', '30']))
    await user.click(screen.getByRole('button', { name: 'Views' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Largest first' }))
    await waitFor(() => expect(texts('Area')).toEqual(['30', '20', '10']))
  })

  test('lead from a view that the screen brings along back to all columns, also once it is sorted', async () => {
    const readyViews = [{ name: 'Names', text: '{"hidden":["area","soil_type"]}' }]
    const { user } = await openSheet(three, { readyViews })
    const headings = () => within(grid()).getAllByRole('columnheader').length
    const all = headings()
    await user.click(screen.getByRole('button', { name: 'Views' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Names' }))
    await waitFor(() => expect(headings()).toBe(all - 2))
    await user.click(within(grid()).getByRole('button', { name: 'Sort by Name' }))
    await user.click(await screen.findByRole('button', { name: 'Views' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Default view' }))
    await waitFor(() => expect(headings()).toBe(all))
  })

  test('nothing is painted before it is known how one looked at it last', async () => {
    const first = await openSheet(three)
    first.unmount()
    const view = '{"sort":[{"column":"area","descending":true}]}'
    await noteOnDevice('1 as undefined land look', view)
    const painted: string[] = []
    const watch = new MutationObserver(() => {
      if (screen.queryAllByRole('rowheader').length > 1) painted.push(texts('Area').join(' '))
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await openSheet([], { name: 'land' }, first)
    await waitFor(() => expect(texts('Area')).toEqual(['30', '20', '10']))
    watch.disconnect()
    expect(painted[0]).toBe('30 20 10')
  })

  test('remember how one looked at it last', async () => {
    const first = await openSheet(three)
    await first.user.click(within(grid()).getByRole('button', { name: 'Sort by Area, ha' }))
    await waitFor(() => expect(sorted()).toBe('ascending'))
    await first.user.click(within(grid()).getByRole('button', { name: 'Sort by Area, ha' }))
    await waitFor(() => expect(sorted()).toBe('descending'))
    first.unmount()
    await openSheet([], {}, first)
    await waitFor(() => expect(texts('Area')).toEqual(['30', '20', '10']))
  })
})

/** As a visit before this one left it. */
async function noteOnDevice(name: string, value: unknown): Promise<void> {
  const upgrade = (opened: IDBPDatabase) => void opened.createObjectStore('notes')
  const database = await openDB('furrow-sheets', 1, { upgrade })
  await database.put('notes', value, name)
  database.close()
}

/** As the keys of the browser ask for it. */
function copiedFrom(element: HTMLElement): Readonly<Record<string, string>> {
  const copied: Record<string, string> = {}
  const event = new Event('copy', { bubbles: true, cancelable: true })
  const setData = (type: string, data: string) => void (copied[type] = data)
  element.dispatchEvent(Object.assign(event, { clipboardData: { setData } }))
  return copied
}
