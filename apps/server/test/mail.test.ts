import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import type { MailTransport } from '../src/background/mail-transport.ts'
import { mailRound } from '../src/background/mail-round.ts'
import type { MailRound } from '../src/background/mail-round.ts'
import { sendLetter } from '../src/background/send-letter.ts'
import { sendLetterAgain } from '../src/access/sign-in/send-letter-again.ts'
import { smtpPost } from '../src/background/smtp.ts'
import { login, mailServer } from './mail-server.ts'
import type { MailServer } from './mail-server.ts'
import { ownDatabase } from './own-database.ts'
import { serverSaying } from './server-saying.ts'

const { db, url } = ownDatabase()
const from = 'Furrow <furrow@farm.example>'
const secret = `reset_${'k'.repeat(43)}`
const never = new AbortController().signal
let server: MailServer
let lines: string[]
let rounds: MailRound[]

beforeEach(async () => {
  server = await mailServer()
  lines = []
  rounds = []
  await sql`delete from outgoing_mails`.execute(db)
})
afterEach(async () => {
  await Promise.all(rounds.map(round => round.stop()))
  await server.close()
})

describe('a letter', () => {
  test('arrives with its headers and its text, after a login in secret', async () => {
    const id = await write('grower@farm.example', 'Sow — early', `Dear grower,\n\n${secret}\n`)
    expect(await send()).toEqual({ letter: id, posted: { isSent: true } })
    const [letter] = server.received
    expect(letter).toMatchObject({
      user: login.user,
      secure: true,
      from: 'furrow@farm.example',
      to: ['grower@farm.example'],
    })
    const [head = '', ...parts] = (letter?.text ?? '').split('\r\n\r\n')
    const whole = parts.join('\r\n\r\n')
    expect(head).toContain('From: Furrow <furrow@farm.example>')
    expect(head).toContain('To: grower@farm.example')
    expect(head).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(head).toMatch(/^Date: .*2026/m)
    expect(head).toMatch(new RegExp(`^Message-ID: <furrow-${id}-\\d+@farm\\.example>`, 'mi'))
    expect(head).toContain('Auto-Submitted: auto-generated')
    expect(head).toContain('Content-Type: multipart/alternative;')
    const [, text = '', html = ''] = whole.split('Content-Type: text/')
    expect(text).toMatch(/^plain; charset=utf-8\r\n[^]*Dear grower,/)
    expect(text).toContain(secret)
    expect(html).toMatch(/^html; charset=utf-8\r\n[^]*<p>Dear grower,<\/p>/)
    expect(letter?.text).toContain(secret)
    const row = await rowOf(id)
    expect(row).toMatchObject({ waiting: false, attempts: 1, body: null, error: null })
    expect(await send()).toBeUndefined()
  })

  test('goes to one address and has one subject, whatever is written there', async () => {
    await write('a@farm.example, b@farm.example', 'One')
    await write('c@farm.example', 'Two\r\nBcc: d@farm.example')
    const tried = [await send(), await send()]
    expect(tried.map(one => one?.posted.isSent)).toEqual([false, true])
    expect(tried[0]?.posted).toMatchObject({ isForGood: true })
    expect(server.received.map(({ to }) => to)).toEqual([['c@farm.example']])
    expect(server.received[0]?.text).toContain('Subject: Two Bcc: d@farm.example')
  })
})

