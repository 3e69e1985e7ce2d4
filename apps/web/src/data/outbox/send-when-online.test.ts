// When what waits is sent, and what each answer leads to.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Change } from './change.ts'
import { newLocalId } from './local-ids.ts'
import { memoryStore } from './memory-store.ts'
import { modelServer } from '../model-server-for-tests.ts'
import type { Failing } from '../model-server-for-tests.ts'
import { deviceForTests } from '../pages-for-tests.ts'
import { waitedForBy } from './next-to-send.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-07-01') }))
afterEach(() => void vi.useRealTimers())

const second = 1000

async function opened(...ways: Failing[]) {
  const server = modelServer()
  server.fail(...ways)
  const device = deviceForTests({ store: memoryStore(), batch: server.batch })
  const { outbox } = await device.open()
  return { server, device, outbox }
}

function making(id = newLocalId(), more: object = {}): Change {
  const values = { made: `row ${id}`, ...more }
  return { label: 'Add', farmId: 3, steps: [{ do: 'store', resource: 'paddocks', id, values }] }
}

function typing(id: number, values: Record<string, unknown>): Change {
  const step = {
    do: 'update',
    resource: 'paddocks',
    id,
    values,
    before: {},
    seen: undefined,
  } as const
  return { label: 'Type', farmId: 3, steps: [step] }
}

describe('what is not heard', () => {
  test('waits and is sent again after pauses that grow, always under the same key', async () => {
    const { server, outbox } = await opened()
    server.setReachable(false)
    expect(await outbox.add(making())).toEqual({ kind: 'waiting' })
    expect(outbox.hasSignal()).toBe(false)
    await vi.advanceTimersByTimeAsync(300 * second)
    expect(server.heard).toEqual([])
    server.setReachable(true)
    await vi.advanceTimersByTimeAsync(70 * second)
    expect(outbox.now()).toEqual([])
    expect(outbox.hasSignal()).toBe(true)
  })

  test('is sent at once when there is signal again, or when something else changes', async () => {
    const { server, outbox } = await opened()
    server.setReachable(false)
    await outbox.add(making())
    await vi.advanceTimersByTimeAsync(100 * second)
    server.setReachable(true)
    expect(await outbox.add(making())).toMatchObject({ kind: 'saved' })
    expect(server.rows.size).toBe(2)
    server.setReachable(false)
    await outbox.add(making())
    server.setReachable(true)
    outbox.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.rows.size).toBe(3)
  })

  test('is not even tried where the device knows that it has no network, but for once a minute', async () => {
    const { server, device, outbox } = await opened()
    device.setOnline(false)
    expect(await outbox.add(making())).toEqual({ kind: 'waiting' })
    expect([outbox.hasSignal(), server.heard.length]).toEqual([false, 0])
    await vi.advanceTimersByTimeAsync(61 * second)
    expect([outbox.hasSignal(), server.heard.length]).toEqual([true, 1])
  })

  test('is told of also where nothing waits', async () => {
    let isThere = false
    const { batch } = modelServer()
    const device = deviceForTests({ store: memoryStore(), batch, isThere: () => isThere })
    const { outbox } = await device.open()
    const listener = vi.fn<() => void>()
    outbox.subscribe(listener)
    device.setOnline(false)
    outbox.wake()
    expect(outbox.hasSignal()).toBe(false)
    device.setOnline(true)
    outbox.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.hasSignal()).toBe(false)
    isThere = true
    await vi.advanceTimersByTimeAsync(5 * second)
    expect(outbox.hasSignal()).toBe(true)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('does not keep a screen waiting that the network keeps waiting', async () => {
    const silent = deviceForTests({
      store: memoryStore(),
      batch: () => new Promise(() => undefined),
    })
    const page = await silent.open()
    const outcome = page.outbox.add(making())
    await vi.advanceTimersByTimeAsync(8 * second)
    expect(await outcome).toEqual({ kind: 'waiting' })
    page.outbox.stop()
  })

  test('means nothing where a gateway or a network’s own page answers', async () => {
    const { server, outbox } = await opened(...Array.from({ length: 8 }, () => 'gateway' as const))
    expect(await outbox.add(making())).toEqual({ kind: 'waiting' })
    expect(outbox.hasSignal()).toBe(false)
    await vi.advanceTimersByTimeAsync(600 * second)
    expect(outbox.now()).toEqual([])
    expect(server.rows.size).toBe(1)
  })
})

