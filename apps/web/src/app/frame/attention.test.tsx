// Whether all is saved, on every page: cells with mistakes are not, also after a reload.

import { screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { notebookOf } from '../../data/sheets/notebook.ts'
import type { KeptChange } from '../../data/outbox/change.ts'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { NeedsYouScreen } from '../../screens/needs-you/needs-you-screen.tsx'
import { SaveState } from './save-state.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const wrong = '“much” is not a number. Write it like 1,234.5.'
const marks = [
  { row: '1', column: 'area', text: 'much', wrong, what: 'Area of River' },
  { row: '2', column: 'area', text: 'more', wrong },
]

/** Written by an earlier page. */
async function noted(name: string, value: unknown) {
  notebookOf({}).page(name).write(value)
  await vi.waitFor(async () => {
    const book = notebookOf({})
    const stop = book.subscribe(() => undefined)
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(book.all().has(name)).toBe(true)
    stop()
  })
}

const after = { sharefarm_percentage: 0.75 }
const line = { id: 9, verb: 'update', after, user_id: 5, user_name: 'Sam Reed' }

const shown = (waiting: readonly KeptChange[] = []) =>
  showScreen(
    <>
      <SaveState />
      <NeedsYouScreen />
    </>,
    {
      changes: [line],
      farms: [{ id: 3, farm_name: 'Glenmore' }],
      periods: [{ id: 7, name: '2025-26' }],
    },
    { waiting },
  )

const link = (name: string) => screen.findByRole('link', { name })

test('cells with mistakes are to fix, wherever one is, and lead to their sheet', async () => {
  const draft = { key: 'new-1', values: { area: 5 }, lacks: ['Name'] }
  const path = '/collection/3/period/7/paddocks'
  await noted('1 paddocks 3 7', { marks, drafts: [draft], title: 'Paddocks', path })
  await noted('2 paddocks 3 7', { marks, drafts: [], title: 'Somebody else’s', path })
  await noted('1 as 2 paddocks 3 7', { marks, drafts: [], title: 'Somebody else’s', path })
  const { user } = shown()
  await link('3 to fix')
  expect(screen.queryByText('Everything is saved')).toBeNull()
  await screen.findByRole('heading', { name: 'Paddocks: 3 to fix' })
  expect(screen.queryByText(/Somebody else/)).toBeNull()
  expect(screen.getByText('much').closest('li')?.textContent).toBe(`Area of River: much${wrong}`)
  expect(screen.getByText('Missing in a new row.').closest('li')?.textContent).toMatch(/^Name/)
  await screen.findByText('Glenmore, 2025–26')
  expect((await link('Fix in the table')).getAttribute('href')).toBe(path)

  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await link('All changes saved')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await link('3 to fix')
})

test('what the server refused needs attention, in the words of the fields', async () => {
  const step = {
    do: 'update',
    resource: 'paddocks',
    id: 1,
    values: { sharefarm_percentage: 0.8 },
    before: { sharefarm_percentage: 1 },
    seen: undefined,
  } as const
  const refusal = {
    code: 'conflict',
    message: 'Somebody else has changed this meanwhile.',
    errors: {},
    now: [{ id: 1, sharefarm_percentage: 0.75 }],
  } as const
  shown([
    {
      seq: 1,
      key: 'a',
      at: '2026-07-01T00:00:00Z',
      state: 'refused',
      label: 'Our share of River',
      farmId: 3,
      steps: [step],
      refusal,
    },
  ])
  await link('1 needs attention')
  const typed = await screen.findByText('80%')
  expect(typed.closest('li')?.textContent).toBe('Our share: 80%, now 75%')
  await screen.findByText('Sam Reed changed this in the meantime.')
  screen.getByRole('button', { name: 'Keep mine' })
})
