// Taking back and doing again: a change with its opposite, and what goes with it on the device.

import { act, renderHook } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Change, Values } from '../outbox/change.ts'
import { screenDevice } from '../screen-device-for-tests.tsx'
import { useChange } from './use-change.ts'
import { useUndo } from './undo.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

async function opened() {
  const device = await screenDevice()
  const hooks = renderHook(() => ({ change: useChange(), undo: useUndo() }), {
    wrapper: device.wrapper,
  })
  const made = (id: number, name: string): Change => ({
    label: `Add ${name}`,
    farmId: 3,
    steps: [{ do: 'store', resource: 'paddocks', id, values: { farm_id: 3, name } }],
  })
  const undo = () => act(() => hooks.result.current.undo.undo())
  const redo = () => act(() => hooks.result.current.undo.redo())
  const change = (...given: Parameters<typeof hooks.result.current.change>) =>
    act(() => hooks.result.current.change(...given))
  const name = (id: number) => device.server.rows.get(`paddocks ${id}`)?.['name']
  return { ...device, hooks, made, undo, redo, change, name }
}

function typing(values: Values, before: Values): Change {
  const step = {
    do: 'update',
    resource: 'paddocks',
    id: 1,
    values,
    before,
    seen: undefined,
  } as const
  return { label: 'Name of River', farmId: 3, steps: [step] }
}

describe('doing again', () => {
  test('sets what was taken back, as often as one likes', async () => {
    const { outbox, made, change, undo, redo, name, close, hooks } = await opened()
    await change(made(outbox.newId(), 'River'))
    await change(typing({ name: 'Lake' }, { name: 'River' }))
    expect(hooks.result.current.undo).toMatchObject({ canUndo: true, canRedo: false })
    for (const _ of [1, 2]) {
      expect(await undo()).toBe('Name of River')
      expect(name(1)).toBe('River')
      expect(hooks.result.current.undo.canRedo).toBe(true)
      expect(await redo()).toBe('Name of River')
      expect(name(1)).toBe('Lake')
    }
    expect(hooks.result.current.undo.canRedo).toBe(false)
    expect(await redo()).toBeUndefined()
    close()
  })

  test('brings a row that was made back as the row that it was', async () => {
    const { server, outbox, made, change, undo, redo, close } = await opened()
    await change(made(outbox.newId(), 'River'))
    await undo()
    expect(server.rows.get('paddocks 1')).toMatchObject({ deleted_at: 'yes' })
    await redo()
    expect([...server.rows.keys()]).toEqual(['paddocks 1'])
    expect(server.rows.get('paddocks 1')).toMatchObject({ deleted_at: null })
    await undo()
    expect(server.rows.get('paddocks 1')).toMatchObject({ deleted_at: 'yes' })
    close()
  })

  test('makes a row that was never sent, once', async () => {
    const { server, outbox, made, change, undo, redo, close, answering } = await opened()
    server.setReachable(false)
    answering.isReachable = false
    await change(made(outbox.newId(), 'River'))
    await undo()
    expect(outbox.now().flatMap(({ steps }) => steps.map(step => step.do))).not.toContain('restore')
    await redo()
    server.setReachable(true)
    answering.isReachable = true
    await act(async () => outbox.wake())
    await vi.waitFor(() => expect(outbox.now()).toEqual([]))
    expect([...server.rows.values()].filter(row => row['deleted_at'] === null)).toHaveLength(1)
    close()
  })

  test('is over with the next change, also with one that cannot be taken back', async () => {
    const { outbox, made, change, undo, close, hooks } = await opened()
    await change(made(outbox.newId(), 'River'))
    await change(typing({ name: 'Lake' }, { name: 'River' }))
    await undo()
    await change(typing({ name: 'Pond' }, { name: 'River' }))
    expect(hooks.result.current.undo.canRedo).toBe(false)
    await undo()
    expect(hooks.result.current.undo.canRedo).toBe(true)
    await change({
      label: 'River',
      farmId: 3,
      steps: [{ do: 'destroy', resource: 'paddocks', id: 1 }],
    })
    expect(hooks.result.current.undo.canRedo).toBe(false)
    close()
  })
})

test('what goes with a change on the device goes back and forth with it, also alone', async () => {
  const { change, undo, redo, close } = await opened()
  const beside = { back: vi.fn<() => void>(), forth: vi.fn<() => void>() }
  await change({ label: 'Cells to mend', farmId: 3, steps: [] }, { beside })
  expect(beside.forth).not.toHaveBeenCalled()
  expect(await undo()).toBe('Cells to mend')
  expect(beside.back).toHaveBeenCalledTimes(1)
  expect(await redo()).toBe('Cells to mend')
  expect(beside.forth).toHaveBeenCalledTimes(1)
  close()
})
