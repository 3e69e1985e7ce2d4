// What clients send by mistake, one case each: it is refused clearly and at once, and afterwards
// everything is as before.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askingFurrow } from './asking.ts'
import type { Answer, Asker } from './asking.ts'
import { fillTwoFarms } from './generated/fill-two-farms.ts'
import { fingerprintOf } from './generated/fingerprint.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()
let asker: Asker
let untouched: string
beforeAll(async () => {
  await fillTwoFarms(db)
  asker = await askingFurrow(db)
  untouched = await fingerprintOf(db)
})
afterAll(async () => {
  await asker.close()
  expect(asker.lines.filter(line => line.includes('"bug":'))).toEqual([])
})

const ask = (...request: Parameters<Asker['ask']>) => asker.ask(...request)
const search = (body: unknown, query = '') => ask('POST', `/api/paddocks/search${query}`, body)
const filter = (field: string, operator: string, value: unknown) =>
  search({ filters: [{ field, operator, value }] })
const idsIn = ({ body }: Answer) => (body.data as { id: number }[]).map(({ id }) => id)

async function expectUnharmed() {
  expect((await ask('GET', '/api/paddocks/1')).status).toBe(200)
  expect(await fingerprintOf(db)).toBe(untouched)
}

describe('a name that nothing has is refused, and the nearest one is told', () => {
  test.each([
    ['resource', '/api/paddok', 404, 'paddocks'],
    ['resource, behind v2', '/api/v2/padocks/1', 404, 'paddocks'],
    ['relation', '/api/paddocks/1/crop_colections', 404, 'crop_collections'],
    ['include', '/api/paddocks?include=crop_colections', 422, 'crop_collections'],
    ['include below another', '/api/paddocks?include=crop_collections.padock', 422, 'paddock'],
    ['count', '/api/paddocks?with_count=crop_colections', 422, 'crop_collections'],
    ['sum', '/api/farms?with_sum=paddocks.aera', 422, 'area'],
  ])('%s', async (_, url, status, nearest) => {
    const answer = await ask('GET', url)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toMatch(new RegExp(String.raw`\b${nearest}\?`))
  })

  test.each([
    ['field', { filters: [{ field: 'aera', value: 1 }] }, 'filters.0.field', 'area'],
    [
      'field in a group',
      { filters: [{ nested: [{ field: 'naem', value: 1 }] }] },
      'filters.0.nested.0.field',
      'name',
    ],
    [
      'relation of a field',
      { filters: [{ field: 'farn.farm_name', value: 1 }] },
      'filters.0.field',
      'farm',
    ],
    [
      'field of a relation',
      { filters: [{ field: 'crop_collections.note', value: 1 }] },
      'filters.0.field',
      'notes',
    ],
    ['scope', { scopes: [{ name: 'FarmIdln', parameters: [[1]] }] }, 'scopes.0.name', 'FarmIdIn'],
    ['sort', { sort: [{ field: 'soil_typ' }] }, 'sort.0.field', 'soil_type'],
    ['include', { includes: [{ relation: 'propety' }] }, 'includes.0.relation', 'property'],
  ])('%s', async (_, body, at, nearest) => {
    const answer = await search(body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual([at])
    expect(answer.body.errors[at][0]).toMatch(new RegExp(String.raw`\b${nearest}\?`))
  })

  test('an operator: all that there are are told', async () => {
    const answer = await filter('area', 'ilke', '1')
    expect(answer.status).toBe(422)
    expect(answer.body.errors['filters.0.operator'][0]).toMatch(/ilke.*not ilike/)
  })

  test.each(['__proto__', 'constructor', 'toString'])('%s is a name like any other', async word => {
    const places = [
      await ask('GET', `/api/${word}`),
      await ask('GET', `/api/paddocks/1/${word}`),
      await ask('GET', `/api/paddocks?include=${word}`),
      await filter(word, '=', 1),
      await filter(`farm.${word}`, '=', 1),
      await filter('id', word, 1),
      await search({ sort: [{ field: word }] }),
      await search({ scopes: [{ name: word }] }),
    ]
    expect(places.map(({ status }) => status)).toEqual([404, 404, 422, 422, 422, 422, 422, 422])
  })

  test('secrets and hidden columns have no names', async () => {
    for (const field of ['password', 'deletion_id', 'manager.password', 'ctid']) {
      const answer = await ask('POST', '/api/users/search', { filters: [{ field, value: 'x' }] })
      expect(answer.status, field).toBe(422)
    }
  })
})

describe('a value that does not fit is refused', () => {
  test.each([
    ['text on a number', 'area', '=', 'large'],
    ['text on a key', 'farm_id', 'in', [1, 'x']],
    ['true on a number', 'area', '>', true],
    ['a number on a date', 'created_at', '<', 20_240_202],
    ['no day of the calendar', 'created_at', '=', '2024-02-30'],
    ['a pattern on a date', 'created_at', 'like', '2024%'],
    ['a list for one value', 'area', '=', [1]],
    ['nothing below something', 'area', '<', null],
    ['an object', 'name', '=', { a: 1 }],
    ['a NUL', 'name', '=', 'a\0b'],
    ['half a character', 'name', 'like', '%\ud83c'],
    ['half a character in a list', 'name', 'in', ['\udfff']],
  ])('%s', async (_, field, operator, value) => {
    const answer = await filter(field, operator, value)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual(['filters.0.value'])
  })

  test('a filter without a value is refused', async () => {
    expect((await search({ filters: [{ field: 'area' }] })).status).toBe(422)
  })

  test.each(['9223372036854775808', '-9223372036854775809', '9'.repeat(100)])(
    '%s is no number of a row',
    async number => {
      const found = await filter('id', '=', number)
      expect([200, 422]).toContain(found.status)
      expect(found.body.data ?? []).toEqual([])
      expect((await ask('GET', `/api/paddocks/${number}`)).status).toBe(404)
      expect((await ask('PATCH', '/api/paddocks/1', { property_id: number })).status).toBe(422)
      expect((await ask('PATCH', '/api/paddocks/1', `{"area":${number}e300}`)).status).toBe(422)
      await expectUnharmed()
    },
  )

  test.each([['a\0b'], ['\ud800'], [{}], [[]], [5], ['x'.repeat(61)], ['']])(
    'a paddock is not called %j',
    async name => {
      const answer = await ask('PATCH', '/api/paddocks/1', { name })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors)).toEqual(['name'])
      await expectUnharmed()
    },
  )

  test('a paddock does not follow itself', async () => {
    const linked = await ask('POST', '/api/paddocks/1/prior_paddocks/attach', { resources: [1] })
    const set = await ask('PATCH', '/api/paddocks/1', { primary_parent_paddock_id: 1 })
    expect([linked.status, set.status]).toEqual([422, 422])
    await expectUnharmed()
  })
})