describe('a letter that is refused', () => {
  test('for now is tried again after a minute', async () => {
    server.refusing(() => '451 4.3.0 Try again later')
    const id = await write()
    await send()
    expect(await rowOf(id)).toMatchObject({
      waiting: true,
      attempts: 1,
      minutes: 1,
      error: expect.stringContaining('451 4.3.0 Try again later'),
    })
    expect(await send()).toBeUndefined()
    server.refusing(() => undefined)
    await makeDue()
    await send()
    expect(server.received).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ waiting: false, attempts: 2, error: null })
  })

  test('for good is given up at once', async () => {
    server.refusing(() => `550 5.1.1 No such person, ${secret}`)
    const id = await write('gone@farm.example', 'Hello', `Go to https://x.example/?t=${secret}`)
    expect((await send())?.posted).toMatchObject({ isForGood: true })
    const row = await rowOf(id)
    expect(row).toMatchObject({ waiting: true, attempts: 1, minutes: null })
    expect(row.error).toMatch(/^550 5\.1\.1 No such person, …/)
    expect(await send()).toBeUndefined()
  })

  test('for good is tried again where an administrator asks for it, and once it is sent never', async () => {
    server.refusing(() => '550 5.1.1 No such person')
    const id = await write()
    await send()
    server.refusing(() => undefined)
    await sendLetterAgain(db, id)
    await send()
    expect(server.received).toHaveLength(1)
    await expect(sendLetterAgain(db, id)).rejects.toThrow('This email was sent')
    await expect(sendLetterAgain(db, 999_999_999)).rejects.toThrow('There is no email')
    expect(await send()).toBeUndefined()
  })

  test('waits twice as long each time, up to 6 hours, and is given up after 12', async () => {
    const id = await write()
    const post: MailTransport = async () => ({ isSent: false, said: '451 Later', isForGood: false })
    const waits = []
    for (;;) {
      await makeDue()
      if (!(await sendLetter(db, post, never))) break
      waits.push((await rowOf(id)).minutes)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, null])
    expect(await rowOf(id)).toMatchObject({ waiting: true, attempts: 12, body: 'Hello' })
  })

  test('in bytes that the database does not take is kept all the same', async () => {
    const odd = await serverSaying('451 Try\0again\r\n')
    const id = await write()
    await sendLetter(db, smtpPost({ url: `smtp://127.0.0.1:${odd.port}`, from }), never)
    const error = expect.stringContaining('451 Try again')
    expect(await rowOf(id)).toMatchObject({ attempts: 1, minutes: 1, error })
    odd.close()
  })

  test('because our password is wrong waits until it is right, and tells nobody', async () => {
    const id = await write()
    const wrong = new URL(server.url)
    wrong.password = 'swordfish-in-the-dam'
    await sendLetter(db, smtpPost({ url: wrong.href, from }), never)
    const { error, minutes } = await rowOf(id)
    expect([error?.includes('swordfish'), minutes]).toEqual([false, 1])
    expect(error).toContain('535')
    await makeDue()
    await send()
    expect(server.received).toHaveLength(1)
  })
})

test('a letter whose sending cannot be kept holds up no other, and is given up after 12', async () => {
  const id = await write('a@farm.example')
  await sql`create function dies() returns trigger language plpgsql as
    'begin raise exception ''killed''; end'`.execute(db)
  await sql`create trigger dies before update on outgoing_mails for each row
    when (new.sent_at is not null and new."to" = 'a@farm.example') execute function dies()`.execute(
    db,
  )
  let posted = 0
  const post: MailTransport = async () => {
    posted += 1
    return { isSent: true }
  }
  const killed = () => expect(sendLetter(db, post, never)).rejects.toThrow('killed')
  await killed()
  expect(await rowOf(id)).toMatchObject({ waiting: true, attempts: 1, minutes: 3 })
  const other = await write('b@farm.example')
  expect(await sendLetter(db, post, never)).toMatchObject({ letter: other })
  for (let count = 1; count < 12; count += 1) {
    await makeDue()
    await killed()
  }
  await makeDue()
  expect(await sendLetter(db, post, never)).toBeUndefined()
  expect([posted, await rowOf(id)]).toEqual([13, expect.objectContaining({ attempts: 12 })])
  await sql`drop function dies() cascade`.execute(db)
})

describe('a password', () => {
  test('is not told over a network where everybody can listen', async () => {
    const open = { hideSTARTTLS: true, allowInsecureAuth: true, authOptional: false }
    const plain = await mailServer(0, { ...open, disabledCommands: ['STARTTLS'] })
    const id = await write()
    // Every address of this machine, and so not known to be this machine itself.
    const far = plain.url.replace('127.0.0.1', '0.0.0.0')
    const tried = await sendLetter(db, smtpPost({ url: far, from }), never)
    expect(tried?.posted).toMatchObject({ isSent: false, isForGood: false })
    expect([plain.received, plain.logins]).toEqual([[], 0])
    await makeDue()
    await sendLetter(db, smtpPost({ url: plain.url, from }), never)
    expect([await rowOf(id), plain.logins]).toEqual([
      expect.objectContaining({ waiting: false }),
      1,
    ])
    await plain.close()
  })
})

