// A pass, a code and the link of an invitation open what one presentation shows, and nothing else, wherever they are tried.

import { furrow } from '@furrow/catalogue/furrow'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSecretToken } from '../../src/access/tokens/secret-token.ts'
import { openFurrowEngine } from '../../src/furrow-engine.ts'
import { viewerByToken } from '../../src/http/bearer-token.ts'
import { everyCall } from '../../src/http/calls/every-call.ts'
import { partsForTests } from '../../src/http/parts-for-tests.ts'
import { buildServer } from '../../src/http/server.ts'
import { addToken, insertRow } from '../access/placing.ts'
import { ownDatabase } from '../own-database.ts'
import { openPresenting } from '../presenting.ts'
import type { Presenting } from '../presenting.ts'
import { linesOf } from '../stored-digest.ts'

const { db } = ownDatabase('published farms')
let here: Presenting
let app: FastifyInstance
let session: number
let words: Readonly<Record<'pass' | 'code' | 'link' | 'person', string>>

beforeAll(async () => {
  here = await openPresenting(db)
  const [farm = 0] = here.farms
  const { id, code } = await here.begin()
  session = id
  const contact = await insertRow(db, 'farm_contacts', { farm_id: farm, name: 'Ann' })
  const attendee = await insertRow(db, 'workshop_attendees', {
    workshop_id: here.workshop,
    farm_id: farm,
    attendee_type: 'farm_contacts',
    attendee_id: contact,
    status: 'Sent',
  })
  const { token, hash } = newSecretToken('answer')
  const invitee = { invitee_type: 'workshop_attendees', invitee_id: attendee }
  await insertRow(db, 'workshop_links', { workshop_id: here.workshop, ...invitee, hash })
  const stranger = { name: 'Al', email: 'al@x.example', active: true }
  const person = await addToken(db, await insertRow(db, 'users', stranger))
  words = { pass: await here.passFor(code), code, link: token, person }
  const catalogue = furrow()
  const engine = openFurrowEngine(catalogue, db)
  app = await buildServer(
    partsForTests([], { catalogue, engine, viewerOf: viewerByToken(db), publicUrl: '' }),
  )
}, 180_000)
afterAll(() => Promise.all([app?.close(), here?.asker.close()]))

async function ask(method: string, url: string, headers = {}, payload?: object) {
  const sent = payload === undefined ? {} : { payload }
  const reply = await app.inject({ method: method as 'GET', url, headers, ...sent })
  expect(reply.statusCode, `${method} ${url} ${reply.body}`).toBeLessThan(500)
  return { status: reply.statusCode, text: reply.body }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
/** Of whoever signs in they ask for a name and a password, or answer everybody alike. */
const closed = everyCall.filter(
  ({ letsIn }) => letsIn !== 'anybody' && letsIn !== 'with or without',
)

describe.each(['pass', 'code', 'link'] as const)('the %s', kind => {
  test('is no token, for any call or record', async () => {
    const lines = await linesOf(db)
    expect(closed.length).toBeGreaterThan(40)
    for (const { method, path } of closed) {
      const url = path.replaceAll(/\{\w+\}/g, String(session))
      const { status } = await ask(method.toUpperCase(), url, bearer(words[kind]))
      expect([method, url, status]).toEqual([method, url, 401])
    }
    for (const { name } of furrow().values()) {
      for (const [method, url] of [
        ['GET', `/api/${name}`],
        ['POST', `/api/${name}`],
        ['GET', `/api/v2/${name}/1`],
        ['PATCH', `/api/${name}/1`],
        ['DELETE', `/api/${name}/1`],
      ] as const) {
        const { status } = await ask(method, url, bearer(words[kind]))
        // Some records are not written at an address of their own.
        expect([401, 405], `${method} ${url}`).toContain(status)
        if (method === 'GET') expect([url, status]).toEqual([url, 401])
      }
    }
    expect(await linesOf(db)).toBe(lines)
  }, 60_000)

  test('takes no other’s place, and opens no other address', async () => {
    const word = words[kind]
    for (const [at, other] of [
      ['/join/', 'pass'],
      ['/answer/', 'link'],
    ] as const) {
      const { status } = await ask('GET', `${at}${word}`)
      expect([at, status]).toEqual([at, kind === other ? 200 : 404])
    }
    const own = bearer(words.person)
    const followed = await ask('GET', `/api/v2/followed-screen?pass=${word}`, own)
    expect(followed.status).toBe(kind === 'pass' ? 200 : 404)
    const joined = await ask('POST', '/api/v2/workshop-sessions/join', own, { code: word })
    expect(joined.status).toBe(kind === 'code' ? 200 : 422)
    const answered = await ask('POST', `/answer/${word}/attending`)
    expect(answered.status).toBe(kind === 'link' ? 303 : 404)
    for (const sent of [{ token: word }, { token: word, password: 'gum tree by the creek' }]) {
      for (const path of ['set-password', 'accept-invitation', 'reset-password', 'confirm-email']) {
        const { status } = await ask('POST', `/api/v2/${path}`, {}, sent)
        expect([path, status >= 400]).toEqual([path, true])
      }
    }
  })

  test('is taken by no other verb', async () => {
    const addresses = [`/join/${words[kind]}`, `/answer/${words[kind]}/screen`]
    for (const url of addresses) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        expect([url, method, (await ask(method, url)).status]).toEqual([url, method, 405])
      }
    }
  })
})

test('whoever has a pass and an account sees no presentation as staff do', async () => {
  const own = bearer(words.person)
  for (const [method, url, body] of [
    ['GET', `/api/v2/workshop-sessions/${session}/screen`],
    ['GET', `/api/v2/workshops/${here.workshop}/shown-groups`],
    ['GET', `/api/workshop_sessions/${session}`],
    ['PATCH', `/api/workshop_sessions/${session}`, { slide: 3 }],
    ['PATCH', `/api/workshop_sessions/${session}`, { ended_at: '2026-01-01T00:00:00Z' }],
    ['DELETE', `/api/workshop_sessions/${session}`],
    ['GET', `/api/workshops/${here.workshop}?include=sessions`],
  ] as const) {
    const { status, text } = await ask(method, url, own, body)
    expect([403, 404], `${method} ${url} ${text}`).toContain(status)
    expect(text).not.toContain(words.code)
  }
  const list = await ask('GET', '/api/workshop_sessions?limit=0', own)
  expect(list.text).not.toContain(words.code)
  const shown = await ask('GET', `/api/v2/followed-screen?pass=${words.pass}`, own)
  for (const hidden of [words.code, words.link, 'secret', 'group_name', here.group]) {
    expect(shown.text).not.toContain(hidden)
  }
})
