// Workshops: who is in a group by distance, invitations once each, links that answer and open nothing else, reminders.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { admin, nobody, somebody } from '../src/access/reach/viewer.ts'
import { openFurrowEngine } from '../src/furrow-engine.ts'
import { furrow } from '@furrow/catalogue/furrow'
import { writeWorkshopReminders } from '../src/workshops/workshop-reminders.ts'
import { askingFurrow } from './asking.ts'
import type { Ask, Asker } from './asking.ts'
import { running, usual } from './asked-jobs.ts'
import { failingFirst } from './failing-first.ts'
import { ownDatabase } from './own-database.ts'
import { insertRow } from './planted-farm.ts'

const { db } = ownDatabase()
let asker: Asker
let staff: Ask
let grower: Ask
let other: Ask
let farm: number
let person: number
let contact: number
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  asker = await askingFurrow(db, admin(1))
  const sue = await insertRow(db, 'users', {
    name: 'Sue',
    email: 'sue@office.example',
    active: true,
  })
  await insertRow(db, 'roles', { user_id: sue, role: 'consultant' })

  farm = await insertRow(db, 'farms', { farm_name: 'Ours' })
  const theirs = await insertRow(db, 'farms', { farm_name: 'Theirs' })
  person = await insertRow(db, 'users', { name: 'Jo', email: 'jo@ours.example', active: true })
  await insertRow(db, 'details_user', { details_id: farm, farm_id: farm, user_id: person })
  contact = await insertRow(db, 'farm_contacts', {
    farm_id: farm,
    name: 'Ann',
    email: 'ann@ours.example',
  })
  staff = asker.as({ ...somebody(sue, { farms: [farm] }), isStaff: true })
  grower = asker.as(somebody(person, { farms: [farm] }))
  other = asker.as(somebody(sue, { farms: [theirs] }))
})
afterAll(() => asker.close())
beforeEach(async () => {
  for (const table of ['outgoing_mails', 'queable_jobs', 'upkeep.sign_in_limits'])
    await sql`delete from ${sql.table(table)}`.execute(db)
})

const made = async (ask: Ask, path: string, values: object) => {
  const { status, text, body } = await ask('POST', `/api/${path}`, values)
  expect(status, text).toBe(201)
  return Number(body.data.id)
}
const workshop = (values: object = {}) =>
  made(staff, 'workshops', {
    name: 'Crops compared',
    date: dayIn(30),
    place: 'Shire Hall',
    ...values,
  })
const attendee = (of: number, values: object = {}) =>
  made(staff, 'workshop_attendees', {
    workshop_id: of,
    farm_id: farm,
    attendee_type: 'users',
    attendee_id: person,
    ...values,
  })
const answer = (ask: Ask, id: number, status: string) =>
  ask('PATCH', `/api/workshop_attendees/${id}`, { status })
const statusOf = async (id: number) =>
  (await staff('GET', `/api/workshop_attendees/${id}`)).body.data.status as string
const errorsOf = ({ body }: Awaited<ReturnType<Ask>>) => Object.values(body.errors ?? {}).flat()
const letters = async () =>
  (
    await sql<{ to: string; subject: string; body: string }>`
      select "to", subject, body from outgoing_mails order by id`.execute(db)
  ).rows
const linkIn = (body = '') => /\/answer\/\S+/.exec(body)?.[0] ?? 'no link'
const invite = async (of: number, body: object = {}) => {
  const asked = await staff('POST', `/api/v2/workshops/${of}/invitations`, body)
  expect(asked.status, asked.text).toBe(202)
  const ran = await running(db, usual(db))
  expect(ran, String(ran?.error?.stack)).toMatchObject({ ended: 'completed' })
  const [job] = (
    await sql<{
      result: object
    }>`select result from queable_jobs where id = ${asked.body.data.id}`.execute(db)
  ).rows
  return job?.result
}

