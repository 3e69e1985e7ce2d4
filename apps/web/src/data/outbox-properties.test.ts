// Whatever happens on the way, a change is on the server once or shown as refused, and what a person
// sees is what they typed last.

import fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openDeviceDatabase } from './outbox/device-database.ts'
import { lastingStore } from './outbox/lasting-store.ts'
import { memoryStore } from './outbox/memory-store.ts'
import { modelServer } from './model-server-for-tests.ts'
import type { Failing, ModelServer } from './model-server-for-tests.ts'
import type { OutboxStore } from './outbox/outbox-state.ts'
import { deviceForTests } from './pages-for-tests.ts'
import { TypingPerson } from './typing-person-for-tests.ts'
import type { PersonParts } from './typing-person-for-tests.ts'

afterEach(() => void vi.useRealTimers())

type Field = 'name' | 'area' | 'soil'
type Deed =
  | { readonly do: 'make'; readonly page: number; readonly below: number | undefined }
  | { readonly do: 'make two'; readonly page: number }
  | { readonly do: 'make and type'; readonly page: number; readonly row: number }
  | {
      readonly do: 'type' | 'clear'
      readonly page: number
      readonly row: number
      readonly field: Field
    }
  | { readonly do: 'paste'; readonly page: number; readonly field: Field }
  | { readonly do: 'delete'; readonly page: number; readonly row: number }
  | { readonly do: 'retry'; readonly page: number }
  /** After so many more steps of the page. */
  | { readonly do: 'crash'; readonly page: number; readonly after: number }
  | { readonly do: 'fail'; readonly ways: readonly Failing[] }
  | { readonly do: 'signal'; readonly isThere: boolean }
  | { readonly do: 'wait'; readonly for: number }

const page = fc.integer({ min: 0, max: 1 })
const row = fc.nat(5)
const field = fc.constantFrom<Field>('name', 'area', 'soil')
const ways: readonly Failing[] = [
  ...(['lost before', 'lost after', 'lost after', 'invalid', 'conflict', 'forbidden'] as const),
  ...(['broken', 'gateway', 'busy', 'away', 'under way'] as const),
  ...(['signed out', 'acting over', 'turned away'] as const),
]

function one(of: Deed['do'], rest: Readonly<Record<string, fc.Arbitrary<unknown>>>) {
  return fc.record({ do: fc.constant(of), ...rest }) as unknown as fc.Arbitrary<Deed>
}

const deed = fc.oneof(
  { weight: 3, arbitrary: one('make', { page, below: fc.option(row, { nil: undefined }) }) },
  { weight: 2, arbitrary: one('make two', { page }) },
  { weight: 2, arbitrary: one('make and type', { page, row }) },
  { weight: 8, arbitrary: one('type', { page, row, field }) },
  { weight: 2, arbitrary: one('clear', { page, row, field }) },
  { weight: 1, arbitrary: one('paste', { page, field }) },
  { weight: 1, arbitrary: one('delete', { page, row }) },
  { weight: 1, arbitrary: one('retry', { page }) },
  { weight: 3, arbitrary: one('crash', { page, after: fc.nat(12) }) },
  {
    weight: 4,
    arbitrary: one('fail', {
      ways: fc.array(fc.constantFrom(...ways), { minLength: 1, maxLength: 5 }),
    }),
  },
  { weight: 2, arbitrary: one('signal', { isThere: fc.boolean() }) },
  { weight: 5, arbitrary: one('wait', { for: fc.constantFrom(0, 10, 3000, 90_000) }) },
)
const deeds = fc.array(deed, { minLength: 5, maxLength: 40 })

describe('the outbox, whatever happens', () => {
  test('keeps every change, sends it once, and shows what was typed last', async () => {
    vi.useFakeTimers()
    const pass = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
    }
    await expectWell(250, () => Promise.resolve(memoryStore()), pass)
  })

  test('and so it does over the database of a device', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const open = async () => {
      globalThis.indexedDB = new IDBFactory()
      return lastingStore(await openDeviceDatabase('furrow-1'))
    }
    await expectWell(12, open, passWithDatabase)
  })
})

type Pass = PersonParts['pass']

/** The database takes its turns between those of the clock. */
async function passWithDatabase(milliseconds: number): Promise<void> {
  for (let left = milliseconds; ; left -= 40_000) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 40_000))
    for (let turns = 0; turns < 60; turns += 1) await macrotask()
    if (left <= 40_000) return
  }
}

function macrotask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })
}

async function expectWell(runs: number, open: () => Promise<OutboxStore>, pass: Pass) {
  const wanted = Number(import.meta.env['RUNS'] ?? runs)
  const property = fc.asyncProperty(deeds, async all => {
    const server = modelServer()
    const device = deviceForTests({ store: await open(), batch: server.batch })
    const person = new TypingPerson({ server, device, pass })
    for (const deed of all) await happens(deed, { person, server, pass })
    await expectAllWell({ person, server, pass })
  })
  await fc.assert(property, { numRuns: wanted })
}

interface Life {
  readonly person: TypingPerson
  readonly server: ModelServer
  readonly pass: Pass
}

async function happens(deed: Deed, { person, server, pass }: Life): Promise<void> {
  const rows = person.rows()
  const chosen = 'row' in deed ? rows[deed.row % Math.max(1, rows.length)] : undefined
  switch (deed.do) {
    case 'make': {
      const parent = deed.below === undefined ? undefined : rows[deed.below % rows.length]
      const below = parent === undefined ? {} : { parent_id: parent }
      return person.make(deed.page, [() => ({ made: person.word(), ...below })])
    }
    case 'make two':
      return person.make(deed.page, [
        () => ({ made: person.word() }),
        ([first]) => ({ made: person.word(), parent_id: first }),
      ])
    case 'make and type':
      if (chosen !== undefined) await person.makeAndType(deed.page, chosen, { soil: person.word() })
      return
    case 'type':
    case 'clear': {
      const value = deed.do === 'clear' ? null : person.word()
      if (chosen !== undefined) await person.type(deed.page, [chosen], { [deed.field]: value })
      return
    }
    case 'paste':
      if (rows.length > 1)
        await person.type(deed.page, rows.slice(0, 3), { [deed.field]: person.word() })
      return
    case 'delete':
      if (chosen !== undefined) await person.delete(deed.page, chosen)
      return
    case 'retry':
      return person.retryAll(deed.page)
    case 'crash':
      return (await person.page(deed.page)).crash(deed.after)
    case 'fail':
      return server.fail(...deed.ways)
    case 'signal':
      return server.setReachable(deed.isThere)
    case 'wait':
      return pass(deed.for)
  }
}

async function expectAllWell({ person, server, pass }: Life): Promise<void> {
  const page = await person.settleDown()
  const { outbox } = page
  const refused = outbox.now().filter(({ state }) => state === 'refused')
  // Whatever waits, waits for something that was refused.
  if (refused.length === 0) expect(outbox.now()).toEqual([])
  expect(person.wrongIn(page)).toEqual([])
  for (let round = 0; round < 10 && outbox.now().length > 0; round += 1) {
    await person.retryAll(0)
    await pass(300_000)
  }
  expect(outbox.now()).toEqual([])
  expect(person.wrongIn(page)).toEqual([])
  const made = [...server.rows.values()].map(row => row['made'])
  expect(made.length).toBe(new Set(made).size)
}
