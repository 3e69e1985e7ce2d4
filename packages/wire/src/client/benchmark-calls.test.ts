import { expect, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'

test('asks what farms are compared by', async () => {
  const { furrow, asked } = answering({ data: { farm: { measures: [] } } })
  const found = await furrow.benchmarks.measures()
  expect(asked[0]).toMatchObject({ method: 'GET', address: '/api/v2/measures' })
  if (!found.ok) throw new Error(found.failure.message)
  expect(found.data.farm.measures).toEqual([])
})

test('asks how a farm compares by both numbers and what is compared of it', async () => {
  const { furrow, asked } = answering({ data: { farm_id: 3, measures: [] } })
  const found = await furrow.benchmarks.ofFarm(3, 7, { scope: 'crop 12' })
  expect(asked[0]).toMatchObject({
    method: 'GET',
    address: '/api/v2/benchmarks?farm_id=3&period_id=7&scope=crop+12',
  })
  if (!found.ok) throw new Error(found.failure.message)
  expectTypeOf(found.data.measures[0]?.own).toEqualTypeOf<number | null | undefined>()
})

test('asks for all crops beside others at once', async () => {
  const { furrow, asked } = answering({ data: { farm_id: 3, enterprises: [] } })
  const found = await furrow.benchmarks.enterprises(3, 7, 'crop')
  expect(asked[0]?.address).toBe('/api/v2/benchmarks/enterprises?farm_id=3&period_id=7&kind=crop')
  expect(found.ok && found.data.enterprises).toEqual([])
})

test('asks where a figure comes from', async () => {
  const { furrow, asked } = answering({ data: { name: 'roam', own: { value: 0.04, lines: [] } } })
  const found = await furrow.benchmarks.explain(3, 7, 'roam', { group: 'all/Cropping', edition: 2 })
  expect(asked[0]).toMatchObject({
    method: 'GET',
    address:
      '/api/v2/benchmarks/explain?farm_id=3&period_id=7&group=all%2FCropping&edition=2&measure=roam',
  })
  if (!found.ok) throw new Error(found.failure.message)
  expect(found.data.own.value).toBe(0.04)
})

test('asks what separates a farm from its best, and what would close it', async () => {
  const { furrow, asked } = answering({ data: { gap: null, sentence: 'No gap.' } })
  await furrow.benchmarks.ladder(3, 7, { against: 'top' })
  await furrow.benchmarks.ladderSides(3, 7, { against: 'top' })
  const found = await furrow.benchmarks.whatIf(3, 7, 'crop 12/yield', { edition: 2 })
  expect(asked.map(({ address }) => address)).toEqual([
    '/api/v2/benchmarks/ladder?farm_id=3&period_id=7&against=top',
    '/api/v2/benchmarks/ladder/sides?farm_id=3&period_id=7&against=top',
    '/api/v2/benchmarks/what-if?farm_id=3&period_id=7&edition=2&rung=crop+12%2Fyield',
  ])
  expect(found.ok && found.data.sentence).toBe('No gap.')
})

test('asks how measures went over the years', async () => {
  const { furrow, asked } = answering({ data: { periods: [], measures: [] } })
  const found = await furrow.benchmarks.trend(3, 7, { measures: ['roam', 'equity_pct'] })
  expect(asked[0]?.address).toBe(
    '/api/v2/benchmarks/trend?farm_id=3&period_id=7&measures=roam,equity_pct',
  )
  expect(found.ok && found.data.measures).toEqual([])
})

test('asks for an edition, and says what is decided about a figure', async () => {
  const { furrow, asked } = answering({ data: { id: 9 } })
  const job = await furrow.benchmarks.publish({ period_id: 7, trial: true }, { key: 'once' })
  const figure = { farm_id: 3, period_id: 7, scope: 'farm', measure: 'roam' }
  await furrow.benchmarks.decide({ ...figure, decision: 'Exclude', reason: 'Sold a mine.' })
  expect(asked.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'POST /api/v2/editions',
    'POST /api/v2/editions/decisions',
  ])
  expect(job.ok && job.data.id).toBe(9)
})