describe('what is refused', () => {
  test.each(['invalid', 'conflict', 'forbidden'] as const)(
    'as %s is kept with what was typed and why, and the others go on',
    async way => {
      const { server, outbox } = await opened(way)
      const refused = await outbox.add(making(1 - 2 ** 53 + 5))
      expect(refused).toMatchObject({
        kind: 'refused',
        refusal: { code: way, message: `No: ${way}.` },
      })
      expect(await outbox.add(making())).toMatchObject({ kind: 'saved' })
      await vi.advanceTimersByTimeAsync(200 * second)
      expect(outbox.now()).toMatchObject([
        { state: 'refused', steps: [{ values: { made: expect.any(String) } }] },
      ])
      expect(server.rows.size).toBe(1)
    },
  )

  test('is sent once more when the person says so, and over what a colleague saved that they saw', async () => {
    const { server, outbox } = await opened()
    await outbox.add(making())
    const seen = server.rows.get('paddocks 1')?.['updated_at']
    server.fail('conflict')
    await outbox.add(typing(1, { name: 'Hill' }))
    const [entry] = outbox.now()
    await outbox.retry(entry?.seq ?? 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.now()).toEqual([])
    expect(server.bodies.at(-1)).toMatchObject([{ values: { name: 'Hill' }, seen }])
    expect(server.heard.at(-1)).not.toBe(server.heard.at(-2))
  })

  test('is gone when it is let go of, with what was typed of the row that it would have made', async () => {
    const { server, outbox } = await opened('invalid')
    const id = newLocalId()
    await outbox.add(making(id))
    const below = await outbox.add(making(newLocalId(), { parent_id: id }))
    expect(below).toEqual({ kind: 'waiting' })
    const [first, second] = outbox.now()
    expect(second && waitedForBy(second, outbox.now())).toBe(first)
    await outbox.discard(first?.seq ?? 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.now()).toMatchObject([
      { seq: second?.seq, state: 'refused', refusal: { code: 'not_found' } },
    ])
    expect(server.rows.size).toBe(0)
  })

  test('is mended by typing, and takes along what was typed of the same row meanwhile', async () => {
    const { server, outbox } = await opened('lost before', 'invalid')
    const id = newLocalId()
    await outbox.add(making(id, { name: 'River' }))
    server.setReachable(false)
    await outbox.add(typing(id, { area: 40 }))
    server.setReachable(true)
    server.fail('invalid', 'invalid')
    outbox.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.now()).toMatchObject([
      { state: 'refused', steps: [{ values: { name: 'River', area: 40 } }] },
    ])
    expect(await outbox.add(typing(id, { name: 'Hill' }))).toMatchObject({ kind: 'saved' })
    expect(server.rows.get('paddocks 1')).toMatchObject({ name: 'Hill', area: 40 })
  })
})

describe('what the server cannot do', () => {
  test('is tried three times and then shown, to be tried again under the same key', async () => {
    const { server, outbox } = await opened('broken', 'broken', 'broken')
    expect(await outbox.add(making())).toEqual({ kind: 'waiting' })
    expect(await outbox.add(making())).toBeDefined()
    await vi.advanceTimersByTimeAsync(30 * second)
    expect(outbox.now()).toMatchObject([{ state: 'refused', refusal: { code: 'broken' } }])
    expect(server.heard).toHaveLength(4)
    await outbox.retry(outbox.now()[0]?.seq ?? 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.now()).toEqual([])
    expect(new Set(server.heard).size).toBe(2)
  })

  test('is told as saved where it had been saved before the answer was lost', async () => {
    const { server, outbox } = await opened('lost after', 'under way', 'away')
    await outbox.add(making())
    await vi.advanceTimersByTimeAsync(60 * second)
    expect(outbox.now()).toEqual([])
    expect(server.rows.size).toBe(1)
    expect(new Set(server.heard).size).toBe(1)
  })

  test('is made once where it had been made before they were turned away', async () => {
    const { server, outbox } = await opened('lost after', 'turned away')
    const id = newLocalId()
    await outbox.add(making(id))
    await vi.advanceTimersByTimeAsync(5 * second)
    expect(outbox.now()).toMatchObject([{ state: 'refused', refusal: { code: 'forbidden' } }])
    expect(await outbox.add(typing(id, { name: 'Hill' }))).toEqual({ kind: 'waiting' })
    await outbox.retry(outbox.now()[0]?.seq ?? 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.now()).toEqual([])
    expect([...server.rows.values()]).toMatchObject([{ name: 'Hill' }])
  })

  test('at the moment waits as long as the server says', async () => {
    const { server, outbox } = await opened()
    const busy = {
      kind: 'refused',
      code: 'too_many_requests',
      status: 429,
      message: 'Wait.',
      errors: {},
      data: undefined,
      retryAfter: 120,
    } as const
    const { batch } = server
    let isBusy = true
    const device = deviceForTests({
      store: memoryStore(),
      batch: ((...sent: Parameters<typeof batch>) =>
        isBusy ? Promise.resolve({ ok: false, failure: busy }) : batch(...sent)) as typeof batch,
    })
    const page = await device.open()
    expect(await page.outbox.add(making())).toEqual({ kind: 'waiting' })
    isBusy = false
    expect(await page.outbox.add(making())).toEqual({ kind: 'waiting' })
    await vi.advanceTimersByTimeAsync(110 * second)
    expect(server.rows.size).toBe(0)
    // A tenth longer at most, so that not everybody asks at the same moment.
    await vi.advanceTimersByTimeAsync(23 * second)
    expect(server.rows.size).toBe(2)
    outbox.stop()
  })
})

