// Staff take on a new business with its first farm, its manager joins, and every step is what the rows say. Projects go
// on for another period, once.

import { stepKinds } from '@furrow/farming/onboarding/onboarding-step'
import type { OnboardingProgress } from '@furrow/wire/office/onboarding-answer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { comingIn, insert, rowsIn } from './coming-in.ts'
import type { ComingIn } from './coming-in.ts'
import { lettersTo, linkTo } from './letters.ts'

const { db } = ownDatabase()
let server: ComingIn
let period: number
let later: number
const tokens = { consultant: '', other: '', admin: '', stranger: '' }
let consultant: number
beforeAll(async () => {
  server = await comingIn(db)
  const [one, two] = await rowsIn(
    db,
    sql<{ id: number }>`select id from periods where name in ('2024-25', '2025-26') order by name`,
  )
  period = one?.id ?? expect.fail('no period')
  later = two?.id ?? expect.fail('no period')
  for (const name of Object.keys(tokens) as (keyof typeof tokens)[]) {
    const person = await server.addPerson({ admin: name === 'admin' })
    if (name === 'consultant') consultant = person.id
    if (name === 'consultant' || name === 'other')
      await insert(db, 'roles', { user_id: person.id, role: 'consultant' })
    tokens[name] = await server.signIn(person)
  }
})
afterAll(() => server.close())

let count = 0
const asked = (more: object = {}) => {
  count += 1
  return {
    business: { name: `Gum ${count} Pastoral` },
    farm: { farm_name: `Gum ${count}` },
    manager: { name: 'Robin', email: `robin${count}@gum.example` },
    period_id: period,
    project: { title: `Gum ${count} 2024–25`, fee: 480_000, product_ids: [] as number[] },
    ...more,
  }
}
const begin = (body: object, token = tokens.consultant, headers = {}) =>
  server.post('/api/v2/onboardings/begin', body, { token, headers })
const begun = async (body: object = asked(), token = tokens.consultant) => {
  const reply = await begin(body, token)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.data as Record<'id' | 'business_id' | 'farm_id', number> & {
    project_id: number | null
  }
}
const get = (path: string, token: string) => server.ask('GET', `/api/${path}`, { token })
const progress = async (token: string, query = '') => {
  const reply = await get(`v2/onboarding-progress${query}`, token)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.data as readonly OnboardingProgress[]
}
const doneOf = (one: OnboardingProgress | undefined) =>
  (one?.steps ?? expect.fail('no steps')).filter(({ done }) => done).map(({ kind }) => kind)
const counts = async () =>
  (
    await rowsIn(
      db,
      sql`select (select count(*) from businesses) as b, (select count(*) from farms) as f,
        (select count(*) from outgoing_mails) as m, (select count(*) from onboardings) as o`,
    )
  )[0]
const join = async (email: string) => {
  const fresh = { password: 'kelpie in the yard', password_confirmation: 'kelpie in the yard' }
  const token = await linkTo(db, email, 'invite')
  const reply = await server.post('/api/password-reset/reset', { token, ...fresh, name: 'Robin' })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const { body } = await server.post('/api/login', { email, password: fresh.password })
  return body.token as string
}

test('a consultant takes on a business; its manager joins and manages both', async () => {
  const body = asked()
  const made = await begun(body)
  const { email } = body.manager
  expect(await get(`projects/${made.project_id}`, tokens.consultant)).toMatchObject({
    body: { data: { fee: 480_000, collector_id: consultant, period_id: period } },
  })
  expect((await get(`farms/${made.farm_id}`, tokens.other)).status).toBe(404)
  expect((await lettersTo(db, email)).map(({ to }) => to)).toEqual([email])
  const token = await join(email)
  const own = async (what: string) => (await get(what, token)).body.data
  const { manager_id } = await own(`businesses/${made.business_id}`)
  expect(await own(`users/${manager_id}`)).toMatchObject({ email, name: 'Robin' })
  expect((await own(`farms/${made.farm_id}`)).manager_id).toBe(manager_id)
  expect(await own(`onboardings/${made.id}`)).toMatchObject({ farm_id: made.farm_id })
  // Whoever joins as manager where there is one takes nothing over.
  const again = { email: `second${email}`, invitable_type: 'farms', invitable_id: made.farm_id }
  await server.post('/api/invitations', { ...again, is_farms_manager: true }, { token })
  await join(again.email)
  expect((await own(`businesses/${made.business_id}`)).manager_id).toBe(manager_id)
})

