// Pages that follow the big screen without an account: by a code, and by the link of an invitation.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newSecretToken } from '../src/access/tokens/secret-token.ts'
import { nobody } from '../src/access/reach/viewer.ts'
import type { Ask } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { insertRow } from './planted-farm.ts'
import { openPresenting } from './presenting.ts'
import type { Presenting } from './presenting.ts'

const { db } = ownDatabase('published farms')
let here: Presenting
let visit: Ask
let slide: number

beforeAll(async () => {
  here = await openPresenting(db)
  visit = here.asker.as(nobody(0))
  const { id } = await here.begin()
  const { body } = await here.staff('GET', `/api/v2/workshop-sessions/${id}/screen`)
  const findings: readonly { readonly measure: string }[] = body.data.findings
  slide = findings.findIndex(({ measure }) => measure === 'operating_profit_per_ha')
  await here.staff('PATCH', `/api/workshop_sessions/${id}`, { ended_at: new Date().toISOString() })
}, 180_000)
afterAll(() => here?.asker.close())
beforeEach(() => sql`delete from upkeep.sign_in_limits`.execute(db))

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const enter = (body: string) => visit('POST', '/join', body, form)
const end = (id: number) =>
  here.staff('PATCH', `/api/workshop_sessions/${id}`, { ended_at: new Date().toISOString() })

test('a code leads to the finding, which is told again only once it changed', async () => {
  const { id, code } = await here.begin({ slide })
  expect((await visit('GET', '/join')).text).toContain('Enter the code of six digits')
  const joined = await enter(`code=${code.slice(0, 3)}+${code.slice(3)}`)
  expect(joined.status, joined.text).toBe(303)
  const at = String(joined.headers['location'])
  const page = await visit('GET', at)
  expect(page.status).toBe(200)
  for (const words of ['Operating profit per hectare', '<svg', 'Average farm', 'about', 'follow/'])
    expect(page.text).toContain(words)
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  const script = /<script>([^]*?)<\/script>/.exec(page.text)?.[1] ?? expect.fail('No script.')
  const hash = Buffer.from(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)),
  ).toString('base64')
  expect(page.headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  const seen = { 'if-none-match': String(page.headers['etag']) }
  const same = await visit('GET', at, undefined, seen)
  expect([same.status, same.text]).toEqual([304, ''])
  await here.staff('PATCH', `/api/workshop_sessions/${id}`, { slide: 0 })
  const next = await visit('GET', at, undefined, seen)
  expect([next.status, next.text.includes('Finding 1 of')]).toEqual([200, true])
  for (let times = 0; times < 60; times += 1) await visit('GET', at)
  expect((await visit('GET', at)).status).toBe(200)
  await end(id)
  const over = await visit('GET', at, undefined, seen)
  expect([over.status, over.text.includes('This presentation is over')]).toEqual([200, true])
  expect(over.text).not.toContain('<script>')
  const again = await enter(`code=${code}`)
  expect([again.status, again.text.includes('No presentation has this code now')]).toEqual([
    404,
    true,
  ])
  expect(here.asker.lines.join('\n')).not.toContain(at.slice('/join/'.length))
})

test('what is no code, and no pass, is told so in a page', async () => {
  for (const [body, status] of [
    ['', 404],
    ['code=', 404],
    ['code=%3Cb%3E', 404],
    ['code=1&code=2', 404],
    ['other=1', 404],
    [`code=${'9'.repeat(20_000)}`, 413],
  ] as const) {
    const { status: got, text } = await enter(body)
    expect([body.slice(0, 20), got]).toEqual([body.slice(0, 20), status])
    expect(text).not.toContain('<b>')
  }
  const json = await visit('POST', '/join', { code: 123456 })
  expect(json.status).toBe(404)
  for (const pass of ['1', 'x-y', '%00', '..%2f', '1-%27', 'a'.repeat(3000)]) {
    const { status, text } = await visit('GET', `/join/${pass}`)
    expect([pass.slice(0, 10), status >= 400 && status < 500]).toEqual([pass.slice(0, 10), true])
    expect(text).not.toContain('Operating profit')
  }
  for (let times = 0; times < 10; times += 1) await enter('code=000')
  const held = await enter('code=000')
  expect([held.status, held.text.includes('Too many attempts')]).toEqual([429, true])
  expect(held.headers['retry-after']).toBeDefined()
})

