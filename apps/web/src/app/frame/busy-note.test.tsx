// A busy server: what it says about when is told to eyes and ears, and what is read comes by itself.

import { act, screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FurrowContext } from '../../data/context/furrow-context.ts'
import type { FurrowOnDevice } from '../../data/context/furrow-context.ts'
import { createServerPause } from '../../data/outbox/server-pause.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { screenDevice } from '../../data/screen-device-for-tests.tsx'
import { renderPart } from '../../ui/rendering-for-tests.tsx'
import { BusyNote } from './busy-note.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => void vi.useRealTimers())

function Names() {
  const { rows, isLoading, failure } = useRows('paddocks', { where: { farm_id: 3 } })
  if (failure) return <p role="alert">{failure.message}</p>
  return <p>{isLoading ? 'Loading' : rows.map(({ name }) => name).join(', ')}</p>
}

test('counts down before the eye, and is spoken once', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-07-01') })
  const pause = createServerPause(() => 0)
  renderPart(
    <FurrowContext value={{ pause } as unknown as FurrowOnDevice}>
      <BusyNote />
    </FurrowContext>,
  )
  const shown = () => document.querySelector('.busy-note')?.textContent
  expect(shown()).toBeUndefined()
  act(() => pause.begin(20_000))
  expect(shown()).toBe('Furrow is busy. Trying again in 20 seconds.')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(shown()).toBe('Furrow is busy. Trying again in 15 seconds.')
  expect(screen.getByRole('status').textContent).toBe('Furrow is busy. Trying again in 20 seconds.')
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect([shown(), screen.getByRole('status').textContent]).toEqual([undefined, ''])
  act(() => pause.begin(180_000))
  expect(shown()).toBe('Furrow is busy. Trying again in 3 minutes.')
})

test('rows that a busy server did not give come after the pause, and no error is shown', async () => {
  const { server, answering, wrapper: Wrapper } = await screenDevice()
  const values = { farm_id: 3, name: 'River' }
  await server.batch([{ do: 'store', resource: 'paddocks', ref: 'a', values }], { key: 'start' })
  answering.refusal = { status: 503, code: 'unavailable', retryAfter: 1 }
  renderPart(
    <Wrapper>
      <BusyNote />
      <Names />
    </Wrapper>,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Furrow is busy/))
  expect(screen.getByText('Loading')).toBeTruthy()
  const asked = answering.asked.length
  delete answering.refusal
  await screen.findByText('River', undefined, { timeout: 10_000 })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(asked).toBe(1)
})