test('each step is what the rows of the farm say, told alike to staff and to the farm', async () => {
  const steps = stepKinds.map(kind => ({ kind, label: kind }))
  const template = (
    await server.post(
      '/api/onboarding_templates',
      { name: 'Whole', steps: [...steps, { label: 'Call' }] },
      { token: tokens.admin },
    )
  ).body.data.id
  const body = asked({ onboarding_template_id: template })
  const { farm_id, id: onboarding_id } = await begun(body)
  const byStaff = async () =>
    (await progress(tokens.other)).find(one => one.onboarding_id === onboarding_id)
  expect(doneOf(await byStaff())).toEqual([])
  const token = await join(body.manager.email)
  const post = async (path: string, values: object) => {
    const reply = await server.post(`/api/${path}`, values, { token })
    expect([200, 201], JSON.stringify(reply.body)).toContain(reply.status)
    return reply.body.data
  }
  const expected = ['joined']
  const after = async (...kinds: string[]) => {
    expected.push(...kinds)
    const inOrder = stepKinds.filter(kind => expected.includes(kind))
    expect(doneOf(await byStaff())).toEqual(inOrder)
    const [own, ...others] = await progress(token, `?farm_id=${farm_id}`)
    expect([own, others]).toEqual([await byStaff(), []])
  }
  const terms = await rowsIn(
    db,
    sql<{
      id: number
    }>`select id from agreements where type = 'terms' order by version desc limit 1`,
  )
  if (terms[0]) {
    await after()
    await post('agreement_answers', { agreement_id: terms[0].id, agreed: true })
  }
  await after('terms')
  await post('addresses', { addressable_type: 'farms', addressable_id: farm_id, city: 'Dubbo' })
  await post('phone_numbers', {
    phone_numberable_type: 'farms',
    phone_numberable_id: farm_id,
    number: '0400 000 001',
  })
  await after()
  await post('email_addresses', {
    emailable_type: 'farms',
    emailable_id: farm_id,
    email: 'farm@gum.example',
  })
  await after('details')
  await post('paddocks', { farm_id, period_id: period, name: 'Top', area: 40 })
  await after('paddocks')
  await post('rain_gauges', { farm_id, name: 'House' })
  await after('gauges')
  await post('farm_contacts', { farm_id, name: 'Al' })
  await after('contacts')
  await post('invitations', {
    email: `al${count}@gum.example`,
    invitable_type: 'farms',
    invitable_id: farm_id,
  })
  await after('people')
  await sql`update farm_period set status = 'Submitted' where farm_id = ${farm_id}`.execute(db)
  await after('submitted')
  // What is ticked by hand is ticked by staff alone.
  const ticked = [...steps, { label: 'Call', done: true }]
  const tick = (by: string) =>
    server.ask('PATCH', `/api/onboardings/${onboarding_id}`, { body: { steps: ticked }, token: by })
  expect((await tick(token)).status).toBe(403)
  expect((await tick(tokens.other)).status).toBe(200)
  expect((await byStaff())?.steps.at(-1)).toEqual({ label: 'Call', kind: null, done: true })
  expect(await progress(token)).toHaveLength(1)
})

test('a farm without an onboarding has the standard steps; one of somebody else is not there', async () => {
  const { farm_id } = await begun(asked({ project: null }), tokens.admin)
  await sql`update onboardings set finished_at = now() where farm_id = ${farm_id}`.execute(db)
  const [own] = await progress(tokens.admin, `?farm_id=${farm_id}`)
  expect(own?.onboarding_id).toBeNull()
  expect(own?.steps.map(({ kind }) => kind)).toEqual([
    'terms',
    'details',
    'paddocks',
    'gauges',
    'contacts',
    'people',
  ])
  for (const token of [tokens.consultant, tokens.stranger]) {
    expect((await get(`v2/onboarding-progress?farm_id=${farm_id}`, token)).status).toBe(404)
  }
  expect(await progress(tokens.stranger)).toEqual([])
})

