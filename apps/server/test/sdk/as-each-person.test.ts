// The published client signs in with a token and works as each kind of person, over a real socket: each
// does their own, and is refused what is not theirs.

import { AuthDriver } from '@tailflow/laravel-orion/lib/drivers/default/enums/authDriver.js'
import { FilterOperator } from '@tailflow/laravel-orion/lib/drivers/default/enums/filterOperator.js'
import { Orion } from '@tailflow/laravel-orion/lib/orion.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '../../src/access/sign-in/passwords.ts'
import { makeWorld } from '../access/world.ts'
import type { World } from '../access/world.ts'
import { listening } from '../hostile/listening.ts'
import type { Listening } from '../hostile/listening.ts'
import { ownDatabase } from '../own-database.ts'
import { expectRefused } from './expect-refused.ts'
import { Farm, Paddock, Period, Person, RainGauge } from './models.ts'
import { keysOf } from './world.ts'

const { db } = ownDatabase()
const password = 'gum tree by the creek'
let world: World
let server: Listening
let origin: string
beforeAll(async () => {
  world = await makeWorld(db)
  server = await listening(db)
  origin = await server.listen()
  await sql`update users set password = ${await hashPassword(password)}`.execute(db)
})
beforeEach(() => {
  Orion.init(origin)
  Orion.withoutToken()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

const home = (entity: string) => world.made.home.get(entity) ?? 0
const other = (entity: string) => world.made.other.get(entity) ?? 0

/** As an application would: the client's own HTTP client asks, and the client is given the token. */
async function signInAs(name: string): Promise<string> {
  const credentials = { email: `${name.replaceAll(' ', '.')}@example.com`, password }
  const { data } = await Orion.makeHttpClient()
    .getAxios()
    .post<{ token: string }>(`${origin}/api/login`, credentials)
  Orion.setToken(data.token)
  return data.token
}

let gauges = 0
const gaugeOn = (farm_id: number) => {
  gauges += 1
  return { farm_id, name: `By the client ${gauges}` }
}

/** Whoever records on the home farm. */
async function keepGauges(): Promise<void> {
  const gauge = await RainGauge.$query().store(gaugeOn(home('farms')))
  const key = gauge.$getKey()
  expect((await RainGauge.$query().find(key)).$attributes).toMatchObject(gauge.$attributes)
  const named = { name: `${String(gauge.$attributes['name'])}, moved` }
  expect((await RainGauge.$query().update(key, named)).$attributes).toMatchObject(named)
  const found = RainGauge.$query().filter('name', FilterOperator.Equal, named.name)
  expect(keysOf(await found.search())).toEqual([key])
  const [one, two] = [gaugeOn(home('farms')), gaugeOn(home('farms'))].map(row => new RainGauge(row))
  if (!one || !two) throw new Error('Two gauges were made.')
  const stored = keysOf(await RainGauge.$query().batchStore([one, two]))
  expect(keysOf(await RainGauge.$query().batchDelete(stored.map(Number)))).toEqual(stored)
  await RainGauge.$query().destroy(key)
  await expectRefused(404, RainGauge.$query().find(key))
  expect((await RainGauge.$query().restore(key)).$getKey()).toBe(key)
}

async function expectStranger(farm: number, { gauge, paddock }: Readonly<Record<string, number>>) {
  await expectRefused(404, Farm.$query().find(farm))
  await expectRefused(404, RainGauge.$query().find(gauge ?? 0))
  await expectRefused(404, RainGauge.$query().update(gauge ?? 0, { name: 'Mine' }))
  await expectRefused(404, RainGauge.$query().destroy(gauge ?? 0))
  await expectRefused(422, RainGauge.$query().store(gaugeOn(farm)), ['farm_id'])
  await expectRefused(
    404,
    Paddock.$query()
      .with(['farm'])
      .find(paddock ?? 0),
  )
  const list = await RainGauge.$query().scope('FarmIdIn', [farm]).search(0)
  expect(list).toEqual([])
  await expectRefused(404, new Farm({ id: farm }).users().get())
}

const rowsOf = (side: (entity: string) => number) => ({
  gauge: side('rain_gauges'),
  paddock: side('paddocks'),
})

describe('the client, given a token by signing in, works', () => {
  test('as an administrator, who sees and changes everything', async () => {
    await signInAs('admin')
    expect(keysOf(await Farm.$query().get(0))).toEqual(
      expect.arrayContaining([home('farms'), other('farms')]),
    )
    await keepGauges()
    const period = await Period.$query().find(home('periods'))
    expect((await period.$save({ name: 'Renamed' })).$attributes['name']).toBe('Renamed')
    const row = { name: 'Added', email: 'added@example.com' }
    const person = await Person.$query().store(row)
    expect((await Person.$query().destroy(person.$getKey())).$attributes).toMatchObject(row)
  })

  test.each(['farm manager', 'farmer', 'business manager'] as const)(
    'as a %s, who runs a farm',
    async name => {
      await signInAs(name)
      expect(keysOf(await Farm.$query().get(0))).toEqual([home('farms')])
      await keepGauges()
      const farm = await Farm.$query().find(home('farms'))
      expect((await farm.$save({ farm_name: 'By its owner' })).$attributes['farm_name']).toBe(
        'By its owner',
      )
      const worker = world.ids.get('worker') ?? 0
      expect(await farm.users().updatePivot(worker, { is_farms_manager: false })).toBeDefined()
      await expectRefused(403, Farm.$query().store({ farm_name: 'Another' }))
      await expectRefused(403, Period.$query().update(home('periods'), { name: 'Mine' }))
      await expectStranger(other('farms'), rowsOf(other))
    },
  )

  test('as a worker, who records', async () => {
    await signInAs('worker')
    expect(keysOf(await Farm.$query().get(0))).toEqual([home('farms')])
    await keepGauges()
    const farm = new Farm({ id: home('farms') })
    const me = world.ids.get('worker') ?? 0
    await expectRefused(403, Farm.$query().update(home('farms'), { farm_name: 'Mine' }))
    await expectRefused(403, farm.users().updatePivot(me, { is_farms_manager: true }))
    await expectRefused(403, farm.users().attach([world.ids.get('member') ?? 0]))
    await expectRefused(403, RainGauge.$query().destroy(home('rain_gauges'), true))
    const handedIn = world.home.handedIn.get('paddocks') ?? 0
    await expectRefused(403, Paddock.$query().update(handedIn, { name: 'Late' }))
    await expectStranger(other('farms'), rowsOf(other))
  })

  test('as a consultant, where they are on a project', async () => {
    await signInAs('collector')
    expect(keysOf(await Farm.$query().get(0))).toEqual([home('farms')])
    await keepGauges()
    const handedIn = world.home.handedIn.get('paddocks') ?? 0
    const paddock = await Paddock.$query().find(handedIn)
    expect((await paddock.$save({ area: 5 })).$attributes['area']).toBe(5)
    const released = world.home.released.get('paddocks') ?? 0
    await expectRefused(403, Paddock.$query().update(released, { area: 5 }))
    await expectRefused(403, Farm.$query().update(home('farms'), { farm_name: 'Mine' }))
    await expectStranger(other('farms'), rowsOf(other))
  })

  test.each(['nobody', 'idle consultant', 'former manager'] as const)(
    'as a %s, who belongs nowhere',
    async name => {
      await signInAs(name)
      expect(await Farm.$query().get(0)).toEqual([])
      expect(await RainGauge.$query().search(0)).toEqual([])
      const me = world.ids.get(name) ?? 0
      expect(keysOf(await Person.$query().get(0))).toEqual([me])
      expect((await Person.$query().update(me, { color: '#123456' })).$attributes).toMatchObject({
        id: me,
        color: '#123456',
        admin: false,
      })
      expect(await Period.$query().get(0)).not.toEqual([])
      await expectRefused(403, Period.$query().update(home('periods'), { name: 'Mine' }))
      await expectStranger(home('farms'), rowsOf(home))
      await expectStranger(other('farms'), rowsOf(other))
    },
  )
})

describe('the client is told', () => {
  test.each(['expires_at', 'ends_at'])('when %s of its token has come', async column => {
    await signInAs('worker')
    expect(await Farm.$query().get()).toHaveLength(1)
    await sql`
      update tokens set ${sql.ref(column)} = now() - interval '1 minute'
      where user_id = ${world.ids.get('worker')}`.execute(db)
    await expectRefused(401, Farm.$query().get())
    await expectRefused(401, RainGauge.$query().store(gaugeOn(home('farms'))))
    await expectRefused(401, Paddock.$query().search(0))
  })

  test('when it has no token, or one that was signed out', async () => {
    await expectRefused(401, Farm.$query().get())
    const token = await signInAs('worker')
    const headers = { Authorization: `Bearer ${token}` }
    await Orion.makeHttpClient().getAxios().post(`${origin}/api/logout`, {}, { headers })
    await expectRefused(401, Farm.$query().get())
  })
})

test('the client fetches its cookie, as in a browser, and then signs in as ever', async () => {
  // A browser keeps the cookie; this one keeps what the server sets in a jar of its own.
  const jar = { cookie: '' }
  vi.stubGlobal('document', jar)
  Orion.setAuthDriver(AuthDriver.Sanctum)
  const http = Orion.makeHttpClient().getAxios().create()
  http.interceptors.response.use(answer => {
    jar.cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
    return answer
  })
  Orion.makeHttpClientUsing(() => http)
  await expect(Orion.csrf()).resolves.toBeUndefined()
  expect(jar.cookie).toMatch(/^XSRF-TOKEN=[\w-]+$/)
  Orion.init(origin, 'api', AuthDriver.Passport)
  await signInAs('worker')
  expect(keysOf(await Farm.$query().get())).toEqual([home('farms')])
})