describe('too much of anything is refused at once', () => {
  const times = <T>(howMany: number, one: T) => Array.from({ length: howMany }, () => one)
  const one = { field: 'id', operator: '>', value: 0 }
  const groups = (depth: number): object => (depth === 0 ? one : { nested: [groups(depth - 1)] })
  const round = (words: number) =>
    times(words, 'crop_collections.paddock').join('.').split('.').slice(0, words).join('.')

  test.each<[string, number, object]>([
    ['50 filters', 200, { filters: times(50, one) }],
    ['51 filters', 422, { filters: times(51, one) }],
    ['51 filters in groups', 422, { filters: times(3, { nested: times(17, one) }) }],
    ['filters 5 deep', 200, { filters: [groups(5)] }],
    ['filters 6 deep', 422, { filters: [groups(6)] }],
    ['10 sorts', 200, { sort: times(10, { field: 'name' }) }],
    ['11 sorts', 422, { sort: times(11, { field: 'name' }) }],
    ['25 aggregates', 200, { aggregates: times(25, { relation: 'farm', type: 'count' }) }],
    ['26 aggregates', 422, { aggregates: times(26, { relation: 'farm', type: 'count' }) }],
    ['26 includes', 422, { includes: times(26, { relation: 'farm' }) }],
    ['includes that come back once', 200, { includes: [{ relation: round(2) }] }],
    ['includes that come back twice', 422, { includes: [{ relation: round(3) }] }],
    ['includes that go round', 422, { includes: [{ relation: 'farm.paddocks.farm.paddocks' }] }],
    ['includes that go round, 6 deep', 422, { includes: [{ relation: round(6) }] }],
  ])('%s: %d', async (_, status, body) => {
    expect((await search(body)).status).toBe(status)
  })

  test('a row may be included in itself once', async () => {
    const way = (depth: number) => times(depth, 'primary_parent').join('.')
    expect((await ask('GET', `/api/paddocks?include=${way(1)}`)).status).toBe(200)
    const { status, body } = await ask('GET', `/api/paddocks?include=${way(2)}`)
    expect([status, body.message]).toEqual([
      422,
      'primary_parent.primary_parent leads back to the same kind of record more than once.',
    ])
  })

  test('includes go 5 deep where they do not come back', async () => {
    const way = 'crop_collection.paddock.property.farm.business_farm'
    const path = '/api/sowing_collection_events?include='
    expect((await ask('GET', path + way)).status).toBe(200)
    expect((await ask('GET', `${path}${way}.business`)).status).toBe(422)
  })

  test('a body of 10 MB is not read', async () => {
    const answer = await search(`{"filters":[],"more":"${'x'.repeat(10 * 1024 * 1024)}"}`)
    expect(answer.status).toBe(413)
    expect(answer.body).toEqual({ message: expect.any(String), code: 'too_large' })
    await expectUnharmed()
  })

  test.each([
    ['groups', `{"filters":${'[{"nested":'.repeat(10_000)}[]${'}]'.repeat(10_000)}}`],
    [
      'lists',
      `{"filters":[{"field":"tags","operator":"any in","value":${'['.repeat(10_000)}${']'.repeat(10_000)}}]}`,
    ],
    ['objects', `{"sort":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
  ])('JSON 10,000 deep, of %s', async (_, text) => {
    const began = performance.now()
    expect((await search(text)).status).toBe(422)
    expect(
      (await ask('PATCH', '/api/crop_types/1', text.replace(/"\w+"/, '"options"'))).status,
    ).toBe(422)
    expect(performance.now() - began).toBeLessThan(2000)
    await expectUnharmed()
  })
})

describe('a body is a JSON object', () => {
  test.each(['5', '"text"', 'true', 'null', '[]', '[{"name":"x"}]'])('not %s', async body => {
    for (const [method, url] of [
      ['POST', '/api/paddocks'],
      ['PATCH', '/api/paddocks/1'],
      ['POST', '/api/paddocks/search'],
      ['PATCH', '/api/paddocks/batch'],
    ] as const) {
      const answer = await ask(method, url, body)
      expect(answer.status, `${method} ${url}`).toBe(400)
      expect(answer.body.message).toEqual(expect.any(String))
    }
  })

  test.each(['{', '{"name":}', "{'name':1}", '{"name":"x"}}', 'name=x'])('not %s', async body => {
    const answer = await ask('PATCH', '/api/paddocks/1', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ message: expect.any(String), code: 'bad_request' })
    await expectUnharmed()
  })

  test('a search may come without one', async () => {
    expect(await search({}).then(idsIn)).toEqual(await search(undefined).then(idsIn))
  })
})

describe('limit and page', () => {
  test('limit=0 is everything, on one page', async () => {
    const { body } = await ask('GET', '/api/paddocks?limit=0&page=7')
    const total = body.data.length
    expect(total).toBeGreaterThan(30)
    expect(body.meta).toMatchObject({
      per_page: total,
      total,
      current_page: 1,
      last_page: 1,
      from: 1,
      to: total,
    })
  })

  test.each(['-1', '2.5', 'abc', '5abc', '1e1', '10001', '99999999999999999999'])(
    'limit=%s is refused',
    async limit => {
      expect((await ask('GET', `/api/paddocks?limit=${limit}`)).status).toBe(422)
      expect((await search({}, `?limit=${limit}`)).status).toBe(422)
    },
  )

  test.each(['0', '-1', '2.5', 'abc', ''])('page=%s is the first', async page => {
    const { body } = await ask('GET', `/api/paddocks?limit=2&page=${page}`)
    expect(body.meta.current_page).toBe(1)
  })

  test.each(['1000', '9007199254740991', '99999999999999999999'])(
    'page=%s is beyond the last, and empty',
    async page => {
      const { status, body } = await ask('GET', `/api/paddocks?page=${page}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ data: [], meta: { from: null, to: null } })
    },
  )
})
