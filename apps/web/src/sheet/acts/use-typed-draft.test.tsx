// What is typed before the device has said what it holds of the last time.

import { renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { screenDevice } from '../../data/screen-device-for-tests.tsx'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { notebookOf } from '../../data/sheets/notebook.ts'
import { nothingHeld } from '../cells/marks.ts'
import type { Unsaved } from '../cells/marks.ts'
import type { SheetState } from '../state/sheet-state.ts'
import { useTypedDraft } from './use-typed-draft.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

async function openTyping() {
  const written: Unsaved[] = []
  const state = {
    chosen: { editing: { row: undefined, column: 'name' } },
    held: { now: () => nothingHeld, write: (held: Unsaved) => void written.push(held) },
  } as unknown as SheetState<object>
  const { wrapper } = await screenDevice()
  const { result } = renderHook(
    () => {
      const { outbox } = useFurrow()
      const page = notebookOf(outbox).page('typing paddocks')
      return { page, draft: useTypedDraft({ current: state }, 'paddocks') }
    },
    { wrapper },
  )
  return { ...result.current, written }
}

test('a letter that comes before the device has answered is not taken for one of the last time', async () => {
  const { page, draft, written } = await openTyping()
  expect(page.now().isRead).toBe(false)
  draft.keep('R')
  await waitFor(() => expect(page.now().value).toMatchObject({ row: null, text: 'R' }))
  draft.forget()
  expect(page.now().value).toBeUndefined()
  expect(written).toEqual([])
})

test('what was entered before the device has answered is not there once it has', async () => {
  const { page, draft, written } = await openTyping()
  draft.keep('River')
  draft.forget()
  await waitFor(() => expect(page.now().isRead).toBe(true))
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(page.now().value).toBeUndefined()
  expect(written).toEqual([])
})
