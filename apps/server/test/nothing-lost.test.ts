// What is acknowledged stays, what arrives twice is done once, and nobody's edit is lost to another's.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { admin, nobody, somebody } from '../src/access/reach/viewer.ts'
import { askingFurrow } from './asking.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()
let asker: Asker
let ask: Ask
let farm: number
let period: number
let paddock: { id: number; updated_at: string }

beforeAll(async () => {
  asker = await askingFurrow(db)
  ask = asker.ask
  period = (await ask('GET', '/api/periods?limit=1')).body.data[0].id
})
afterAll(() => asker.close())
beforeEach(async () => {
  farm = (await ask('POST', '/api/farms', { farm_name: randomUUID() })).body.data.id
  await ask('POST', `/api/farms/${farm}/periods/attach`, { resources: [period] })
  paddock = (await ask('POST', '/api/paddocks', newPaddock('River'))).body.data
})

const newPaddock = (name: string) => ({ farm_id: farm, period_id: period, name, area: 40 })
const countOf = async (name: string) => {
  const filters = [
    { field: 'name', value: name },
    { field: 'farm_id', value: farm },
  ]
  return (await ask('POST', '/api/paddocks/search', { filters })).body.meta.total as number
}

describe('a change that says what it last saw', () => {
  const change = (values: object, headers: Record<string, string> = {}) =>
    ask('PATCH', `/api/paddocks/${paddock.id}`, values, headers)

  test.each(['x', '"2024"', '9'.repeat(40), 'W/"', '2024-13-45T00:00:00Z', '""'])(
    'is refused in a sentence where %s is no moment, however it is said',
    async moment => {
      const told = { seen: ['seen holds the record’s last known updated_at.'] }
      const one = await change({ area: 41 }, { 'if-match': moment })
      expect([one.status, one.body.errors]).toEqual([422, told])
      const { id } = paddock
      const many = { resources: { [id]: { area: 41 } }, seen: { [id]: moment } }
      const batch = await ask('PATCH', '/api/paddocks/batch', many)
      expect([batch.status, batch.body.errors]).toEqual([422, told])
      const steps = [{ do: 'update', resource: 'paddocks', id, values: { area: 41 }, seen: moment }]
      expect((await ask('POST', '/api/v2/batch', { steps })).status).toBe(422)
      const { data } = (await ask('GET', `/api/paddocks/${id}`)).body
      expect(data).toMatchObject({ area: 40, updated_at: paddock.updated_at })
    },
  )

  test('is refused where somebody else changed the same figure, and is shown what it is now', async () => {
    await change({ area: 41 })
    const late = await change({ area: 42 }, { 'if-match': `"${paddock.updated_at}"` })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'conflict', data: { id: paddock.id, area: 41 } })
  })

  test('merges with a change of another figure', async () => {
    await change({ area: 41 })
    const late = await change({ water_holding: 90 }, { 'if-match': paddock.updated_at })
    expect([late.status, late.body.data.area]).toEqual([200, 41])
  })

  test.each([
    'x',
    '*',
    'W/"1"',
    '1',
    '99999999',
    '2026-13-01T00:00:00Z',
    '+275760-09-13T00:00:00Z',
  ])('is refused where that is no moment: %s', async seen => {
    const one = await change({ area: 42 }, { 'if-match': seen })
    const body = { resources: { [paddock.id]: { area: 42 } }, seen: { [paddock.id]: seen } }
    const batch = await ask('PATCH', '/api/paddocks/batch', body)
    const step = { do: 'update', resource: 'paddocks', id: paddock.id, values: { area: 42 }, seen }
    const mixed = await ask('POST', '/api/v2/batch', { steps: [step] })
    expect([one, batch, mixed].map(({ status }) => status)).toEqual([422, 422, 422])
  })

  test.each([7, true, [], {}])('is refused where that is no text: %j', async seen => {
    const body = { resources: { [paddock.id]: { area: 42 } }, seen: { [paddock.id]: seen } }
    expect((await ask('PATCH', '/api/paddocks/batch', body)).status).toBe(422)
    expect((await ask('PATCH', '/api/paddocks/batch', { ...body, seen: 'x' })).status).toBe(422)
    const step = { do: 'update', resource: 'paddocks', id: paddock.id, values: { area: 42 }, seen }
    expect((await ask('POST', '/api/v2/batch', { steps: [step] })).status).toBe(422)
  })

  test('does not stand in its own way on the same device', async () => {
    await change({ area: 41 }, { 'x-device-id': 'tablet' })
    const seen = { 'if-match': paddock.updated_at }
    expect((await change({ area: 42 }, { ...seen, 'x-device-id': 'tablet' })).status).toBe(200)
    expect((await change({ area: 43 }, { ...seen, 'x-device-id': 'office' })).status).toBe(409)
  })

  test('is refused on the same device where somebody else changed it there, or the same person for another', async () => {
    const device = { 'x-device-id': 'tablet' }
    const late = (area: number, as: Ask) => {
      const { id, updated_at: seen } = paddock
      const steps = [{ do: 'update', resource: 'paddocks', id, values: { area }, seen }]
      return as('POST', '/api/v2/batch', { steps }, device)
    }
    await change({ area: 41 }, device)
    const others = [admin(2), { ...admin(2), actor: 1, impersonation: 1 }]
    for (const viewer of others) {
      const answer = await late(42, asker.as(viewer))
      expect([answer.status, answer.body.data]).toMatchObject([409, [{ area: 41 }]])
    }
    expect((await late(43, ask)).status).toBe(200)
  })

  test('in a batch names every row that moved, and writes none of it', async () => {
    const other = (await ask('POST', '/api/paddocks', newPaddock('Hill'))).body.data
    await change({ area: 41 })
    const answer = await ask('PATCH', '/api/paddocks/batch', {
      resources: { [paddock.id]: { area: 50 }, [other.id]: { area: 51 } },
      seen: { [paddock.id]: paddock.updated_at, [other.id]: other.updated_at },
    })
    expect(answer.status).toBe(409)
    expect(answer.body.data.map(({ id }: { id: number }) => id)).toEqual([paddock.id])
    expect((await ask('GET', `/api/paddocks/${other.id}`)).body.data.area).toBe(40)
  })

  test('two changes in one moment have different times', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(area => change({ area })))
    const times = answers.map(({ body }) => body.data.updated_at as string)
    const { rows } = await sql<{ at: string }>`
      select at from changes where entity = 'paddocks' and "row" = ${paddock.id} and verb = 'update'`.execute(
      db,
    )
    expect(new Set(rows.map(({ at }) => at)).size).toBe(rows.length)
    expect(rows.length).toBe(new Set(times).size)
  })
})

