// What is pasted over many rows: what is right is saved, what is not stays, and one undo is for all of it.

import type { Furrow } from '@furrow/wire/client/connect'
import { failed } from '@furrow/wire/client/failure'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { modelServer } from '../model-server-for-tests.ts'
import { deviceForTests } from '../pages-for-tests.ts'
import type { Change, ChangeStep, Values } from './change.ts'
import { memoryStore } from './memory-store.ts'
import { oppositeOf } from './opposite-change.ts'
import { newLocalId } from './local-ids.ts'

type Batch = Furrow['batch']
let server: ReturnType<typeof modelServer>

beforeEach(() => {
  server = modelServer()
})

/** Refuses every area above 100, each by its own place. */
const strict = (async (steps, options) => {
  const errors = Object.fromEntries(
    steps.flatMap(({ values }, at) =>
      Number((values as Values | undefined)?.['area']) > 100
        ? [[`steps.${at}.values.area`, ['Too much.']]]
        : [],
    ),
  )
  if (Object.keys(errors).length === 0) return server.batch(steps, options)
  const refusal = { kind: 'refused', code: 'invalid', status: 422, message: 'Too much.' } as const
  return failed({ ...refusal, errors, data: undefined })
}) as Batch

async function opened() {
  const { outbox } = await deviceForTests({ store: memoryStore(), batch: strict }).open()
  return outbox
}

function making(rows: readonly Values[]): Change {
  const steps = rows.map((values): ChangeStep => {
    const id = newLocalId()
    return { do: 'store', resource: 'paddocks', id, values, ofRow: id }
  })
  return { label: 'Paste of 3 rows', farmId: 3, steps }
}

function typing(rows: readonly (readonly [number, Values])[], before: Values): Change {
  const steps = rows.map(([id, values]): ChangeStep => ({
    do: 'update',
    resource: 'paddocks',
    id,
    values,
    before,
    seen: undefined,
    ofRow: id,
  }))
  return { label: 'Paste of 3 rows', farmId: 3, steps }
}

const saved = () =>
  [...server.rows.values()].map(({ area, soil, deleted_at }) => ({
    area,
    soil,
    isGone: deleted_at !== null,
  }))
const old = { area: 10, soil: 'Light' }
const heavy = (area: number) => ({ area, soil: 'Heavy' })

describe('a paste over rows that are there', () => {
  async function pasted() {
    const outbox = await opened()
    await outbox.add(making([old, old, old]))
    const paste = typing(
      [
        [1, heavy(20)],
        [2, heavy(724.5)],
        [3, heavy(40)],
      ],
      old,
    )
    expect((await outbox.add(paste)).kind).toBe('refused')
    await vi.waitFor(() => expect(outbox.now()).toHaveLength(1))
    return { outbox, paste }
  }

  test('saves all but the figure that is refused, which stays as it was typed', async () => {
    const { outbox } = await pasted()
    expect(saved().map(({ area, soil }) => [area, soil])).toEqual([
      [20, 'Heavy'],
      [10, 'Heavy'],
      [40, 'Heavy'],
    ])
    expect(outbox.now()).toMatchObject([
      {
        state: 'refused',
        steps: [{ id: 2, values: { area: 724.5 } }],
        refusal: { errors: { 'steps.0.values.area': ['Too much.'] } },
      },
    ])
    const left = { id: 2, values: { area: 724.5 }, before: { area: 10 } }
    expect(outbox.now()[0]?.steps).toEqual([expect.objectContaining(left)])
  })

  test('is undone as one, with what was refused', async () => {
    const { outbox, paste } = await pasted()
    const back = oppositeOf(paste)
    expect(back && (await outbox.add(back))?.kind).toBe('saved')
    expect(outbox.now()).toEqual([])
    expect(saved()).toEqual([old, old, old].map(row => ({ ...row, isGone: false })))
  })

  test('does not bring back what was typed after it', async () => {
    const outbox = await opened()
    await outbox.add(making([old, old]))
    const paste = outbox.add(
      typing(
        [
          [1, heavy(20)],
          [2, heavy(724.5)],
        ],
        old,
      ),
    )
    const since = outbox.add(typing([[1, { area: 33 }]], heavy(20)))
    await paste
    await since
    await vi.waitFor(() => expect(outbox.now()).toHaveLength(1))
    expect(saved()).toMatchObject([
      { area: 33, soil: 'Heavy' },
      { area: 10, soil: 'Heavy' },
    ])
  })
})

describe('a paste of new rows', () => {
  test('makes all but the one that is refused; undo leaves nothing of any', async () => {
    const outbox = await opened()
    const paste = making([heavy(20), heavy(724.5), heavy(40)])
    expect((await outbox.add(paste)).kind).toBe('refused')
    await vi.waitFor(() => expect(outbox.now()).toHaveLength(1))
    expect(saved().map(({ area }) => area)).toEqual([20, 40])
    expect(outbox.now()).toMatchObject([{ state: 'refused', steps: [{ values: { area: 724.5 } }] }])
    const back = oppositeOf(paste)
    expect(back && (await outbox.add(back))?.kind).toBe('saved')
    expect(outbox.now()).toEqual([])
    expect(saved().map(({ isGone }) => isGone)).toEqual([true, true])
  })
})

test('what hangs together is refused as a whole', async () => {
  const outbox = await opened()
  const { steps, ...rest } = making([heavy(20), heavy(724.5)])
  const whole = { ...rest, steps: steps.map(({ ofRow: _row, ...step }) => step as ChangeStep) }
  expect((await outbox.add(whole)).kind).toBe('refused')
  expect(saved()).toEqual([])
  expect(outbox.now()).toMatchObject([{ state: 'refused', steps: [{}, {}] }])
})
