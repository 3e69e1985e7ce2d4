// What clients send in odd forms: flags as text, a body with a GET, an empty form, a slash too many.
// It is taken as it was meant.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askingFurrow } from './asking.ts'
import type { Answer, Asker } from './asking.ts'
import { fillTwoFarms } from './generated/fill-two-farms.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()
let asker: Asker
beforeAll(async () => {
  await fillTwoFarms(db)
  asker = await askingFurrow(db)
})
afterAll(() => asker.close())

const ask = (...request: Parameters<Asker['ask']>) => asker.ask(...request)
const search = (body: unknown, query = '') => ask('POST', `/api/paddocks/search${query}`, body)
const idsIn = ({ body }: Answer) => (body.data as { id: number }[]).map(({ id }) => id)
const goneSince = async (path: string) =>
  (await ask('GET', `${path}?with_trashed=true`)).body?.data?.deleted_at

describe('methods and addresses', () => {
  test('HEAD is answered wherever GET is, without a body', async () => {
    for (const path of [
      '/api/paddocks',
      '/api/paddocks/1',
      '/api/paddocks/1/crop_collections',
      '/api/paddocks?limit=0',
    ]) {
      const answer = await ask('HEAD', path)
      expect([answer.status, answer.text], path).toEqual([200, ''])
    }
    expect((await ask('HEAD', '/api/paddocks/999999')).status).toBe(404)
  })

  test('PUT is PATCH on one row, and nowhere else', async () => {
    expect((await ask('PUT', '/api/farm_properties/1', { nope: 1 })).status).toBe(200)
    expect((await ask('PUT', '/api/paddocks', {})).status).toBe(405)
    expect((await ask('PUT', '/api/paddocks/batch', { resources: { 1: {} } })).status).toBe(404)
    expect((await ask('PUT', '/api/farms/1/periods/sync', { resources: [] })).status).toBe(404)
  })

  test('another method is told which ones are possible', async () => {
    const answer = await ask('DELETE', '/api/paddocks')
    expect(answer.status).toBe(405)
    expect(answer.headers['allow']).toBe('GET, HEAD, POST')
  })

  test('a slash at the end says nothing', async () => {
    for (const path of [
      '/api/paddocks',
      '/api/paddocks/1',
      '/api/v2/paddocks/1/crop_collections',
    ]) {
      const [plain, slashed] = [await ask('GET', path), await ask('GET', `${path}/`)]
      expect(slashed.status).toBe(200)
      expect(slashed.body.data).toEqual(plain.body.data)
    }
  })

  test.each(['abc', '1.5', '-1', '0', '1e3', '%00', '１', '1%2F2', 'x'.repeat(3000)])(
    '%s is the number of no row',
    async number => {
      const paths = ['', '/crop_collections', '/farm'].map(more => `/api/paddocks/${number}${more}`)
      const answers = await Promise.all(paths.map(path => ask('GET', path)))
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    },
  )
})

describe('as the published client asks', () => {
  test('a GET that still carries the body of the call before is a GET', async () => {
    const stale = {
      filters: [{ field: 'id', value: 2 }],
      page: 2,
      limit: 1,
      includes: [{ relation: 'nope' }],
      resources: 5,
    }
    const [plain, carrying] = [
      await ask('GET', '/api/paddocks?limit=5'),
      await ask('GET', '/api/paddocks?limit=5', stale),
    ]
    expect(carrying.status).toBe(200)
    expect(carrying.body).toEqual(plain.body)
    expect((await ask('GET', '/api/paddocks/1', stale)).body.data.id).toBe(1)
    expect((await ask('GET', '/api/paddocks/1/crop_collections', stale)).status).toBe(200)
  })

  test('a GET takes no offence at what it carries', async () => {
    for (const body of ['{', '[]', '5', 'null']) {
      expect((await ask('GET', '/api/paddocks?limit=5', body)).status, body).toBe(200)
    }
  })

  test('true and false are understood behind "?", in any case and as figures', async () => {
    const ids = async (query: string) => idsIn(await ask('GET', `/api/paddocks?limit=0&${query}`))
    const [live, all] = [await ids(''), await ids('with_trashed=true')]
    const gone = all.filter(id => !live.includes(id))
    expect(gone.length).toBeGreaterThan(2)
    for (const yes of ['1', 'TRUE', 'on', 'Yes'])
      expect(await ids(`with_trashed=${yes}`)).toEqual(all)
    for (const no of ['0', 'false', 'no', '', 'maybe'])
      expect(await ids(`with_trashed=${no}`)).toEqual(live)
    expect(await ids('only_trashed=1')).toEqual(gone)
    expect(await ids('only_trashed=1&with_trashed=1')).toEqual(all)
    expect(idsIn(await search({ with_trashed: true }, '?limit=0'))).toEqual(live)
  })
})

