// Rows on a screen: at once from the device, also without signal, and with what was typed over them.

import { act, renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Values } from '../outbox/change.ts'
import { modelServer } from '../model-server-for-tests.ts'
import { screenDevice } from '../screen-device-for-tests.tsx'
import { useAnswer } from './use-answer.ts'
import { useChange } from './use-change.ts'
import { useFieldState } from './use-field-state.ts'
import { useRow, useRows } from './use-rows.ts'
import { useSaveState } from './use-save-state.ts'
import { useUndo } from './undo.ts'

const wish = { where: { farm_id: 3 }, sort: ['name'] } as const
const river = { farm_id: 3, name: 'River', soil_type: 'Heavy', made: 'river' }
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

async function withRiver() {
  const opened = await screenDevice()
  const id = opened.outbox.newId()
  await opened.outbox.add({
    label: 'Add River',
    farmId: 3,
    steps: [{ do: 'store', resource: 'paddocks', id, values: river }],
  })
  return opened
}

function names({ rows }: { readonly rows: readonly { readonly name: string }[] }): string[] {
  return rows.map(({ name }) => name)
}

describe('rows that were shown once', () => {
  test('are there at once without signal, and refreshed when there is some', async () => {
    const first = await withRiver()
    const shown = renderHook(() => useRows('paddocks', wish), { wrapper: first.wrapper })
    await waitFor(() => expect(names(shown.result.current)).toEqual(['River']))
    await waitFor(async () => expect(await first.kept.read(3, hashOf(first))).toBeDefined())
    shown.unmount()
    first.close()

    const away = await screenDevice(first.server, false)
    const again = renderHook(() => useRows('paddocks', wish), { wrapper: away.wrapper })
    await waitFor(() => expect(names(again.result.current)).toEqual(['River']))
    await waitFor(() => expect(away.answering.asked).not.toEqual([]))
    expect(again.result.current).toMatchObject({ failure: undefined, isLoading: false })

    away.answering.isReachable = true
    first.server.setReachable(true)
    await first.server.batch(
      [{ do: 'update', resource: 'paddocks', id: 1, values: { name: 'Creek' } }],
      { key: 'x' },
    )
    act(() => again.result.current.retry())
    await waitFor(() => expect(names(again.result.current)).toEqual(['Creek']))
    away.close()
  })

  test('say so where there is neither signal nor anything kept, and show new rows even then', async () => {
    const { wrapper, outbox, close } = await screenDevice(modelServer(), false)
    const shown = renderHook(() => useRows('paddocks', wish), { wrapper })
    await waitFor(() => expect(shown.result.current.failure).toMatchObject({ kind: 'unreachable' }))
    const id = outbox.newId()
    const step = {
      do: 'store',
      resource: 'paddocks',
      id,
      values: { ...river, name: 'New' },
    } as const
    await act(() => outbox.add({ label: '', farmId: 3, steps: [step] }))
    expect(names(shown.result.current)).toEqual(['New'])
    close()
  })

  test('are not shown, nor kept, to whom the server refuses them', async () => {
    const { wrapper, answering, kept, close, ...rest } = await withRiver()
    const shown = renderHook(() => useRows('paddocks', wish), { wrapper })
    await waitFor(() => expect(shown.result.current.rows).toHaveLength(1))
    answering.refusal = { status: 403, code: 'forbidden' }
    act(() => shown.result.current.retry())
    await waitFor(() => expect(shown.result.current.failure).toMatchObject({ code: 'forbidden' }))
    expect(shown.result.current.rows).toEqual([])
    await waitFor(async () => expect(await kept.read(3, hashOf(rest))).toBeUndefined())
    close()
  })

  test('keep what was saved from here also where they were kept before that', async () => {
    const first = await withRiver()
    const shown = renderHook(() => useRows('paddocks', wish), { wrapper: first.wrapper })
    await waitFor(() => expect(shown.result.current.rows).toHaveLength(1))
    await waitFor(async () => expect(await first.kept.read(3, hashOf(first))).toBeDefined())
    await act(() => first.outbox.add(typing({ name: 'Creek' }, { name: 'River' })))
    expect(first.outbox.now()).toEqual([])
    expect(names(shown.result.current)).toEqual(['Creek'])
    shown.unmount()
    first.close()
    const away = await screenDevice(first.server, false)
    const again = renderHook(() => useRows('paddocks', wish), { wrapper: away.wrapper })
    await waitFor(() => expect(names(again.result.current)).toEqual(['Creek']))
    away.close()
  })
})

describe('a row that is made on the device', () => {
  test('stays the same row when it gets its number', async () => {
    const { wrapper, outbox, server, close } = await screenDevice()
    server.setReachable(false)
    const id = outbox.newId()
    const step = { do: 'store', resource: 'paddocks', id, values: river } as const
    await outbox.add({ label: '', farmId: 3, steps: [step] })
    const seen: (Values | undefined)[] = []
    const shown = renderHook(
      () => {
        const { row } = useRow('paddocks', id, { includes: ['crop_collections'] })
        seen.push(row)
        return row
      },
      { wrapper },
    )
    await waitFor(() => expect(shown.result.current).toMatchObject({ id, crop_collections: [] }))
    const known = seen.length
    server.setReachable(true)
    act(() => outbox.wake())
    await waitFor(() => expect(shown.result.current?.id).toBe(1))
    expect(seen.slice(known).filter(row => row === undefined)).toEqual([])
    close()
  })
})

