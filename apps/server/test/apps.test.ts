// Apps are declared by administrators and opened by those who may; the token of one says where it goes.

import { furrow } from '@furrow/catalogue/furrow'
import { isMoment } from '@furrow/wire/moments'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { frameOrigins } from '../src/access/apps/frame-origins.ts'
import { makeRows } from './made-rows.ts'
import type { MadeRows } from './made-rows.ts'
import { addApp, tokenRow, turnBack } from './opened-apps.ts'
import { ownDatabase } from './own-database.ts'
import { comingIn, insert } from './session/coming-in.ts'
import type { ComingIn, Person, Reply } from './session/coming-in.ts'

const { db } = ownDatabase()
const places = { datasilo: 'https://silo.example/in?x=1', oldportal: 'http://localhost:8080/old' }
let server: ComingIn
let ours: MadeRows
let other: MadeRows
let office: string
let farmer: Person
let farmers: string

beforeAll(async () => {
  server = await comingIn(db, { places })
  ours = await makeRows(db, furrow(), 'ours')
  other = await makeRows(db, furrow(), 'other')
  office = await server.signIn(await server.addPerson({ admin: true }))
  farmer = await server.addPerson()
  farmers = await server.signIn(farmer)
  await joinFarm(farmer)
})
afterAll(() => server.close())

const farm = () => ours.get('farms') ?? 0

async function joinFarm({ id }: Person): Promise<void> {
  await insert(db, 'details_user', { details_id: farm(), farm_id: farm(), user_id: id })
}

const open = (body: unknown, token = farmers) => server.post('/api/v2/app-token', body, { token })

async function give(person: Person, name: string, more: Readonly<Record<string, unknown>> = {}) {
  const { id } = await insert(db, 'abilities', { name })
  const to = { entity_type: 'users', entity_id: person.id }
  await insert(db, 'permissions', { ability_id: id, ...to, ...more })
}

function faults({ status, body }: Reply): unknown {
  expect(status).toBe(422)
  return body.errors
}

describe('an app', () => {
  const write = (path: string, body: object, token = office) =>
    server.post(`/api/${path}`, body, { token })
  const calculator = { slug: 'fallow-calculator', name: 'Fallow', purpose: 'Stored water' }
  const page = { version: '1.2.0', address: 'https://apps.example/fallow/1.2.0' }

  test('is declared by administrators and read by everybody who is signed in', async () => {
    const { body: made } = await write('apps', calculator)
    expect(made.data).toMatchObject({ ...calculator, needs_farm: false, active: true })
    const version = await write('app_versions', { app_id: made.data.id, ...page, changes: 'New' })
    expect(version.status).toBe(201)
    const asked = `/api/apps/${made.data.id}?include=app_versions`
    const { body: read } = await server.ask('GET', asked, { token: farmers })
    expect(read.data.app_versions).toMatchObject([{ ...page, changes: 'New', active: true }])
    expect((await write('apps', { ...calculator, slug: 'mine' }, farmers)).status).toBe(403)
    const path = `/api/app_versions/${version.body.data.id}`
    const moved = { token: farmers, body: { address: 'https://evil.example' } }
    expect((await server.ask('PATCH', path, moved)).status).toBe(403)
  })

  test('has a name that no other has, and each version a number', async () => {
    const first = await write('apps', { ...calculator, slug: 'one' })
    expect(faults(await write('apps', { ...calculator, slug: 'one' }))).toHaveProperty('slug')
    const app_id = first.body.data.id
    expect((await write('app_versions', { app_id, ...page })).status).toBe(201)
    expect(faults(await write('app_versions', { app_id, ...page }))).toHaveProperty('version')
    expect((await write('app_versions', { app_id, ...page, version: '1.2.1' })).status).toBe(201)
  })

  test.each(['Fallow', 'fallow calculator', 'fallow_x', '-fallow', 'fallow-', 'a--b', 'a/b', 'ä'])(
    'is not called %j in addresses',
    async slug => {
      expect(faults(await write('apps', { ...calculator, slug }))).toEqual({
        slug: ['Use lower-case words with hyphens between, such as price-converter.'],
      })
    },
  )

  test.each(['1', 'one', '1.2.', 'v1.2', '1.2.0/..', '1.2 3'])(
    'has no version %j',
    async version => {
      const sent = { app_id: ours.get('apps'), ...page, version }
      expect(faults(await write('app_versions', sent))).toEqual({
        version: ['A version is numbers with dots between, such as 1.2.0.'],
      })
    },
  )

  test.each([
    'http://apps.example/page',
    'http://localhost.example/page',
    'apps.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://me:secret@apps.example',
    'https://apps.example;script-src/page',
    'https://*.example/page',
    'https://a.example https://b.example',
    'https://',
  ])('has no page at %s', async address => {
    const sent = { app_id: ours.get('apps'), version: '3.0', address }
    expect(faults(await write('app_versions', sent))).toEqual({
      address: [
        'The address must begin with https://, or with http://localhost while it is tried out.',
      ],
    })
  })

  test.each(['https://a.example', 'http://localhost:5173/x', 'http://127.0.0.1:5173/#x'])(
    'may have its page at %s',
    async address => {
      const sent = { app_id: ours.get('apps'), version: `4.${address.length}`, address }
      expect((await write('app_versions', sent)).status).toBe(201)
    },
  )
})

