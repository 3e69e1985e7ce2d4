// Whether the fields of many rows are saved, asked once for all of them.

import { act, renderHook } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { screenDevice } from '../screen-device-for-tests.tsx'
import { useRowStates } from './use-row-states.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const name = { resource: 'paddocks', id: 1, field: 'name' }
const area = { resource: 'paddocks', id: 1, field: 'area' }

test('says of each field whether it waits, was refused, or is held up by another', async () => {
  const { outbox, server, wrapper, answering, close } = await screenDevice()
  const shown = renderHook(() => useRowStates(), { wrapper })
  const states = () => shown.result.current
  expect(states().isEmpty).toBe(true)
  server.setReachable(false)
  answering.isReachable = false
  const id = outbox.newId()
  const values = { farm_id: 3, name: 'River', area: 5 }
  const made = { do: 'store', resource: 'paddocks', id, values } as const
  await act(() => outbox.add({ label: 'River', farmId: 3, steps: [made] }))
  expect(states().of({ ...name, id })).toEqual({ kind: 'waiting' })
  expect(states().of({ ...name, id, field: 'soil' })).toBeUndefined()

  server.setReachable(true)
  answering.isReachable = true
  server.fail('invalid')
  await act(async () => outbox.wake())
  await vi.waitFor(() => expect(states().hasRefused).toBe(true))
  const [{ seq } = { seq: 0 }] = outbox.now()
  const message = 'No: invalid.'
  expect(states().of({ ...name, id })).toEqual({ kind: 'refused', message, seq })
  expect(states().of({ ...area, id })).toEqual({ kind: 'held', message, seq })

  await act(() => outbox.retry(seq))
  await vi.waitFor(() => expect(states().isEmpty).toBe(true))
  expect(states().of({ ...name, id })).toBeUndefined()
  expect(states().of(name)).toBeUndefined()
  close()
})