test('what a workshop can’t be is said in a sentence', async () => {
  const refused = async (values: object) =>
    errorsOf(await staff('POST', '/api/workshops', { name: 'X', ...values }))
  expect(await refused({ starts_at: '25:00' })).toEqual(['Enter a time between 00:00 and 23:59.'])
  expect(await refused({ starts_at: '10:00', ends_at: '09:00' })).toEqual([
    'It can’t end before it starts at 10:00.',
  ])
  expect(await refused({ location: { type: 'Point', coordinates: [150, -190] } })).toEqual([
    'Put one point on the map.',
  ])
  const id = await workshop({ seats: 2 })
  await attendee(id, { status: 'Attending' })
  await attendee(id, { status: 'Attending', attendee_type: 'farm_contacts', attendee_id: contact })
  expect(errorsOf(await staff('PATCH', `/api/workshops/${id}`, { seats: 1 }))).toEqual([
    '2 people said they’re attending, so 1 seat is too few.',
  ])
})

test('people of the farm say whether they come, while there are seats and until the day', async () => {
  const full = await workshop({ seats: 1 })
  const mine = await attendee(full)
  const second = await attendee(full, { attendee_type: 'farm_contacts', attendee_id: contact })
  expect(errorsOf(await answer(grower, mine, 'Sent'))).toEqual([
    'Say whether they’re attending or not attending.',
  ])
  expect((await answer(other, mine, 'Attending')).status).toBe(404)
  const both = await Promise.all([
    answer(grower, mine, 'Attending'),
    answer(staff, second, 'Attending'),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(both.flatMap(errorsOf)).toEqual([
    'The only seat is taken. Ask the hosts whether there is room for one more.',
  ])
  const stranger = await insertRow(db, 'users', { name: 'Al', email: 'al@x.example', active: true })
  const wrong = { workshop_id: full, farm_id: farm, attendee_type: 'users', attendee_id: stranger }
  expect(errorsOf(await asker.ask('POST', '/api/workshop_attendees', wrong))).toEqual([
    'This person doesn’t belong to this farm.',
  ])
  const ticked = await staff('PATCH', `/api/workshop_attendees/${mine}`, { attended: true })
  expect(errorsOf(ticked)[0]).toContain('attendance is ticked on the day')
  await staff('PATCH', `/api/workshops/${full}`, { date: dayIn(-2), seats: 9 })
  expect(errorsOf(await answer(grower, second, 'Not Attending'))[0]).toContain(
    'can no longer be changed',
  )
  expect((await staff('PATCH', `/api/workshop_attendees/${mine}`, { attended: true })).status).toBe(
    200,
  )
  await grower('PATCH', `/api/workshop_attendees/${mine}`, { attended: false, meal_needs: 'x' })
  const { body } = await staff('GET', `/api/workshop_attendees/${mine}`)
  expect(body.data).toMatchObject({ attended: true, meal_needs: null })
})

describe('invitations', () => {
  test('to 500 go out once each, also through a kill in the middle and a second job', async () => {
    const id = await workshop()
    await sql`
      with made as (
        insert into farm_contacts (farm_id, name, email, may_contact)
        select ${farm}, 'Contact ' || n, case when n = 498 then null else 'c' || n || '@ours.example' end,
          case when n = 499 then false end
        from generate_series(1, 500) n returning id)
      insert into workshop_attendees (farm_id, workshop_id, attendee_type, attendee_id)
      select ${farm}, ${id}, 'farm_contacts', id from made`.execute(db)
    const ask = () => staff('POST', `/api/v2/workshops/${id}/invitations`, {})
    expect((await ask()).status).toBe(202)
    let steps = 0
    const killed = await running(db, (job, doing) =>
      usual(db)(job, {
        ...doing,
        async progress(share) {
          steps += 1
          if (steps === 9)
            await sql`select pg_terminate_backend(pg_backend_pid())`.execute(doing.tx)
          await doing.progress(share)
        },
      }),
    ).catch((error: Error) => error)
    expect(killed).not.toMatchObject({ ended: 'completed' })
    expect(await letters()).toEqual([])
    expect(await running(db, usual(db))).toMatchObject({ ended: 'completed' })
    const sent = await letters()
    expect([sent.length, new Set(sent.map(({ to }) => to)).size]).toEqual([498, 498])
    expect(new Set(sent.map(({ body }) => linkIn(body))).size).toBe(498)
    const left = await invite(id)
    expect(left).toEqual({
      sent: 0,
      left_out: [
        { name: 'Contact 498', farm: 'Ours', why: 'There is no email for them.' },
        { name: 'Contact 499', farm: 'Ours', why: 'They don’t want to be contacted.' },
      ],
    })
    expect((await letters()).length).toBe(498)
  }, 60_000)

  test('are not sent to a workshop that is over, has no day, or by a grower', async () => {
    const refused = async (values: object, ask = staff) =>
      ask('POST', `/api/v2/workshops/${await workshop(values)}/invitations`, {})
    expect(errorsOf(await refused({ date: dayIn(-3) }))[0]).toContain('This workshop was on')
    expect(errorsOf(await refused({ date: null }))).toEqual([
      'Say on which day the workshop is before you send invitations.',
    ])
    expect((await refused({}, grower)).body.message).toBe(
      'Only staff send invitations to workshops.',
    )
  })
})

describe('the link of an invitation', () => {
  const visit = asLink('GET')
  const post = asLink('POST')
  function asLink(method: string) {
    return (path: string) => asker.as(nobody(0))(method, path)
  }

  test('answers without signing in, by a button alone, and again', async () => {
    const id = await workshop({ agenda: 'Morning: <b>wheat</b>' })
    const mine = await attendee(id)
    expect(await invite(id)).toMatchObject({ sent: 1 })
    const [letter] = await letters()
    const link = linkIn(letter?.body)
    for (let times = 0; times < 3; times += 1) await visit(link)
    const page = await visit(link)
    expect([page.status, await statusOf(mine)]).toEqual([200, 'Sent'])
    expect(page.text).toContain('You haven’t answered yet.')
    expect(page.text).not.toContain('<b>wheat')
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    const said = await post(`${link}/attending`)
    expect([said.status, said.headers['location'], await statusOf(mine)]).toEqual([
      303,
      link,
      'Attending',
    ])
    expect((await visit(link)).text).toContain('You said you’re attending.')
    await post(`${link}/not-attending`)
    expect(await statusOf(mine)).toBe('Not Attending')
    const { body } = await staff('POST', '/api/changes/search', {
      filters: [
        { field: 'entity', operator: '=', value: 'workshop_attendees' },
        { field: 'row', operator: '=', value: mine },
      ],
    })
    expect(body.data.length).toBe(4)
    expect(asker.lines.join('\n')).not.toContain(link.slice('/answer/'.length))
  })

  test('opens nothing else, and what is no link is told so', async () => {
    const id = await workshop({ seats: 1 })
    const mine = await attendee(id)
    const seat = await attendee(id, { attendee_type: 'farm_contacts', attendee_id: contact })
    await invite(id, { attendee_ids: [mine] })
    const [letter] = await letters()
    const link = linkIn(letter?.body)
    const token = link.slice('/answer/'.length)
    for (const path of ['/api/profile', '/api/workshops', `/api/workshop_attendees/${mine}`]) {
      const bearer = { authorization: `Bearer ${token}` }
      const { status } = await asker.as(nobody(0))('GET', path, undefined, bearer)
      expect([path, status >= 400 || path === '/api/workshops'], String(status)).toEqual([
        path,
        true,
      ])
    }
    for (const wrong of [
      'answer_x',
      token.slice(0, -1),
      `reset_${token.slice(7)}`,
      '%00',
      '..%2f',
    ]) {
      const refused = await visit(`/answer/${wrong}`)
      expect([wrong, refused.status]).toEqual([wrong, 404])
      expect(refused.text).not.toContain('Crops compared')
    }
    expect((await post(`${link}/Unsent`)).status).toBe(404)
    await answer(staff, seat, 'Attending')
    const full = await post(`${link}/attending`)
    expect([full.status, await statusOf(mine)]).toEqual([409, 'Sent'])
    expect(full.text).toContain('The only seat is taken.')
    const { body } = await staff('POST', '/api/workshop_links/search', {
      filters: [{ field: 'invitee_id', operator: '=', value: mine }],
    })
    const [{ id: row, hash }] = body.data
    expect(hash).toBeUndefined()
    await staff('PATCH', `/api/workshop_links/${row}`, { revoked_at: new Date().toISOString() })
    const revoked = await post(`${link}/not-attending`)
    expect([revoked.status, revoked.text.includes('was revoked')]).toEqual([404, true])
    expect(await statusOf(mine)).toBe('Sent')
  })

  test('is over with the workshop, and gone with who was invited', async () => {
    const id = await workshop()
    const mine = await attendee(id)
    await invite(id)
    const [letter] = await letters()
    const link = linkIn(letter?.body)
    await staff('PATCH', `/api/workshops/${id}`, { date: dayIn(-2) })
    expect((await visit(link)).text).toContain('can no longer be changed')
    expect((await post(`${link}/attending`)).status).toBe(409)
    await staff('DELETE', `/api/workshop_attendees/${mine}`)
    expect((await visit(link)).status).toBe(404)
  })

  test('guesses are held off by address', async () => {
    const guesses = []
    for (let guess = 0; guess < 40; guess += 1)
      guesses.push((await visit(`/answer/answer_${guess}`)).status)
    expect(guesses.slice(0, 30).every(status => status === 404)).toBe(true)
    expect(guesses.at(-1)).toBe(429)
  })
})

test('reminders come 14, 7 and 1 days before, once each, and not after Not Attending', async () => {
  const id = await workshop({ date: '2031-05-20' })
  const coming = await attendee(id)
  const absent = await attendee(id, { attendee_type: 'farm_contacts', attendee_id: contact })
  await invite(id)
  await answer(grower, coming, 'Attending')
  await answer(staff, absent, 'Not Attending')
  await sql`delete from outgoing_mails`.execute(db)
  const engine = openFurrowEngine(furrow(), db)
  const on = (day: string, more = {}, turns = {}) =>
    writeWorkshopReminders({ ...engine, today: () => day, ...more }, turns)
  const due: number[] = []
  for (const day of [
    '05-05',
    '05-06',
    '05-06',
    '05-12',
    '05-13',
    '05-15',
    '05-19',
    '05-20',
    '05-21',
  ])
    due.push(await on(`2031-${day}`))
  expect(due).toEqual([0, 1, 0, 0, 1, 0, 1, 0, 0])
  const sent = await letters()
  expect(sent.map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => 'jo@ours.example'))
  expect(sent[0]?.subject).toBe('Reminder: Crops compared, 20 May 2031')
  const next = await workshop({ date: '2031-06-20' })
  const both = await attendee(next)
  await sql`update workshop_attendees set status = 'Sent', sent_at = now() where id = ${both}`.execute(
    db,
  )
  const twice = await Promise.all([on('2031-06-13'), on('2031-06-13')])
  expect(twice.toSorted()).toEqual([0, 1])
  // On another day it is reminded of anew, once each as well.
  const put = (values: object) => staff('PATCH', `/api/workshops/${next}`, values)
  await put({ date: '2031-07-20' })
  const later = await on('2031-07-06')
  await put({ date: '2031-07-20', place: 'Town Hall' })
  expect([later, await on('2031-07-06')]).toEqual([1, 0])
  // One that cannot be written keeps nobody else from theirs.
  const onFailure = vi.fn()
  await attendee(next, { attendee_type: 'farm_contacts', attendee_id: contact, status: 'Sent' })
  const broken = await on('2031-07-13', { publicUrl: failingFirst() }, { onFailure })
  expect([broken, await on('2031-07-13')]).toEqual([1, 1])
  const failure = { failed: 'workshop reminder', id: both, error: 'killed' }
  expect(onFailure.mock.calls).toEqual([[failure]])
})
