// The token of an embedded page does nothing but read: every other call is tried with an administrator's.

import { furrow } from '@furrow/catalogue/furrow'
import { relationCalls, resourceCalls } from '@furrow/wire/calls'
import type { Call } from '@furrow/wire/calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionCalls } from '../../src/http/calls/session-calls.ts'
import { ownDatabase } from '../own-database.ts'
import { digestOf, linesOf } from '../stored-digest.ts'
import { waysIn } from '../ways.ts'
import { openPages } from './opened-pages.ts'
import type { Pages } from './opened-pages.ts'
import type { Asking } from './siege.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const entities = [...catalogue.values()]
const written = entities.filter(entity => writing(resourceCalls(entity)).length > 0)
let pages: Pages
beforeAll(async () => {
  pages = await openPages(db)
})
afterAll(() => pages.close())

const refusal = {
  message: 'An app’s token can only read records.',
  code: 'forbidden',
}

describe('nothing is written', () => {
  let ask: Asking
  let before: Readonly<Record<string, string>>
  let lines: number
  beforeAll(async () => {
    ask = await pages.page('admin', 'home')
    before = await digestOf(pages.world.kept)
    lines = await linesOf(db)
  })
  afterAll(async () => {
    expect(await linesOf(db)).toBe(lines)
    expect(await digestOf(pages.world.kept)).toEqual(before)
  })

  const tried = async (method: string, path: string, body: object = {}) => {
    const { status, body: answer } = await ask(method.toUpperCase(), path, body)
    return [method, path, status, answer]
  }
  const refused = (method: string, path: string) => [method, path, 403, refusal]

  test('all but a few records are written at an address of their own', () => {
    expect([written.length, entities.length]).toEqual([178, 192])
  })

  test.each(written)('of $name, by whichever call', async entity => {
    const id = String(pages.home(entity.name))
    for (const { method, path } of writing(resourceCalls(entity))) {
      for (const below of ['/api', '/api/v2']) {
        const at = `${below}/${entity.name}${path.replace('{id}', id)}`
        expect(await tried(method, at, { resources: [] })).toEqual(refused(method, at))
      }
    }
  })

  test('through no relation', async () => {
    for (const way of waysIn(catalogue)) {
      const parent = `/api/${way.entity.name}/${pages.home(way.entity.name) || 1}/${way.name}`
      const id = String(pages.home(way.targets[0]?.name ?? '') || 1)
      for (const { method, path } of writing(relationCalls(way.relation, way.targets))) {
        const at = `${parent}${path.replace('{id}', id)}`
        expect(await tried(method, at)).toEqual(refused(method, at))
      }
    }
  })

  test('in no batch of steps, and with no key', async () => {
    const step = { do: 'update', resource: 'paddocks', id: pages.home('paddocks'), values: {} }
    const batch = await tried('POST', '/api/v2/batch', { steps: [step] })
    expect(batch).toEqual(refused('POST', '/api/v2/batch'))
    const path = `/api/paddocks/${pages.home('paddocks')}`
    const keyed = await ask('PATCH', path, { name: 'x' }, { 'idempotency-key': 'k' })
    expect(keyed.body).toEqual(refusal)
    const put = await ask('PUT', path, { name: 'x' })
    expect(put.body).toEqual(refusal)
  })

  test('whereas the person themselves writes there', async () => {
    const path = `/api/paddocks/${pages.home('paddocks')}`
    expect((await pages.as('admin')('PATCH', path, {})).status).toBe(200)
    expect((await ask('GET', path)).status).toBe(200)
  })
})

test('nothing that is worked out from many records', async () => {
  const ask = await pages.page('admin', 'home')
  const about = `farm_id=${pages.farm('home')}&period_id=1`
  const calls = [
    'open-points',
    'completeness',
    'compared-periods',
    'cropping-summary',
    'livestock-summary',
    'validation-review',
    'roll-forward',
    'roll-forward/preview',
  ]
  const ofMany = [
    'completeness/overview',
    'collection-board',
    'listed-rows?list=varieties',
    'server-state',
    'users/1/abilities-explained',
  ]
  for (const call of [...calls.map(name => `${name}?${about}`), ...ofMany]) {
    const reply = await ask('GET', `/api/v2/${call}`)
    expect([call, reply.status, reply.body]).toEqual([call, 403, refusal])
  }
})

describe('no call about people coming in', () => {
  const open = [
    '/api/auth/me',
    '/auth/authenticated',
    '/api/auth/authenticated',
    '/api/v2/settings',
  ]
  const calls = Object.values(sessionCalls).map(({ method, path }) => ({
    method: method.toUpperCase(),
    path,
  }))

  test.each(calls)('$method $path', async ({ method, path }) => {
    const ask = await pages.page('admin', 'home')
    const url = path.replace('{id}', String(pages.id('worker')))
    const body = method === 'GET' ? undefined : {}
    const reply = await ask(method, url, body)
    if (open.includes(path)) expect(reply.status).toBe(200)
    else expect([path, reply.status, reply.body]).toEqual([path, 403, refusal])
    expect((await ask('GET', '/api/auth/authenticated')).body).toEqual({ authenticated: true })
  })

  test('and no further token, however it is asked for', async () => {
    const ask = await pages.page('admin', 'home')
    const body = { app_version_id: pages.version, farm_id: pages.farm('other') }
    const before = await sql`select id from tokens`.execute(db)
    for (const headers of [{}, { 'x-impersonate-id': String(pages.id('worker')) }]) {
      expect((await ask('POST', '/api/v2/app-token', body, headers)).status).toBe(403)
    }
    expect((await sql`select id from tokens`.execute(db)).rows.length).toBe(before.rows.length)
  })
})

function writing(calls: readonly Call[]): readonly Call[] {
  return calls.filter(({ verb }) => !['list', 'search', 'show'].includes(verb))
}
