// What was released stays readable as it stood, also when the period is opened again.

import { expect, test, afterAll, beforeAll } from 'vitest'
import { admin, nobody, somebody } from '../src/access/reach/viewer.ts'
import { askingFurrow } from './asking.ts'
import type { Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { plantedFarm } from './planted-farm.ts'
import type { PlantedFarm } from './planted-farm.ts'

const { db } = ownDatabase()
let asker: Asker
let ours: PlantedFarm
let other: PlantedFarm
beforeAll(async () => {
  asker = await askingFurrow(db, admin(1))
  ours = await plantedFarm(db, 'Ours')
  other = await plantedFarm(db, 'Other')
})
afterAll(() => asker.close())

const kept = (more = '', ask = asker.ask, farm = ours.farm) =>
  ask('GET', `/api/v2/kept-period?farm_id=${farm}&period_id=${ours.period}${more}`)

async function move(status: string, reason?: string) {
  const found = await asker.ask('POST', '/api/farm_period/search', {
    filters: [
      { field: 'farm_id', operator: '=', value: ours.farm },
      { field: 'period_id', operator: '=', value: ours.period },
    ],
  })
  const { id } = found.body.data[0]
  const because = reason === undefined ? {} : { reopened_because: reason }
  const { status: answered, text } = await asker.ask('PATCH', `/api/farm_period/${id}`, {
    status,
    ...because,
  })
  expect(answered, text).toBe(200)
}

async function incomeOf(farm: number) {
  const { body } = await asker.ask('POST', '/api/assets/search', {
    filters: [{ field: 'farm_id', operator: '=', value: farm }],
  })
  return body.data[0] as { readonly id: number; readonly sheep_income: number }
}

test('a release keeps all rows of the period, and an earlier one stays when it is released again', async () => {
  expect(await kept()).toMatchObject({
    status: 404,
    body: { message: 'This period hasn’t been released yet.' },
  })
  const { id } = await incomeOf(ours.farm)
  await asker.ask('PATCH', `/api/assets/${id}`, { sheep_income: 300_000_00 })
  await move('Released')
  const first = await kept('&resource=assets')
  expect(first.status, first.text).toBe(200)
  expect(first.body.data.rows).toMatchObject([{ id, sheep_income: 300_000_00 }])
  const { kinds } = first.body.data as { kinds: { resource: string; rows: number }[] }
  for (const resource of [
    'paddocks',
    'crop_collections',
    'rainfalls',
    'livestock_sales_collections',
  ]) {
    const { body } = await asker.ask('POST', `/api/${resource}/search?limit=1000`, {
      filters: [{ field: 'farm_id', operator: '=', value: ours.farm }],
    })
    const told = kinds.find(kind => kind.resource === resource)?.rows ?? 0
    expect(told, resource).toBe(body.meta.total)
  }

  await move('In progress', 'A docket came late.')
  await asker.ask('PATCH', `/api/assets/${id}`, { sheep_income: 310_000_00 })
  expect((await kept('&resource=assets')).body.data).toEqual(first.body.data)
  await move('Released')
  const second = await kept('&resource=assets')
  expect(second.body.data).toMatchObject({
    number: 2,
    rows: [{ id, sheep_income: 310_000_00 }],
    releases: [{ number: 2 }, { number: 1 }],
  })
  expect((await kept('&resource=assets&number=1')).body.data.rows).toEqual(first.body.data.rows)
})

test('each is told what they would read today', async () => {
  const farms = { farms: [ours.farm] }
  const poor = asker.as(somebody(3, farms))
  expect((await kept('&resource=assets', poor)).status).toBe(404)
  const told = await kept('', poor)
  expect(told.body.data.kinds.map(({ resource }: { resource: string }) => resource)).not.toContain(
    'assets',
  )
  expect((await kept('', asker.as(nobody(4)))).status).toBe(404)
  const theirs = asker.as(somebody(5, { farms: [other.farm], money: [other.farm] }))
  expect((await kept('', theirs)).status).toBe(404)
  expect((await kept('', asker.ask, other.farm)).status).toBe(404)
})

test('what is not there is said', async () => {
  expect((await kept('&number=9')).body.message).toBe('There is no such release of the period.')
  expect((await kept('&resource=users')).body.message).toBe(
    'No such records of the period are kept.',
  )
  expect((await kept('&resource=nonsense')).status).toBe(404)
  expect((await kept('&number=x')).status).toBe(422)
})

test('a release from before anything was kept is kept when it is opened again', async () => {
  await db.deleteFrom('period_snapshots' as never).execute()
  await move('In progress', 'Once more.')
  expect((await kept()).body.data.number).toBe(1)
})