describe('whoever opens an app', () => {
  test('is given a token, until when it holds, and the only origin that it is for', async () => {
    const version = await addApp(db, { version: { address: 'https://Apps.Example:444/a/b?c#d' } })
    const { status, body, headers } = await open({ app_version_id: version, farm_id: farm() })
    expect([status, Object.keys(body), Object.keys(body.data)]).toEqual([
      200,
      ['data'],
      ['token', 'expires_at', 'origin'],
    ])
    const { token, expires_at, origin } = body.data
    expect(token).toMatch(/^app_[\w-]{43}$/)
    expect(origin).toBe('https://apps.example:444')
    expect(headers['cache-control']).toBe('no-store')
    expect(isMoment(expires_at)).toBe(true)
    const minutes = (Date.parse(expires_at) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(14.5)
    expect(minutes).toBeLessThanOrEqual(15.1)
    expect((await server.ask('GET', '/api/paddocks', { token })).body.data).not.toEqual([])
  })

  test('finds what it was for among their own devices', async () => {
    const version = await addApp(db, { app: { slug: 'budget' }, version: { version: '2.0' } })
    const asked = { app_version_id: version, farm_id: farm(), period_id: ours.get('periods') }
    const { body } = await open(asked)
    const [parent, made] = [await tokenRow(db, farmers), await tokenRow(db, body.data.token)]
    const { body: listed } = await server.ask('GET', `/api/tokens/${made.id}`, { token: farmers })
    expect(listed.data).toMatchObject({
      user_id: farmer.id,
      name: 'App budget 2.0',
      for_app: 'budget 2.0',
      only_reads: true,
      narrow_to_farm_id: farm(),
      for_period_id: ours.get('periods'),
      parent_token_id: parent.id,
      impersonation_id: null,
    })
    expect(JSON.stringify(listed)).not.toContain(body.data.token)
  })

  test('says which app, and only one', async () => {
    const version = await addApp(db)
    for (const body of [{}, { farm_id: farm() }, { app_version_id: version, place: 'datasilo' }]) {
      expect(faults(await open(body))).toEqual({
        app_version_id: ['Say which app: app_version_id, or place.'],
      })
    }
    expect(faults(await open({ place: 'moon' }))).toHaveProperty('place')
    expect(faults(await open({ app_version_id: 'x' }))).toHaveProperty('app_version_id')
    expect((await server.post('/api/v2/app-token', { app_version_id: version })).status).toBe(401)
  })

  test('opens nothing that is not offered, or not any more', async () => {
    const gone = sql`now()`
    const versions = [
      await addApp(db, { app: { active: false } }),
      await addApp(db, { version: { active: false } }),
      await addApp(db, { app: { deleted_at: gone } }),
      await addApp(db, { version: { deleted_at: gone } }),
      // It came to stand past the rules.
      await addApp(db, { version: { address: 'http://plain.example' } }),
      999_999_999,
    ]
    for (const app_version_id of versions) {
      expect(faults(await open({ app_version_id }))).toEqual({
        app_version_id: ['This version of the app isn’t available.'],
      })
    }
    expect(await frameOrigins(db)).not.toContain('http://plain.example')
  })

  test('names a farm and a period that they see', async () => {
    const version = { app_version_id: await addApp(db) }
    const noFarm = { farm_id: ['This farm doesn’t exist, or you don’t have access to it.'] }
    expect(faults(await open({ ...version, farm_id: other.get('farms') }))).toEqual(noFarm)
    expect(faults(await open({ ...version, farm_id: 999_999_999 }))).toEqual(noFarm)
    expect(faults(await open({ ...version, farm_id: 999_999_999 }, office))).toEqual(noFarm)
    expect(faults(await open({ ...version, farm_id: 'x' }))).toHaveProperty('farm_id')
    expect(faults(await open({ ...version, period_id: 999_999_999 }))).toEqual({
      period_id: ['This period doesn’t exist.'],
    })
    const period_id = other.get('periods')
    expect(faults(await open({ ...version, farm_id: farm(), period_id }))).toEqual({
      period_id: ['This farm doesn’t have this period.'],
    })
    expect((await open({ ...version, period_id })).status).toBe(200)
    const there = { farm_id: other.get('farms'), period_id }
    expect((await open({ ...version, ...there }, office)).status).toBe(200)
  })

  test('chooses a farm first where the app needs one', async () => {
    const name = 'Nutrient budget'
    const app_version_id = await addApp(db, { app: { name, needs_farm: true } })
    expect(faults(await open({ app_version_id }))).toEqual({
      farm_id: ['Choose a farm first: Nutrient budget is about one.'],
    })
    expect((await open({ app_version_id, farm_id: farm() })).status).toBe(200)
  })

  test('holds the ability that it asks for, there', async () => {
    const app_version_id = await addApp(db, { app: { name: 'Advice', asks: 'open-advice' } })
    const somebody = async () => {
      const person = await server.addPerson()
      await joinFarm(person)
      return { person, token: await server.signIn(person) }
    }
    const [held, scoped, denied] = [await somebody(), await somebody(), await somebody()]
    await give(held.person, 'open-advice')
    await give(scoped.person, 'open-advice', { scope: farm() })
    await give(denied.person, 'open-advice')
    await give(denied.person, 'open-advice', { forbidden: true, scope: farm() })
    const opens = async (token: string, more = {}) =>
      (await open({ app_version_id, ...more }, token)).status
    const onFarm = { farm_id: farm() }
    expect([await opens(farmers), await opens(farmers, onFarm)]).toEqual([403, 403])
    expect([await opens(held.token), await opens(held.token, onFarm)]).toEqual([200, 200])
    expect([await opens(scoped.token), await opens(scoped.token, onFarm)]).toEqual([403, 200])
    expect([await opens(denied.token), await opens(denied.token, onFarm)]).toEqual([200, 403])
    expect(await opens(office)).toBe(200)
    expect((await open({ app_version_id })).body.message).toBe(
      'Advice isn’t open to you. An administrator can change that.',
    )
  })

  test('opens the old portal as they are, and the data silo where they were allowed to', async () => {
    const old = await open({ place: 'oldportal', farm_id: farm() })
    expect(old.body.data.origin).toBe('http://localhost:8080')
    const silo = { place: 'datasilo' }
    expect((await open(silo)).status).toBe(403)
    expect((await open(silo, office)).body.data.origin).toBe('https://silo.example')
    const person = await server.addPerson()
    await give(person, 'open-datasilo')
    expect((await open(silo, await server.signIn(person))).status).toBe(200)
  })

  test('opens no place that the settings do not name', async () => {
    const bare = await comingIn(db)
    for (const place of ['datasilo', 'oldportal']) {
      const reply = await bare.post('/api/v2/app-token', { place }, { token: office })
      expect(reply.body.errors.place[0]).toMatch(
        /^The (data silo|old portal) is not set up here\.$/,
      )
    }
    await bare.close()
  })

  test('does so thirty times a minute, and not more often', async () => {
    const person = await server.addPerson()
    const token = await server.signIn(person)
    const body = { app_version_id: await addApp(db) }
    const replies = await Promise.all(Array.from({ length: 40 }, () => open(body, token)))
    const made = replies.filter(({ status }) => status === 200)
    const held = replies.filter(({ status }) => status === 429)
    expect([made.length, held.length]).toEqual([30, 10])
    expect(Number(held[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(held[0]?.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await open(body)).status).toBe(200)
    await turnBack(db, made[0]?.body.data.token, 1)
    expect((await open(body, token)).status).toBe(200)
    expect((await open(body, token)).status).toBe(429)
    for (const one of made) await turnBack(db, one.body.data.token, 25 * 60)
    expect((await open(body, token)).status).toBe(200)
    const { rows } = await sql`
      select id from tokens where user_id = ${person.id} and only_reads`.execute(db)
    expect(rows.length, 'what ran out yesterday is forgotten').toBe(2)
  })
})

test('a browser may frame the pages of what is offered, each origin named once', async () => {
  await sql`update apps set active = false`.execute(db)
  expect(await frameOrigins(db)).toEqual([])
  const pages = ['https://b.example/1', 'https://b.example/2', 'https://a.example:8443/x']
  for (const address of pages) await addApp(db, { version: { address } })
  await addApp(db, { version: { address: 'https://hidden.example', active: false } })
  expect(await frameOrigins(db)).toEqual(['https://a.example:8443', 'https://b.example'])
})