describe('a request with a key', () => {
  const store = (key: string, body: object, as: Ask = ask) =>
    as('POST', '/api/paddocks', body, { 'idempotency-key': key })

  test('is done once, and answered the same again', async () => {
    const key = randomUUID()
    const first = await store(key, newPaddock('North'))
    const second = await store(key, newPaddock('North'))
    expect(first.status).toBe(201)
    expect([second.status, second.text]).toEqual([first.status, first.text])
    expect(await countOf('North')).toBe(1)
  })

  test('is refused for another body', async () => {
    const key = randomUUID()
    await store(key, newPaddock('East'))
    expect((await store(key, newPaddock('West'))).status).toBe(422)
    expect(await countOf('West')).toBe(0)
  })

  test('that arrives many times at once is done once', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => store(key, newPaddock('South'))))
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    expect(await countOf('South')).toBe(1)
  })

  test('that was refused is refused again, also where it could be done by now', async () => {
    const key = randomUUID()
    const body = { ...newPaddock('Later'), property_id: 999_999 }
    const first = await store(key, body)
    expect(first.status).toBe(422)
    const second = await store(key, body)
    expect([second.status, second.body]).toEqual([422, first.body])
  })

  test('is somebody’s own: the same key of another person is another request', async () => {
    const key = randomUUID()
    await store(key, newPaddock('Mine'))
    const other = await store(key, newPaddock('Yours'), asker.as(admin(2)))
    expect(other.status).toBe(201)
  })

  test('is not answered again to whoever no longer reaches the row', async () => {
    const before = somebody(7, { farms: [farm] })
    const key = randomUUID()
    const first = await store(key, newPaddock('Gone'), asker.as(before))
    expect(first.status).toBe(201)
    expect((await store(key, newPaddock('Gone'), asker.as(nobody(7)))).status).toBe(404)
  })
})

