import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { admin, nobody } from '../../src/access/reach/viewer.ts'
import type { Viewer } from '../../src/access/reach/viewer.ts'
import { askedByPeople, ofFarms } from './asked-by-people.ts'

const { db, by, done, refused, kept, person } = askedByPeople()
let office: Viewer
let manager: Viewer
let farm: number
let business: number
let count = 0

beforeAll(async () => {
  office = admin(await person('Office'))
})

beforeEach(async () => {
  count += 1
  farm = (await done(office, 'POST', 'farms', { farm_name: `Downs ${count}` })).id
  business = (await done(office, 'POST', 'businesses', { name: `Plains ${count}` })).id
  const rights = { recorded: [farm], managed: [farm] }
  manager = ofFarms(await person(`Meg${count}`), rights)
  await sql`delete from outgoing_mails`.execute(db)
  await sql`delete from upkeep.letter_counts`.execute(db)
})

const to = (email: string, values: object = {}) =>
  [
    'POST',
    'invitations',
    { email, invitable_type: 'farms', invitable_id: farm, ...values },
  ] as const
const toBusiness = (email: string, values: object = {}) =>
  to(email, { invitable_type: 'businesses', invitable_id: business, ...values })

interface Sent {
  readonly to: string
  readonly subject: string
  readonly body: string
}
async function letters(): Promise<readonly Sent[]> {
  const { rows } = await sql<Sent>`
    select "to", subject, body from outgoing_mails order by id`.execute(db)
  return rows
}
async function hashOf(invitation: number): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select hash from invitations where id = ${invitation}`.execute(db)
  return rows[0]?.hash
}
function tokenIn({ body }: Sent): string {
  return /reset-password\?token=(\S+)/.exec(body)?.[1] ?? expect.fail(body)
}

describe('an invitation', () => {
  test('goes to an address in lower case, for 14 days, from whoever sits there', async () => {
    const acting = { ...manager, actor: office.id, impersonation: 1 }
    const made = await done(
      acting,
      ...to(' Bea@Example.com', { expires_at: '2099-01-01T00:00:00Z' }),
    )
    expect(made).toMatchObject({ email: 'bea@example.com', invited_by_id: office.id })
    const days = (Date.parse(String(made['expires_at'])) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(14, 2)
    expect(await refused(manager, ...to('bea'))).toHaveProperty('email')
  })

  test('goes out as a letter with a link, and only the hash of the link is kept', async () => {
    const { id } = await done(manager, ...to('bea@example.com'))
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      to: 'bea@example.com',
      subject: `Meg${count} invites you to Downs ${count} on Furrow`,
    })
    if (!letter) return
    expect(letter.body).toContain(
      'http://127.0.0.1:4400/collect/1.0.0/reset-password?token=invite_',
    )
    const token = tokenIn(letter)
    expect(await hashOf(id)).toBe(createHash('sha256').update(token).digest('hex'))
    const { text } = await by(manager, 'GET', `invitations/${id}`)
    expect(text).not.toContain('hash')
  })

  test('names the business, too, and only a farm has farm managers', async () => {
    await done(office, ...toBusiness('bea@example.com'))
    expect((await letters())[0]?.subject).toContain(`Plains ${count}`)
    const asManager = { is_farms_manager: true }
    expect(await refused(office, ...toBusiness('cy@example.com', asManager))).toEqual({
      is_farms_manager: ['Only a farm has farm managers.'],
    })
    await done(office, ...to('cy@example.com', asManager))
  })

  test('withdraws an earlier one of the same address to the same place', async () => {
    const first = await done(manager, ...to('bea@example.com'))
    const elsewhere = await done(office, ...toBusiness('bea@example.com'))
    const second = await done(manager, ...to('BEA@example.com'))
    const { rows } = await sql`
      select id from invitations where email = 'bea@example.com' and deleted_at is null
        and id = any(${[first.id, elsewhere.id, second.id]}) order by id`.execute(db)
    expect(rows).toEqual([{ id: elsewhere.id }, { id: second.id }])
    const { body } = await by(office, 'POST', 'changes/search', {
      filters: [
        { field: 'entity', value: 'invitations' },
        { field: 'row', value: first.id },
        { field: 'verb', value: 'destroy' },
      ],
    })
    expect(body.data).toHaveLength(1)
  })

  test('is sent to several at once, each with a link of their own', async () => {
    const resources = ['bea', 'cy'].map(name => to(`${name}@example.com`)[2])
    await done(manager, 'POST', 'invitations/batch', { resources })
    const sent = await letters()
    expect(sent.map(letter => letter.to)).toEqual(['bea@example.com', 'cy@example.com'])
    expect(new Set(sent.map(tokenIn)).size).toBe(2)
    const twice = { resources: [resources[0], to('Bea@example.com')[2]] }
    expect(await refused(manager, 'POST', 'invitations/batch', twice)).toEqual({
      'resources.1.email': ['This address is here twice.'],
    })
  })

  test('is not sent to somebody who belongs there', async () => {
    const ann = await person(`Ann${count}`)
    await sql`
      insert into details_user (details_id, farm_id, user_id) values (${farm}, ${farm}, ${ann})`.execute(
      db,
    )
    expect(await refused(manager, ...to(`ANN${count}@example.com`))).toEqual({
      email: ['Someone with this email already belongs to this farm already.'],
    })
    await done(office, ...toBusiness(`ann${count}@example.com`))
    await sql`insert into business_user (business_id, user_id) values (${business}, ${ann})`.execute(
      db,
    )
    expect(await refused(office, ...toBusiness(`ann${count}@example.com`))).toEqual({
      email: ['Someone with this email already belongs to this business already.'],
    })
  })

  test('says nothing of people whom the asker does not see', async () => {
    const ann = await person(`Ann${count}`)
    await sql`insert into business_user (business_id, user_id) values (${business}, ${ann})`.execute(
      db,
    )
    const { businesses } = nobody(1)
    const near = { ...manager, businesses: { ...businesses, known: [business] } }
    const known = await by(near, ...toBusiness(`ann${count}@example.com`))
    const unknown = await by(near, ...toBusiness('unheard.of@example.com'))
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(known.status).toBe(403)
    const answers = [`ann${count}@example.com`, 'unheard.of@example.com'].map(email =>
      by(manager, ...to(email)),
    )
    for (const { status } of await Promise.all(answers)) expect(status).toBe(201)
  })
})

describe('an invitation that is out', () => {
  test('keeps its address and its place', async () => {
    const { id } = await done(manager, ...to('bea@example.com'))
    const path = `invitations/${id}`
    const sentence = ['Withdraw this invitation and send another one instead.']
    expect(await refused(manager, 'PATCH', path, { email: 'cy@example.com' })).toEqual({
      email: sentence,
    })
    const elsewhere = { invitable_type: 'businesses', invitable_id: business }
    expect(await refused(office, 'PATCH', path, elsewhere)).toMatchObject({
      invitable_type: sentence,
    })
    const changed = { email: 'BEA@example.com', name: 'Bea', is_farms_manager: true }
    expect(await done(manager, 'PATCH', path, changed)).toMatchObject({ name: 'Bea' })
    expect(await letters()).toHaveLength(1)
    await done(manager, 'DELETE', path)
  })

  test('stays as it is once it is accepted', async () => {
    const { id } = await done(manager, ...to('bea@example.com'))
    await sql`update invitations set accepted_at = now() where id = ${id}`.execute(db)
    const path = `invitations/${id}`
    expect(await refused(manager, 'PATCH', path, { name: 'Bea' })).toEqual({
      name: ['This invitation was accepted, so it stays as it is.'],
    })
    expect(await kept(manager, 'DELETE', path)).toBe(
      'This invitation was accepted, so it cannot be withdrawn.',
    )
    await done(manager, ...to('bea@example.com'))
    const { rows } = await sql`select deleted_at from invitations where id = ${id}`.execute(db)
    expect(rows).toEqual([{ deleted_at: null }])
  })
})

describe('emails that people cause', () => {
  const some = (many: number, name: string) => ({
    resources: Array.from({ length: many }, (_, at) => to(`${name}${at}@example.com`)[2]),
  })

  test('are fifty a day for a person, and what is refused counts nothing', async () => {
    await done(manager, 'POST', 'invitations/batch', some(49, 'a'))
    const over = await by(manager, 'POST', 'invitations/batch', some(2, 'b'))
    expect([over.status, over.body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(86_000)
    expect(over.body.message).toBe(
      'You can send 50 emails a day from Furrow. Try again in 24 hours.',
    )
    await done(manager, ...to('c@example.com'))
    expect((await by(manager, ...to('d@example.com'))).status).toBe(429)
    expect(await letters()).toHaveLength(50)
    await done(office, ...to('d@example.com'))
    await sql`update upkeep.letter_counts set since = since - interval '1 day'`.execute(db)
    await done(manager, ...to('d@example.com'))
  })

  test('are five a day to one address, whoever sends them and wherever from', async () => {
    for (let time = 0; time < 4; time += 1) await done(manager, ...to('bea@example.com'))
    await done(office, ...toBusiness('BEA@example.com'))
    const over = await by(office, ...toBusiness('bea@example.com'))
    expect([over.status, over.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ])
    expect(over.body.message).toMatch(/^bea@example\.com has been sent 5 emails within a day\./)
    await done(manager, ...to('cy@example.com'))
  })

  test('hold no link but their own, whatever people and farms are called', async () => {
    await sql`
      update farms set farm_name = 'www.evil.example/login' where id = ${farm}`.execute(db)
    await sql`
      update users set name = 'http://evil.example click' where id = ${manager.id}`.execute(db)
    await done(manager, ...to('bea@example.com'))
    const [letter] = await letters()
    expect(letter?.subject).toBe('click invites you to www evil example/login on Furrow')
    const words = `${letter?.subject} ${letter?.body}`.split(/\s+/)
    const linked = words.filter(word => /:\/\/|[^\s.]\.[a-z]{2}/i.test(word))
    expect(linked).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:4400\/collect\//)])
  })
})

describe('an address', () => {
  const open = async () => {
    const { rows } = await sql<{ id: number }>`
      select id from invitations
      where invitable_id = ${farm} and invitable_type = 'farms' and deleted_at is null`.execute(db)
    return rows.map(({ id }) => id)
  }

  test('has one open invitation to a place, also when two are sent at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => by(manager, ...to('bea@example.com'))),
    )
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await open()).toHaveLength(1)
  })

  test('has none that was withdrawn beside it', async () => {
    const first = await done(manager, ...to('bea@example.com'))
    const second = await done(manager, ...to('bea@example.com'))
    expect(await kept(office, 'POST', `invitations/${first.id}/restore`)).toBe(
      'bea@example.com has another open invitation to the same place.',
    )
    expect(await open()).toEqual([second.id])
    await done(manager, 'DELETE', `invitations/${second.id}`)
    await done(office, 'POST', `invitations/${first.id}/restore`)
    expect(await open()).toEqual([first.id])
  })
})
