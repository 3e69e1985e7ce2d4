import { expect, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'

const places = { farm_id: 3, from_period_id: 6, period_id: 7 }

test('asks what would be carried, by farm and both periods', async () => {
  const { furrow, asked } = answering({ data: { kinds: [], refused: null } })
  const found = await furrow.rollForward.preview(places)
  expect(asked[0]).toMatchObject({
    method: 'GET',
    address: '/api/v2/roll-forward/preview?farm_id=3&from_period_id=6&period_id=7',
  })
  if (!found.ok) throw new Error(found.failure.message)
  expect(found.data.refused).toBeNull()
  expectTypeOf(found.data.kinds[0]?.to_make).toEqualTypeOf<number | undefined>()
})

test('sends what is chosen once, under a key', async () => {
  const { furrow, asked } = answering({ data: { id: 9, ...places, counts: { paddocks: 2 } } })
  const choose = { paddocks: [1, 2], crops: true }
  const done = await furrow.rollForward.run({ ...places, choose }, { key: 'k1' })
  expect(asked[0]).toMatchObject({
    method: 'POST',
    address: '/api/v2/roll-forward',
    body: { ...places, choose },
    headers: { 'idempotency-key': 'k1' },
  })
  expect(done).toMatchObject({ ok: true, data: { id: 9, counts: { paddocks: 2 } } })
})

test('takes back by the number of the start, and lists what was carried', async () => {
  const { furrow, asked } = answering({ data: { id: 9, period_stays: false } })
  expect(await furrow.rollForward.undo(9)).toMatchObject({ ok: true })
  expect(asked[0]).toMatchObject({ address: '/api/v2/roll-forward/undo', body: { id: 9 } })
  await furrow.rollForward.redo(9)
  expect(asked[1]).toMatchObject({ address: '/api/v2/roll-forward/redo', body: { id: 9 } })
  await furrow.rollForward.carried(3)
  expect(asked[2]).toMatchObject({ method: 'GET', address: '/api/v2/roll-forward?farm_id=3' })
})

test('gives a refusal as a value', async () => {
  const { furrow } = answering({ message: 'Jo changed a paddock.', code: 'conflict' }, 409)
  expect(await furrow.rollForward.undo(9)).toMatchObject({
    ok: false,
    failure: { kind: 'refused', code: 'conflict' },
  })
})