describe('a field', () => {
  test('says what became of what was typed, and takes it back', async () => {
    const { wrapper, server, close, outbox } = await withRiver()
    const hooks = renderHook(
      () => ({
        rows: useRows('paddocks', wish),
        change: useChange(),
        undo: useUndo(),
        soil: useFieldState('paddocks', 1, 'soil_type'),
        name: useFieldState('paddocks', 1, 'name'),
        all: useSaveState(),
      }),
      { wrapper },
    )
    const now = () => hooks.result.current
    await waitFor(() => expect(now().rows.rows).toHaveLength(1))
    server.setReachable(false)
    await act(() => now().change(typing({ soil_type: null }, { soil_type: 'Heavy' })))
    expect(now().rows.rows[0]).toMatchObject({ name: 'River', soil_type: null })
    expect(now()).toMatchObject({ soil: { kind: 'waiting' }, name: { kind: 'saved' } })
    expect(now().all).toMatchObject({ waiting: 1, saving: 0, hasSignal: false })

    server.setReachable(true)
    server.fail('invalid')
    await act(async () => outbox.wake())
    await waitFor(() =>
      expect(now().soil).toMatchObject({ kind: 'refused', message: 'No: invalid.' }),
    )
    expect(now().all).toMatchObject({ refused: 1, hasSignal: true })
    expect(now().rows.rows[0]).toMatchObject({ soil_type: null })

    expect(now().undo.canUndo).toBe(true)
    await act(() => now().undo.undo())
    expect(now()).toMatchObject({ soil: { kind: 'saved' }, undo: { canUndo: false } })
    expect(now().rows.rows[0]).toMatchObject({ soil_type: 'Heavy' })
    expect(server.rows.get('paddocks 1')).toMatchObject({ soil_type: 'Heavy' })
    close()
  })

  test('that was saved is taken back on the server, and a deletion only where it can be', async () => {
    const { wrapper, server, close } = await withRiver()
    const hooks = renderHook(() => ({ change: useChange(), undo: useUndo() }), { wrapper })
    const now = () => hooks.result.current
    await act(() => now().change(typing({ name: 'Creek' }, { name: 'River' })))
    expect(server.rows.get('paddocks 1')).toMatchObject({ name: 'Creek' })
    expect(await act(() => now().undo.undo())).toMatchObject({ label: 'River' })
    expect(server.rows.get('paddocks 1')).toMatchObject({ name: 'River' })
    const gone = {
      label: 'River',
      farmId: 3,
      steps: [{ do: 'destroy', resource: 'paddocks', id: 1 }],
    } as const
    await act(() => now().change(gone))
    expect(now().undo.canUndo).toBe(false)
    await server.batch([{ do: 'restore', resource: 'paddocks', id: 1 }], { key: 'back' })
    await act(() => now().change(gone, { canRestore: true }))
    expect(server.rows.get('paddocks 1')).toMatchObject({ deleted_at: 'yes' })
    await act(() => now().undo.undo())
    expect(server.rows.get('paddocks 1')).toMatchObject({ deleted_at: null })
    close()
  })
})

test('another answer is asked again after a change of what it is about, and after no other', async () => {
  const { wrapper, outbox, close } = await withRiver()
  await new Promise(resolve => setTimeout(resolve, 120))
  let asked = 0
  const ask = async () => ({ ok: true, data: ++asked, meta: { warnings: [] } }) as const
  const shown = renderHook(
    () => useAnswer(['score', 3], ask, { resources: ['paddocks'], farmId: 3 }),
    { wrapper },
  )
  await waitFor(() => expect(shown.result.current.data).toBe(1))
  await act(() => outbox.add(typing({ name: 'Creek' }, { name: 'River' })))
  await waitFor(() => expect(shown.result.current.data).toBe(2))
  const id = outbox.newId()
  const step = { do: 'store', resource: 'contacts', id, values: {} } as unknown as {
    do: 'store'
    resource: 'paddocks'
    id: number
    values: Values
  }
  await act(() => outbox.add({ label: '', farmId: 3, steps: [step] }))
  await act(() => new Promise(resolve => setTimeout(resolve, 120)))
  expect(asked).toBe(2)
  close()
})

function typing(values: Values, before: Values) {
  const step = {
    do: 'update',
    resource: 'paddocks',
    id: 1,
    values,
    before,
    seen: undefined,
  } as const
  return { label: 'River', farmId: 3, steps: [step] }
}

function hashOf({
  queryClient,
}: Pick<Awaited<ReturnType<typeof screenDevice>>, 'queryClient'>): string {
  return queryClient.getQueryCache().getAll()[0]?.queryHash ?? ''
}
