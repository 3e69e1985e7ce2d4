// Taking back and doing again: a change with its opposite, and what goes with it on the device.

import { act, renderHook } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Change, Values } from '../outbox/change.ts'
import { modelServer } from '../model-server-for-tests.ts'
import { screenDevice } from '../screen-device-for-tests.tsx'
import { keptCellsIn } from '../sheets/kept-cells.ts'
import { notebookOf } from '../sheets/notebook.ts'
import { useChange } from './use-change.ts'
import { useUndo } from './undo.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

async function opened(server = modelServer()) {
  const device = await screenDevice(server)
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
      expect(await undo()).toEqual({ label: 'Name of River', isRefused: false })
      expect(name(1)).toBe('River')
      expect(hooks.result.current.undo.canRedo).toBe(true)
      expect(await redo()).toEqual({ label: 'Name of River', isRefused: false })
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

test('cells of a sheet go back and forth with their change, also alone and without their sheet', async () => {
  const { outbox, change, undo, redo, close } = await opened()
  const mark = { row: '1', column: 'area', text: 'much', wrong: 'Not a number.' }
  const [before, after] = [
    { marks: [], drafts: [] },
    { marks: [mark], drafts: [] },
  ]
  const page = notebookOf(outbox).page('1 paddocks 3 7')
  const texts = () => keptCellsIn(page.now().value).marks.map(({ text }) => text)
  page.write(after)
  const beside = { note: '1 paddocks 3 7', before, after }
  await change({ label: 'Cells to fix', farmId: 3, steps: [] }, { beside })
  expect(await undo()).toEqual({ label: 'Cells to fix', isRefused: false })
  expect(texts()).toEqual([])
  expect(await redo()).toEqual({ label: 'Cells to fix', isRefused: false })
  expect(texts()).toEqual(['much'])
  close()
})

describe('after a reload', () => {
  test('what was done can be undone and redone', async () => {
    const first = await opened()
    const id = first.outbox.newId()
    await first.change(first.made(id, 'River'))
    await first.change(typing({ name: 'Lake' }, { name: 'River' }))
    await vi.waitFor(() => expect(first.name(1)).toBe('Lake'))
    await keptOnDevice()
    first.hooks.unmount()
    first.close()

    const second = await opened(first.server)
    await vi.waitFor(() => expect(second.hooks.result.current.undo.canUndo).toBe(true))
    expect(await second.undo()).toEqual({ label: 'Name of River', isRefused: false })
    expect(second.name(1)).toBe('River')
    expect(await second.redo()).toEqual({ label: 'Name of River', isRefused: false })
    expect(await second.undo()).toEqual({ label: 'Name of River', isRefused: false })
    expect(await second.undo()).toEqual({ label: 'Add River', isRefused: false })
    expect(second.server.rows.get('paddocks 1')).toMatchObject({ deleted_at: 'yes' })
    second.close()
  })

  test('what a colleague changed since is not undone but shown as a conflict', async () => {
    const first = await opened()
    await first.change(first.made(first.outbox.newId(), 'River'))
    await first.change(typing({ name: 'Lake' }, { name: 'River' }))
    await keptOnDevice()
    first.close()

    const second = await opened(first.server)
    await vi.waitFor(() => expect(second.hooks.result.current.undo.canUndo).toBe(true))
    second.server.fail('conflict')
    expect(await second.undo()).toEqual({ label: 'Name of River', isRefused: true })
    expect(second.name(1)).toBe('Lake')
    expect(second.outbox.now()).toMatchObject([{ state: 'refused', label: 'Name of River' }])
    expect(second.hooks.result.current.undo.canRedo).toBe(false)
    second.close()
  })
})

/** Notes are written behind what is shown. */
async function keptOnDevice() {
  await new Promise(resolve => setTimeout(resolve, 100))
}