describe('a gateway that is busy', () => {
  const busy = { kind: 'broken', status: 503, message: '', text: '', retryAfter: 30 } as const

  test('is asked again when it says, by nothing earlier, and counts as signal', async () => {
    const { batch, rows } = modelServer()
    const asked = vi.fn<() => void>()
    let isBusy = true
    const device = deviceForTests({
      store: memoryStore(),
      batch: ((...sent: Parameters<typeof batch>) => {
        asked()
        return isBusy ? Promise.resolve({ ok: false, failure: busy }) : batch(...sent)
      }) as typeof batch,
    })
    const { outbox } = await device.open()
    expect(await outbox.add(making())).toEqual({ kind: 'waiting' })
    expect(outbox.hasSignal()).toBe(true)
    for (let at = 0; at < 29; at += 1) {
      outbox.wake()
      await outbox.add(making())
      await vi.advanceTimersByTimeAsync(second)
    }
    expect(asked).toHaveBeenCalledOnce()
    isBusy = false
    await vi.advanceTimersByTimeAsync(6 * second)
    expect(rows.size).toBe(30)
    outbox.stop()
  })
})

describe('whose page it is', () => {
  test.each([
    ['somebody is signed out', 'signed out'],
    ['their acting is over', 'acting over'],
  ] as const)('matters: nothing is sent where %s, and nothing is lost', async (_where, way) => {
    const { server, outbox } = await opened(way)
    await outbox.add(making())
    await vi.advanceTimersByTimeAsync(300 * second)
    expect(server.heard).toHaveLength(1)
    expect(outbox.now()).toMatchObject([{ state: 'waiting' }])
    outbox.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.now()).toEqual([])
  })

  test('matters: nothing is sent in another’s name', async () => {
    const { server, device, outbox } = await opened()
    device.setMayAsk(false)
    expect(await outbox.add(making())).toEqual({ kind: 'waiting' })
    await vi.advanceTimersByTimeAsync(300 * second)
    expect(server.heard).toEqual([])
    device.setMayAsk(true)
    await vi.advanceTimersByTimeAsync(70 * second)
    expect(server.rows.size).toBe(1)
  })

  test('ends with the page: what is stopped sends nothing more', async () => {
    const { server, outbox } = await opened('lost before')
    await outbox.add(making())
    outbox.stop()
    await vi.advanceTimersByTimeAsync(300 * second)
    expect(server.rows.size).toBe(0)
  })
})

test('what was sent a week ago and never answered is not made twice by itself', async () => {
  const { server, outbox } = await opened()
  server.setReachable(false)
  await outbox.add(making())
  vi.setSystemTime(Date.parse('2026-07-08'))
  server.setReachable(true)
  outbox.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.now()).toMatchObject([{ state: 'refused', refusal: { code: 'broken' } }])
  expect(server.heard).toEqual([])
  await outbox.retry(outbox.now()[0]?.seq ?? 0)
  await vi.advanceTimersByTimeAsync(0)
  expect(server.rows.size).toBe(1)
})

test('rows of one change name each other, and those of another change wait for their numbers', async () => {
  const { server, outbox } = await opened()
  const [id, below] = [outbox.newId(), outbox.newId()]
  const steps: Change['steps'] = [
    { do: 'store', resource: 'paddocks', id, values: { made: 'one' } },
    { do: 'store', resource: 'paddocks', id: below, values: { made: 'two', parent_id: id } },
    {
      do: 'attach',
      resource: 'paddocks',
      id: below,
      relation: 'prior_paddocks',
      values: { resources: [7] },
    },
  ]
  await outbox.add({ label: 'Both', farmId: 3, steps })
  expect(server.bodies[0]).toMatchObject([
    { do: 'store', ref: 'row1' },
    { do: 'store', ref: 'row2', values: { parent_id: { $ref: 'row1' } } },
    { do: 'attach', id: { $ref: 'row2' }, values: { resources: [7] } },
  ])
  expect([outbox.idOf(id), outbox.idOf(below)]).toEqual([1, 2])
  const linked = { do: 'sync', resource: 'paddocks', id, relation: 'prior_paddocks' } as const
  await outbox.add({
    label: 'Link',
    farmId: 3,
    steps: [{ ...linked, values: { resources: { [below]: {} } } }],
  })
  expect(server.bodies[1]).toMatchObject([{ id: 1, values: { resources: { 2: {} } } }])
})
