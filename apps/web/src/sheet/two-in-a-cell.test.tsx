// What happens where another value is saved in a cell that someone types into: they are asked, with the
// name of who saved it, and nothing is lost on either side.

import { screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import type { Values } from '../data/outbox/change.ts'
import { cell, openSheet, settled } from './sheet-page-for-tests.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

type Page = Awaited<ReturnType<typeof openSheet>>

const sam = { user_id: 2, user_name: 'Sam Reed' }

/** Saved elsewhere, noted in the history, and read again here. */
async function savedElsewhere({ server, queryClient }: Page, values: Values, who = sam) {
  const change = { entity: 'paddocks', row: 1, verb: 'update', after: values, ...who }
  const key = `elsewhere ${JSON.stringify(values)}`
  await server.batch(
    [
      { do: 'update', resource: 'paddocks', id: 1, values },
      { do: 'store', resource: 'changes', ref: 'line', values: change },
    ],
    { key },
  )
  await queryClient.invalidateQueries()
}

const question = () => screen.findByRole('alertdialog')
const isAsked = () => screen.queryByRole('alertdialog') !== null

test('a colleague’s value is told with their name, and what was typed can be kept', async () => {
  const { user, saved, ...page } = await openSheet(['River', 'Hill'])
  await user.click(cell('River', 'Area'))
  await user.keyboard('71')
  await savedElsewhere({ user, saved, ...page }, { area: 72 })
  await user.keyboard('{Enter}')
  await within(await question()).findByText('Sam Reed saved 72.')
  expect((await question()).textContent).toContain('Keep 71 or take 72?')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep 71' }))
  expect(saved('area')[0]).toBe(72)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(cell('River', 'Area').textContent).toBe('71'))
  expect(cell('Hill', 'Area').dataset['active']).toBe('true')
  await settled(page)
  expect(saved('area')[0]).toBe(71)
})

test('theirs is taken by a key, and nothing is sent', async () => {
  const page = await openSheet(['River', 'Hill'])
  const { user } = page
  await user.click(cell('River', 'Area'))
  await user.keyboard('71')
  await savedElsewhere(page, { area: 72 })
  const before = page.sent().length
  await user.keyboard('{Tab}')
  await question()
  await user.keyboard('t')
  await waitFor(() => expect(cell('River', 'Area').textContent).toBe('72'))
  expect(isAsked()).toBe(false)
  await settled(page)
  expect(page.sent().slice(before).flat()).toEqual([])
  await user.keyboard('5{Enter}')
  await settled(page)
  expect(page.saved('area')[0]).toBe(5)
})

test('Escape goes on with typing, and what is typed then is asked about again', async () => {
  const page = await openSheet(['River', 'Hill'])
  const { user } = page
  await user.click(cell('River', 'Area'))
  await user.keyboard('7')
  await savedElsewhere(page, { area: 72 })
  await user.keyboard('{Enter}')
  await question()
  await user.keyboard('{Escape}1{Enter}')
  await within(await question()).findByRole('button', { name: 'Keep 71' })
  await user.keyboard('{Escape}{Backspace}2{Enter}')
  await waitFor(() => expect(cell('River', 'Area').textContent).toBe('72'))
  expect(isAsked()).toBe(false)
})

test('what is typed by who has not seen the question answers nothing', async () => {
  const page = await openSheet(['River', 'Hill'])
  const { user } = page
  await user.click(cell('River', 'Area'))
  await user.keyboard('71')
  await savedElsewhere(page, { area: 72 })
  await user.keyboard('{Enter}')
  await question()
  await user.keyboard('80{Enter}')
  expect(isAsked()).toBe(true)
  await user.keyboard('k')
  await settled(page)
  expect(page.saved('area').slice(0, 2)).toEqual([71, 20])
})

test('pressing another cell asks as well, and nothing is lost where it is not answered', async () => {
  const page = await openSheet(['River', 'Hill'])
  const { user } = page
  await user.click(cell('River', 'Area'))
  await user.keyboard('71')
  await savedElsewhere(page, { area: 72 })
  await user.click(cell('Hill', 'Name'))
  await question()
  expect(cell('River', 'Area').dataset['active']).toBe('true')
  page.unmount()
  const again = await openSheet([], {}, page)
  await screen.findByRole('rowheader', { name: 'River' })
  expect(cell('River', 'Area').textContent).toBe('71')
  expect(cell('River', 'Area').getAttribute('aria-invalid')).toBe('true')
  expect(isAsked()).toBe(false)
  await again.user.click(cell('River', 'Area'))
  await again.user.keyboard('{F2}{Enter}')
  await settled(again)
  expect(again.saved('area')[0]).toBe(71)
})

test('what was only looked at follows the colleague without a question', async () => {
  const page = await openSheet(['River', 'Hill'])
  const { user } = page
  await user.click(cell('River', 'Area'))
  await user.keyboard('{F2}')
  await savedElsewhere(page, { area: 72 })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(cell('River', 'Area').textContent).toBe('72'))
  expect(isAsked()).toBe(false)
  await settled(page)
  expect(page.saved('area')[0]).toBe(72)
})

test('a change of another cell of the row asks nothing', async () => {
  const page = await openSheet(['River', 'Hill'])
  const { user } = page
  await user.click(cell('River', 'Area'))
  await user.keyboard('71')
  await savedElsewhere(page, { name: 'Stream' })
  await waitFor(() => expect(cell(1, 'Name').textContent).toBe('Stream'))
  await user.keyboard('{Enter}')
  expect(isAsked()).toBe(false)
  await settled(page)
  expect(page.saved('area')[0]).toBe(71)
})

test('one’s own change is told as such: from another window, and from another device', async () => {
  const page = await openSheet(['River', 'Hill'])
  const { user } = page
  await user.click(cell('River', 'Area'))
  await user.keyboard('71')
  await savedElsewhere(page, { area: 72 }, { user_id: 1, user_name: 'Ann Clarke' })
  await user.keyboard('{Enter}')
  await within(await question()).findByText('You saved 72 on another device.')
  await user.keyboard('t')
  page.server.setReachable(false)
  await user.keyboard('73')
  const update = { do: 'update', resource: 'paddocks', id: 1, seen: undefined } as const
  const step = { ...update, values: { area: null }, before: { area: 72 } }
  await page.outbox.add({ label: 'Area', farmId: 3, steps: [step] })
  await user.keyboard('{Enter}')
  await within(await question()).findByText('You emptied this in another window.')
  expect(screen.getByRole('button', { name: 'Leave it empty' })).toBeTruthy()
})

test('one undo takes back what was kept, and no mark is left behind', async () => {
  const page = await openSheet(['River', 'Hill'])
  const { user } = page
  await user.click(cell('River', 'Area'))
  await user.keyboard('71')
  await savedElsewhere(page, { area: 72 })
  await user.keyboard('{Enter}')
  await question()
  await user.keyboard('k{Control>}z{/Control}')
  await waitFor(() => expect(cell('River', 'Area').textContent).toBe('72'))
  expect(cell('River', 'Area').getAttribute('aria-invalid')).toBeNull()
})
