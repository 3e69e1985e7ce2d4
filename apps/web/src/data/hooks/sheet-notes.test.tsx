// What a device keeps of a sheet: at hand at once, there again after a reload, and nobody else's.

import { act, renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { FurrowContext } from '../context/furrow-context.ts'
import type { FurrowOnDevice } from '../context/furrow-context.ts'
import { joinedKept, keptCellsIn } from '../sheets/kept-cells.ts'
import type { Join } from '../sheets/notebook.ts'
import { useSheetNote } from './sheet-notes.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const at = { user: { id: 1 }, person: { id: 1 }, farmId: 3, periodId: 7 }

/** A page of its own, as after a reload. */
function page(place: Partial<typeof at> = {}) {
  const session = { kind: 'signed in', ...at, ...place }
  const furrow = {
    outbox: {},
    session: { now: () => session, subscribe: () => () => undefined },
  } as unknown as FurrowOnDevice
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <FurrowContext value={furrow}>{children}</FurrowContext>
  )
  const open = (about: 'work' | 'look' = 'work', join?: Join) =>
    renderHook(() => useSheetNote<string>('paddocks', about, join), { wrapper }).result
  return { open }
}

async function whatIsRead(note: ReturnType<ReturnType<typeof page>['open']>) {
  await waitFor(() => expect(note.current.isRead).toBe(true))
  return note.current.value
}

test('what is noted is shown wherever the sheet stands, and read after a reload', async () => {
  const { open } = page()
  const [one, other] = [open(), open()]
  act(() => one.current.write('much'))
  expect([one.current.value, other.current.value, other.current.now()]).toEqual(
    Array.from({ length: 3 }, () => 'much'),
  )
  await waitFor(async () => expect(await whatIsRead(page().open())).toBe('much'))
  act(() => one.current.write(undefined))
  await waitFor(async () => expect(await whatIsRead(page().open())).toBeUndefined())
})

test('what is typed before the note was read stands', async () => {
  const first = page().open()
  act(() => first.current.write('former'))
  await waitFor(async () => expect(await whatIsRead(page().open())).toBe('former'))
  const again = page().open()
  act(() => again.current.write('latter'))
  await new Promise(resolve => setTimeout(resolve, 30))
  expect(again.current.value).toBe('latter')
})

test('work is of a farm and period, the look of a person, and neither is anybody else’s', async () => {
  const mine = page()
  const [work, look] = [mine.open('work'), mine.open('look')]
  act(() => work.current.write('much'))
  act(() => look.current.write('by name'))
  await waitFor(async () => expect(await whatIsRead(page().open('look'))).toBe('by name'))
  const nextYear = page({ periodId: 8 })
  expect(await whatIsRead(nextYear.open('work'))).toBeUndefined()
  expect(await whatIsRead(nextYear.open('look'))).toBe('by name')
  const hers = page({ user: { id: 2 }, person: { id: 2 } })
  expect(await whatIsRead(hers.open('work'))).toBeUndefined()
  expect(await whatIsRead(hers.open('look'))).toBeUndefined()
  const forHer = page({ person: { id: 2 } })
  expect(await whatIsRead(forHer.open('work'))).toBeUndefined()
})

test('two pages at one sheet keep what either of them typed', async () => {
  const cells = (pageOf: ReturnType<typeof page>) => pageOf.open('work', joinedKept)
  const [one, other] = [cells(page()), cells(page())]
  await Promise.all([one, other].map(note => waitFor(() => expect(note.current.isRead).toBe(true))))
  const draft = (key: string) => ({ key, values: { name: key } })
  const kept = (...keys: string[]) => ({ marks: [], drafts: keys.map(draft) }) as never
  const keysOf = (note: typeof one) => keptCellsIn(note.current.value).drafts.map(({ key }) => key)
  act(() => one.current.write(kept('mine')))
  await waitFor(async () => expect(await whatIsRead(page().open())).toBeDefined())
  act(() => other.current.write(kept('yours')))
  await waitFor(() => expect(keysOf(other).toSorted()).toEqual(['mine', 'yours']))
  // What one of them saved is gone, and what the other typed is not.
  act(() => one.current.write(kept()))
  act(() => one.current.write(kept('next')))
  await waitFor(() => expect(keysOf(one).toSorted()).toEqual(['next', 'yours']))
  const again = cells(page())
  await whatIsRead(again)
  expect(keysOf(again).toSorted()).toEqual(['next', 'yours'])
})