describe('force', () => {
  test.each(['false', '0', '', 'no', 'FALSE'])(
    'force=%s deletes so that it can be undone',
    async force => {
      const path = '/api/rainfalls/1'
      expect((await ask('DELETE', `${path}?force=${force}`)).status).toBe(200)
      expect(await goneSince(path)).toEqual(expect.any(String))
      expect((await ask('POST', `${path}/restore`)).body.data.deleted_at).toBeNull()
    },
  )

  test('force in the body says nothing', async () => {
    const batch = { resources: [2], force: true }
    expect((await ask('DELETE', '/api/rainfalls/batch', batch)).status).toBe(200)
    expect(await goneSince('/api/rainfalls/2')).toEqual(expect.any(String))
  })

  test.each(['true', '1', 'on', 'YES'])('force=%s removes for good', async force => {
    const { body } = await ask('POST', '/api/rain_gauges', { name: force, farm_id: 1 })
    const path = `/api/rain_gauges/${body.data.id}`
    expect((await ask('DELETE', `${path}?force=${force}`)).status).toBe(200)
    expect((await ask('GET', `${path}?with_trashed=true`)).status).toBe(404)
  })
})

describe('restore', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test('comes as an empty form', async () => {
    await ask('DELETE', '/api/rainfalls/4')
    const answer = await ask('POST', '/api/rainfalls/4/restore', '', form)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ id: 4, deleted_at: null })
  })

  test('comes without anything, or with something that says nothing', async () => {
    for (const body of [undefined, {}, { deleted_at: '2024-01-01' }]) {
      await ask('DELETE', '/api/rainfalls/4')
      expect((await ask('POST', '/api/rainfalls/4/restore', body)).status).toBe(200)
      expect(await goneSince('/api/rainfalls/4')).toBeNull()
    }
  })

  test('of a row that is there leaves it as it is', async () => {
    const [before, answer] = [
      await ask('GET', '/api/rainfalls/5'),
      await ask('POST', '/api/rainfalls/5/restore'),
    ]
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual(before.body.data)
  })

  test('a form that is not empty is not read', async () => {
    expect((await ask('POST', '/api/rainfalls/5/restore', 'name=x', form)).status).toBe(415)
  })
})

describe('duplicates and detaching', () => {
  const linked = async () =>
    (await ask('GET', '/api/farms/1/crop_types?limit=0')).body.data.map(
      ({ id }: { id: number }) => id,
    )

  test.each(['maybe', '2', 'x'])('%s is neither yes nor no', async word => {
    const body = { resources: [] }
    expect((await ask('POST', `/api/farms/1/periods/attach?duplicates=${word}`, body)).status).toBe(
      422,
    )
    const sync = await ask('PATCH', `/api/farms/1/periods/sync?detaching=${word}`, body)
    expect(sync.status).toBe(422)
    expect(Object.keys(sync.body.errors)).toEqual(['detaching'])
  })

  test.each(['0', 'false'])('detaching=%s, as text, leaves the other links', async word => {
    const before = await linked()
    const answer = await ask('PATCH', `/api/farms/1/periods/sync?detaching=${word}`, {
      resources: [1],
    })
    expect(answer.body).toEqual({ attached: [], detached: [], updated: [] })
    expect(await linked()).toEqual(before)
  })

  test.each(['0', '1', 'false', 'true'])(
    'duplicates=%s makes no second link where a pair stands but once',
    async word => {
      const path = `/api/farms/1/periods/attach?duplicates=${word}`
      expect((await ask('POST', path, { resources: ['1', 2] })).body).toEqual({ attached: [] })
    },
  )

  test('both may stand in the body', async () => {
    const attach = { resources: [1], duplicates: 'maybe' }
    expect((await ask('POST', '/api/farms/1/periods/attach', attach)).status).toBe(422)
    const sync = { resources: [1], detaching: false }
    expect((await ask('PATCH', '/api/farms/1/periods/sync', sync)).body.detached).toEqual([])
  })
})