const bare = { business: undefined, farm: undefined, manager: undefined, period_id: undefined }
test.each([
  [bare, ['business', 'farm', 'manager', 'period_id']],
  [{ business: { name: ' ' } }, ['business.name']],
  [{ business: { name: 'x'.repeat(256) } }, ['business.name']],
  [{ farm: { farm_name: '' } }, ['farm.farm_name']],
  [{ farm: { farm_name: 'Ok', zone_id: 99_999 } }, ['farm.zone_id']],
  [{ manager: { email: 'robin' } }, ['manager.email']],
  [{ period_id: 99_999 }, ['period_id']],
  [{ onboarding_template_id: 99_999 }, ['onboarding_template_id']],
  [{ project: { title: '' } }, ['project.title']],
  [{ project: { title: 'Gum', fee: -1 } }, ['project.fee']],
  [{ project: { title: 'Gum', fee: 1.5 } }, ['project.fee']],
  [{ project: { title: 'Gum', product_ids: [99_999] } }, ['project.product_ids.0.product_id']],
  [{ project: { title: 'Gum', project_status_id: 99_999 } }, ['project.project_status_id']],
  [{ project: { title: 'Gum', collector_id: 99_999 } }, ['project.collector_id']],
  [{ project: 'Gum' }, ['project']],
])('what is wrong of %j is said, and nothing is made', async (more, fields) => {
  const before = await counts()
  const { status, body } = await begin({ ...asked(), ...more })
  expect([status, Object.keys(body.errors ?? {})], JSON.stringify(body)).toEqual([422, fields])
  expect(await counts()).toEqual(before)
})

test('nobody but staff begins one, and the same key begins one once', async () => {
  const before = await counts()
  expect((await begin(asked(), tokens.stranger)).status).toBe(403)
  expect((await server.post('/api/v2/onboardings/begin', asked())).status).toBe(401)
  expect(await counts()).toEqual(before)
  const body = asked()
  const key = { 'idempotency-key': 'begin once' }
  const [first, second] = [
    await begin(body, tokens.consultant, key),
    await begin(body, tokens.consultant, key),
  ]
  expect(first.status).toBe(200)
  expect(second.body.data.id).toBe(first.body.data.id)
})

test('steps are steps, and templates are written by administrators', async () => {
  const post = (path: string, body: object, token: string) =>
    server.post(`/api/${path}`, body, { token })
  const template = { name: 'Short', steps: [{ label: 'Call' }] }
  expect((await post('onboarding_templates', template, tokens.consultant)).status).toBe(403)
  const wrong = await post('onboarding_templates', { ...template, steps: [] }, tokens.admin)
  expect(wrong.body.errors).toEqual({ steps: ['Add at least one step.'] })
  const bad = { name: 'Gum', steps: [{ label: 'Rain', kind: 'rain' }] }
  const { errors } = (await post('onboardings', bad, tokens.consultant)).body
  expect(errors.steps).toEqual([expect.stringMatching(/^Step 1: its kind is one of/)])
  expect((await get('onboarding_templates', tokens.stranger)).body.data).toEqual([])
})

test('a project is renewed for a period once, also by two at once', async () => {
  const { project_id, business_id, farm_id } = await begun()
  const renewal = { title: 'Next', business_id, farm_id, renewed_from_id: project_id }
  const make = (more: object) =>
    server.post('/api/projects', { ...renewal, ...more }, { token: tokens.consultant })
  const said = async (more: object) => (await make(more)).body.errors?.renewed_from_id
  const title = `“Gum ${count} 2024–25”`
  expect(await said({ period_id: period })).toEqual([`${title} is of that period already.`])
  expect(await said({})).toEqual(['Say the period that the project is renewed for.'])
  const replies = await Promise.all([make({ period_id: later }), make({ period_id: later })])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
  const sentence = `${title} was renewed for that period already.`
  expect(await said({ period_id: later })).toEqual([sentence])
  const id = replies.find(({ status }) => status === 201)?.body.data.id
  const call = (method: string, path: string) =>
    server.ask(method, `/api/${path}`, { token: tokens.consultant })
  expect((await call('DELETE', `projects/${id}`)).status).toBe(200)
  expect((await make({ period_id: later })).status).toBe(201)
  const back = await call('POST', `projects/${id}/restore`)
  expect([back.status, back.body.message]).toEqual([409, sentence])
})
