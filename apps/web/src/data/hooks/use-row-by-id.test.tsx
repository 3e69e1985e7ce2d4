import { act, renderHook } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { screenDevice } from '../screen-device-for-tests.tsx'
import { useRowById } from './use-row-by-id.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('a row that was opened while it was saved stays open under its number from the server', async () => {
  const { outbox, wrapper, close } = await screenDevice()
  const id = outbox.newId()
  const values = { farm_id: 3, name: 'River', area: 5 }
  const steps = [{ do: 'store', resource: 'paddocks', id, values } as const]
  const shown = renderHook(({ rows }) => useRowById(rows, id), {
    wrapper,
    initialProps: { rows: [{ id: 77 }, { id }] },
  })
  expect(shown.result.current).toEqual({ id })
  await act(() => outbox.add({ label: 'River', farmId: 3, steps }))
  await vi.waitFor(() => expect(outbox.idOf(id)).not.toBe(id))
  const given = outbox.idOf(id)
  shown.rerender({ rows: [{ id: 77 }, { id: given }] })
  expect(shown.result.current).toEqual({ id: given })
  shown.rerender({ rows: [{ id: 77 }] })
  expect(shown.result.current).toBeUndefined()
  close()
})