test('a form is taken where a page sends one, and nowhere else', async () => {
  const { status } = await here.asker.ask('POST', '/api/workshops', 'name=x', form)
  expect(status).toBe(415)
})

interface Invited {
  readonly type: 'users' | 'farm_contacts'
  readonly mayReceive?: boolean
}

async function linkOf({ type, mayReceive = false }: Invited) {
  const [farm = 0] = here.farms
  const mail = `${type}-${String(mayReceive)}@ours.example`
  const person =
    type === 'users'
      ? await insertRow(db, 'users', { name: 'Jo', email: mail, active: true })
      : await insertRow(db, 'farm_contacts', {
          farm_id: farm,
          name: 'Ann',
          may_receive_reports: mayReceive,
        })
  const attendee = await insertRow(db, 'workshop_attendees', {
    workshop_id: here.workshop,
    farm_id: farm,
    attendee_type: type,
    attendee_id: person,
    status: 'Sent',
  })
  const { token, hash } = newSecretToken('answer')
  const link = await insertRow(db, 'workshop_links', {
    workshop_id: here.workshop,
    invitee_type: 'workshop_attendees',
    invitee_id: attendee,
    hash,
  })
  return { at: `/answer/${token}`, link }
}

test('the link of an invitation shows it, with the own farm where its contact gets reports', async () => {
  const [reader, contact, user] = [
    await linkOf({ type: 'farm_contacts', mayReceive: true }),
    await linkOf({ type: 'farm_contacts' }),
    await linkOf({ type: 'users' }),
  ]
  const [farm = 0] = here.farms
  expect((await visit('GET', reader.at)).text).not.toContain('Follow on this phone')
  const idle = await visit('GET', `${reader.at}/screen`)
  expect([idle.status, idle.text.includes('Nothing is shown just now')]).toEqual([200, true])

  const { id } = await here.begin({ slide })
  expect((await visit('GET', reader.at)).text).toContain(`href="${reader.at}/screen"`)
  const compared = await here.asker.ask(
    'GET',
    `/api/v2/benchmarks?farm_id=${farm}&period_id=${here.period}&group=${encodeURIComponent(here.group)}`,
  )
  const measures: readonly { readonly name: string; readonly own: number }[] =
    compared.body.data.measures
  const own = measures.find(({ name }) => name === 'operating_profit_per_ha')?.own ?? 0
  const dollars = Math.abs(Math.round(own / 100)).toLocaleString('en-AU')
  const shown = await visit('GET', `${reader.at}/screen`)
  expect(shown.text).toContain(`$${dollars}`)
  expect(shown.text).not.toContain('sign in')
  const closed = await visit('GET', `${contact.at}/screen`)
  expect(closed.text).toContain('are shown to contacts who get its reports')
  const signed = await visit('GET', `${user.at}/screen`)
  expect(signed.text).toContain('/collect/1.0.0/follow/')
  for (const { text } of [closed, signed]) {
    expect(text).toContain('Operating profit per hectare')
    expect(text).not.toContain('class="farm"')
  }

  const second = await here.begin()
  const both = await visit('GET', `${reader.at}/screen`)
  expect(both.text).toContain('Also on now')
  const chosen = await visit('GET', `${reader.at}/screen?session=${id}`)
  expect(chosen.text).toContain('Operating profit per hectare')
  await end(second.id)
  const seen = { 'if-none-match': String(shown.headers['etag']) }
  expect((await visit('GET', `${reader.at}/screen`, undefined, seen)).status).toBe(304)

  for (let times = 0; times < 60; times += 1) await visit('GET', `${reader.at}/screen`)
  expect((await visit('GET', `${reader.at}/screen`)).status).toBe(200)
  await sql`update workshop_links set revoked_at = now() where id = ${reader.link}`.execute(db)
  const revoked = await visit('GET', `${reader.at}/screen`)
  expect([revoked.status, revoked.text.includes('was revoked')]).toEqual([404, true])
  for (let times = 0; times < 40; times += 1) await visit('GET', '/answer/answer_x/screen')
  expect((await visit('GET', '/answer/answer_x/screen')).status).toBe(429)
  // Whoever has a link that holds isn't held off by what others guess.
  expect((await visit('GET', `${contact.at}/screen`)).status).toBe(200)
  await end(id)
  expect(here.asker.lines.join('\n')).not.toContain(contact.at.slice('/answer/'.length))
})