describe('a mixed batch', () => {
  const run = (steps: object[], headers = {}) => ask('POST', '/api/v2/batch', { steps }, headers)

  test('lets a later step name what an earlier one made', async () => {
    const answer = await run([
      {
        do: 'store',
        resource: 'rain_gauges',
        ref: 'yard',
        values: { farm_id: farm, name: 'Yard' },
      },
      {
        do: 'update',
        resource: 'paddocks',
        id: paddock.id,
        values: { rain_gauge_id: { $ref: 'yard' } },
      },
      {
        do: 'store',
        resource: 'rainfalls',
        values: { rain_gauge_id: { $ref: 'yard' }, date: '2024-05-01', total_mm: 12 },
      },
    ])
    expect(answer.status).toBe(200)
    const [gauge, changed, rain] = answer.body.data
    expect(gauge).toMatchObject({ do: 'store', resource: 'rain_gauges', ref: 'yard' })
    expect(changed.data.rain_gauge_id).toBe(gauge.data.id)
    expect(rain.data).toMatchObject({ rain_gauge_id: gauge.data.id, farm_id: farm })
  })

  test('is all or nothing, and says which step could not be done', async () => {
    const answer = await run([
      { do: 'store', resource: 'paddocks', values: newPaddock('Kept') },
      { do: 'update', resource: 'paddocks', id: paddock.id, values: { area: -1 } },
    ])
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual(['steps.1.values.area'])
    expect(await countOf('Kept')).toBe(0)
  })

  test('answers one result a step, in order, however they were written', async () => {
    const names = ['One', 'Two', 'Three']
    const steps = names.map(name => ({
      do: 'store',
      resource: 'paddocks',
      values: newPaddock(name),
    }))
    const answer = await run([...steps, { do: 'destroy', resource: 'paddocks', id: paddock.id }])
    expect(answer.body.data.map(({ data }: { data: { name: string } }) => data.name)).toEqual([
      ...names,
      'River',
    ])
    expect(answer.body.data[3].data.deleted_at).not.toBeNull()
  })

  test('links rows through a relation', async () => {
    const other = (await run([{ do: 'store', resource: 'farms', values: { farm_name: 'Other' } }]))
      .body.data[0].data
    const answer = await run([
      {
        do: 'attach',
        resource: 'farms',
        id: other.id,
        relation: 'periods',
        values: { resources: [period] },
      },
    ])
    expect(answer.body.data[0]).toMatchObject({ do: 'attach', attached: [period] })
  })

  test.each([
    ['no steps', {}, 'steps'],
    ['a kind that is not there', { do: 'store', resource: 'padocks' }, 'steps.0.resource'],
    ['a verb that is not there', { do: 'plough', resource: 'paddocks' }, 'steps.0.do'],
    [
      'a row that nobody made',
      { do: 'update', resource: 'paddocks', id: { $ref: 'x' } },
      'steps.0.id',
    ],
    [
      'a relation that is not there',
      { do: 'attach', resource: 'farms', id: 1, relation: 'x' },
      'steps.0.relation',
    ],
  ])('with %s is refused by its place', async (_name, step, at) => {
    const answer = await ask('POST', '/api/v2/batch', 'do' in step ? { steps: [step] } : {})
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [at]])
  })

  test('with a key is done once', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const steps = [{ do: 'store', resource: 'paddocks', values: newPaddock('Once') }]
    const [first, second] = [await run(steps, headers), await run(steps, headers)]
    expect(second.text).toBe(first.text)
    expect(await countOf('Once')).toBe(1)
  })
})

describe('the history', () => {
  test('has a line for every write, with what changed and nothing else', async () => {
    await ask('PATCH', `/api/paddocks/${paddock.id}`, { name: 'Riverside', area: 40 })
    await ask('PATCH', `/api/paddocks/${paddock.id}`, { name: 'Riverside' })
    await ask('DELETE', `/api/paddocks/${paddock.id}`)
    await ask('POST', `/api/paddocks/${paddock.id}/restore`)
    const filters = [
      { field: 'entity', value: 'paddocks' },
      { field: 'row', value: paddock.id },
    ]
    const { body } = await ask('POST', '/api/changes/search', { filters })
    const lines = body.data as {
      verb: string
      before: object
      after: object
      farm_id: number
      user_id: number
    }[]
    expect(lines.map(({ verb }) => verb)).toEqual(['store', 'update', 'destroy', 'restore'])
    expect(lines[1]).toMatchObject({ before: { name: 'River' }, after: { name: 'Riverside' } })
    expect(Object.keys(lines[1]?.after ?? {})).toEqual(['name'])
    expect(lines.every(line => line.farm_id === farm && line.user_id === 1)).toBe(true)
  })

  test('keeps what is gone for good', async () => {
    await ask('DELETE', `/api/paddocks/${paddock.id}?force=true`)
    const { rows } = await sql<{ verb: string; before: { name: string } }>`
      select verb, "before" from changes where entity = 'paddocks' and "row" = ${paddock.id}
      order by id desc limit 1`.execute(db)
    expect(rows[0]).toMatchObject({ verb: 'erase', before: { name: 'River' } })
  })
})