describe('the round', () => {
  test('sends what waits, and at once what it is nudged about', async () => {
    await write('a@farm.example')
    const round = startRound({ every: 60_000 })
    await until(() => server.received.length === 1)
    await sleep(100)
    await write('b@farm.example')
    round.nudge()
    await until(() => server.received.length === 2)
    expect(server.received.map(({ to }) => to)).toEqual([['a@farm.example'], ['b@farm.example']])
  })

  test('finds by itself what was written, and logs neither text nor password', async () => {
    startRound({ every: 50 })
    await sleep(100)
    await write('a@farm.example', 'Reset', secret)
    await until(() => lines.length === 1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ sent: true })
    server.refusing(() => `451 ${secret} ${login.password}`)
    await write('b@farm.example', 'Reset', secret)
    await until(() => lines.length === 2)
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ sent: false, refused: false })
    expect(lines.join()).not.toMatch(/reset_|stubble/)
  })

  test('of two servers sends each letter once', async () => {
    const other = openDatabase(url, { connections: 2 })
    for (let place = 0; place < 30; place += 1) await write(`p${place}@farm.example`)
    startRound({ every: 20 })
    startRound({ every: 20, db: other })
    await until(() => server.received.length >= 30)
    await Promise.all(rounds.map(round => round.stop()))
    await other.destroy()
    const to = server.received.flatMap(({ to }) => to)
    expect([to.length, new Set(to).size]).toEqual([30, 30])
  })

  test('loses nothing while the mail server is down', async () => {
    await server.close()
    const ids = [await write('a@farm.example'), await write('b@farm.example')]
    startRound({ every: 20 })
    await until(() => lines.length === 2)
    for (const id of ids) {
      const { attempts, error } = await rowOf(id)
      expect([attempts, error]).toEqual([1, expect.stringContaining('ECONNREFUSED')])
    }
    server = await mailServer(server.port)
    await makeDue()
    await until(() => server.received.length === 2)
  })

  test('goes on when the database did not answer once', async () => {
    await sql`alter table outgoing_mails rename to away`.execute(db)
    const round = startRound({ every: 20 })
    await until(() => lines.length > 0)
    await sql`alter table away rename to outgoing_mails`.execute(db)
    const id = await write()
    await until(() => server.received.length === 1)
    expect(lines[0]).toContain('outgoing_mails')
    await round.stop()
    expect(await rowOf(id)).toMatchObject({ waiting: false })
  })
})

describe('stopping', () => {
  test('lets a letter that is being sent arrive', async () => {
    const id = await write()
    const post: MailTransport = async (letter, giveUp) => {
      await sleep(300)
      return smtpPost({ url: server.url, from })(letter, giveUp)
    }
    const round = startRound({ post })
    await sleep(100)
    await round.stop()
    expect(await rowOf(id)).toMatchObject({ waiting: false })
    expect(server.received).toHaveLength(1)
  })

  test('waits no longer than it said for a mail server that says nothing', async () => {
    const id = await write()
    const silent = await serverSaying()
    const url = `smtp://127.0.0.1:${silent.port}`
    const round = startRound({ post: smtpPost({ url, from }), patience: 200 })
    await silent.reached
    const began = Date.now()
    await round.stop()
    expect(Date.now() - began).toBeLessThan(2000)
    expect(await rowOf(id)).toMatchObject({ waiting: true, attempts: 1, minutes: 1 })
    silent.close()
  })
})

function startRound(other: Partial<Parameters<typeof mailRound>[0]> = {}): MailRound {
  const post = smtpPost({ url: server.url, from })
  const round = mailRound({ db, post, log: line => lines.push(line), ...other })
  rounds.push(round)
  return round
}

function send() {
  return sendLetter(db, smtpPost({ url: server.url, from }), never)
}

async function write(to = 'grower@farm.example', subject = 'Hello', body = 'Hello') {
  const { rows } = await sql<{ id: number }>`
    insert into outgoing_mails ("to", subject, body, created_at)
    values (${to}, ${subject}, ${body}, '2026-07-01 00:00:00Z') returning id`.execute(db)
  return Number(rows[0]?.id)
}

/** `minutes`: until it is tried again. */
async function rowOf(id: number) {
  interface Row {
    readonly waiting: boolean
    readonly attempts: number
    readonly minutes: number | null
    readonly body: string | null
    readonly error: string | null
  }
  const { rows } = await sql<Row>`
    select sent_at is null as waiting, attempts, body, error,
      round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
    from outgoing_mails where id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The letter is gone.')
  return row
}

async function makeDue(): Promise<void> {
  await sql`update outgoing_mails set next_attempt_at = now() where next_attempt_at is not null`.execute(
    db,
  )
}

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += 20) {
    if (waited > 15_000) throw new Error('It did not come about.')
    await sleep(20)
  }
}
