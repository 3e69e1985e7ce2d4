import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PersonName } from '../access/people.ts'
import { ownDatabase } from '../own-database.ts'
import { digestOf } from '../stored-digest.ts'
import { besiege } from './siege.ts'
import type { Siege } from './siege.ts'

const { db } = ownDatabase()
let siege: Siege
beforeAll(async () => {
  siege = await besiege(db)
})
afterAll(() => siege.close())

/** What the headers may claim: the other farm, farms that are not there, and no farm at all. */
const claims = () =>
  [siege.other('farms'), siege.home('farms'), 999_999, -1, 'x', "1' or 1=1", '1, 2', ''].map(
    farm => ({
      'x-farm-id': String(farm),
      'x-business-id': String(typeof farm === 'number' ? siege.other('businesses') : farm),
      'x-period-id': String(typeof farm === 'number' ? siege.other('periods') : farm),
    }),
  )

describe.each<PersonName>(['worker', 'farm manager', 'collector', 'nobody', 'customer'])(
  'a farm, a business and a period in the headers of the %s',
  name => {
    test('change no answer', async () => {
      const ask = siege.as(name)
      const reads = [
        '/api/farms?limit=0',
        '/api/paddocks?limit=0&include=farm,crop_collections',
        '/api/businesses?include=farms&with_count=farms',
        '/api/users?limit=0',
        '/api/changes?limit=0',
        '/api/crop_sale_actuals?limit=0',
        '/api/auth/me',
        '/api/bills',
        `/api/farms/${siege.other('farms')}`,
        `/api/paddocks/${siege.other('paddocks')}`,
        `/api/farms/${siege.other('farms')}/paddocks`,
        `/api/farms/${siege.other('farms')}/users`,
      ]
      for (const url of reads) {
        const plain = await ask('GET', url)
        for (const headers of claims()) {
          const claimed = await ask('GET', url, undefined, headers)
          expect([url, claimed.status, claimed.body]).toEqual([url, plain.status, plain.body])
        }
      }
    })

    test('open no write on the other farm, and none in a closed period', async () => {
      const ask = siege.as(name)
      const before = await digestOf(siege.world.kept)
      const { handedIn } = siege.world.home
      for (const headers of claims()) {
        const tried = [
          ['PATCH', `/api/paddocks/${siege.other('paddocks')}`, { name: 'Mine' }],
          ['PATCH', `/api/farms/${siege.other('farms')}`, { farm_name: 'Mine' }],
          ['POST', '/api/rain_gauges', { farm_id: siege.other('farms'), name: 'Mine' }],
          ['POST', `/api/farms/${siege.other('farms')}/rain_gauges`, { name: 'Mine' }],
          ['DELETE', `/api/rain_gauges/${siege.other('rain_gauges')}`],
          ['POST', '/api/rain_gauges', { name: 'Mine' }],
          ...(name === 'collector'
            ? []
            : [['PATCH', `/api/paddocks/${handedIn.get('paddocks')}`, { name: 'Mine' }] as const]),
        ] as const
        for (const [method, url, body] of tried) {
          const { status } = await ask(method, url, body, headers)
          expect([403, 404, 422], `${method} ${url}`).toContain(status)
        }
      }
      expect(await digestOf(siege.world.kept)).toEqual(before)
    })
  },
)

test('what is written is on the farm that is written, whatever a header says', async () => {
  const headers = claims()[0] ?? {}
  const row = { farm_id: siege.home('farms'), name: 'Here' }
  const stored = await siege.as('worker')('POST', '/api/rain_gauges', row, headers)
  expect([stored.status, stored.body.data.farm_id]).toEqual([201, siege.home('farms')])
  const { rows } = await sql<{ farm_id: number }>`
    select farm_id from changes where entity = 'rain_gauges' order by id desc limit 1`.execute(db)
  expect(rows).toEqual([{ farm_id: siege.home('farms') }])
})
