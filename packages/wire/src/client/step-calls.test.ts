import { expect, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'
import { destroyStep, linkStep, ref, restoreStep, storeStep, updateStep } from './step-client.ts'

test('steps over several records go together, and may name what an earlier one makes', async () => {
  const data = [{ do: 'store', resource: 'rain_gauges', ref: 'gauge', data: { id: 9 } }]
  const { furrow, asked } = answering({ data })
  await furrow.batch([
    storeStep('rain_gauges', { farm_id: 1, name: 'House' }, { as: 'gauge' }),
    storeStep('rainfalls', { rain_gauge_id: ref('gauge'), date: '2026-07-01', total_mm: 4.5 }),
    updateStep('paddocks', 5, { rain_gauge_id: ref('gauge') }, { lastSeen: 'x' }),
    updateStep('rain_gauges', ref('gauge'), { name: 'Old house' }),
    destroyStep('rainfalls', 3),
    restoreStep('rainfalls', 4),
    linkStep('sync', ['paddocks', 5, 'prior_paddocks'], { 2: { is_primary: true } }),
    linkStep('attach', ['paddocks', 5, 'prior_paddocks'], [2]),
  ])
  const gauge = { $ref: 'gauge' }
  expect(asked[0]).toMatchObject({ method: 'POST', address: '/api/v2/batch' })
  expect(asked[0]?.body).toEqual({
    steps: [
      { do: 'store', resource: 'rain_gauges', values: { farm_id: 1, name: 'House' }, ref: 'gauge' },
      {
        do: 'store',
        resource: 'rainfalls',
        values: { rain_gauge_id: gauge, date: '2026-07-01', total_mm: 4.5 },
      },
      { do: 'update', resource: 'paddocks', id: 5, values: { rain_gauge_id: gauge }, seen: 'x' },
      { do: 'update', resource: 'rain_gauges', id: gauge, values: { name: 'Old house' } },
      { do: 'destroy', resource: 'rainfalls', id: 3 },
      { do: 'restore', resource: 'rainfalls', id: 4 },
      {
        do: 'sync',
        resource: 'paddocks',
        id: 5,
        relation: 'prior_paddocks',
        values: { resources: { 2: { is_primary: true } } },
      },
      {
        do: 'attach',
        resource: 'paddocks',
        id: 5,
        relation: 'prior_paddocks',
        values: { resources: [2] },
      },
    ],
  })
})

test('the result of each step is known by its place', async () => {
  const data = [
    { do: 'store', resource: 'rain_gauges', data: { id: 9, name: 'House' } },
    { do: 'sync', resource: 'paddocks', attached: [2], detached: [], updated: [] },
  ]
  const { furrow } = answering({ data })
  const done = await furrow.batch([
    storeStep('rain_gauges', { farm_id: 1, name: 'House' }),
    linkStep('sync', ['paddocks', 5, 'prior_paddocks'], [2]),
  ])
  if (!done.ok) throw new Error(done.failure.message)
  const [stored, synced] = done.data
  expect([stored.data.name, synced.attached]).toEqual(['House', [2]])
  expectTypeOf(stored.data.name).toEqualTypeOf<string>()
  expectTypeOf(synced.attached).toEqualTypeOf<readonly number[]>()
})
