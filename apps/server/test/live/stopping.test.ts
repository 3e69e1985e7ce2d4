import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '@furrow/wire/client/connect'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { hearNotices } from '../../src/db/hear-notices.ts'
import { addToken, insertRow } from '../access/placing.ts'
import { ownDatabase } from '../own-database.ts'
import { runServer } from '../running-server.ts'
import { about, listenerTo, liveServer } from './live-server.ts'

const own = ownDatabase()
const { db, url } = own
const started = ownDatabase('demonstration')

/** Ended by the server, not cut off after its patience. */
const endedInOrder = {
  failure: { kind: 'unreachable', cause: { message: 'The stream broke off.' } },
}

test('a server stops at once although many listen', async () => {
  const server = await liveServer(own)
  const person = await insertRow(db, 'users', { name: 'Somebody', email: 'somebody@example.com' })
  const token = await addToken(db, person)
  const listeners = await Promise.all(Array.from({ length: 20 }, () => server.listen(token)))
  await server.close()
  for (const { ended } of listeners) {
    expect(await ended).toMatchObject(endedInOrder)
  }
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where starts_with(application_name, 'furrow live') and datname = current_database()`.execute(db)
  expect(rows).toEqual([])
})

describe('hearing', () => {
  test('begins once the database is there, and again whenever it was away', async () => {
    const listening: number[] = []
    const heard: string[] = []
    const hearing = hearNotices(url, 'some "channel"', {
      began: () => void listening.push(1),
      heard: text => void heard.push(text),
    })
    await expect.poll(() => listening).toHaveLength(1)
    await sql`select pg_notify('some "channel"', 'one')`.execute(db)
    await expect.poll(() => heard).toEqual(['one'])
    for (const times of [2, 3]) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'furrow live' and datname = current_database()`.execute(db)
      await expect.poll(() => listening, { timeout: 5000 }).toHaveLength(times)
    }
    await sql`select pg_notify('some "channel"', 'two')`.execute(db)
    await expect.poll(() => heard).toEqual(['one', 'two'])
    await hearing.stop()
    await sql`select pg_notify('some "channel"', 'three')`.execute(db)
    await sleep(50)
    expect([listening.length, heard.length]).toEqual([3, 2])
  })

  test('where no database is stops as soon as it is asked to', async () => {
    const ear = { began: () => undefined, heard: () => undefined }
    const hearing = hearNotices('postgres://nobody@127.0.0.1:1/none', 'channel', ear)
    await sleep(300)
    expect(await hearing.stop()).toBeUndefined()
  })
})

describe('Furrow as it is started', () => {
  test('tells what is written, and stops at once although somebody listens', async () => {
    const server = await runServer({ DATABASE_URL: started.url, DEMO_DATA: 'small' })
    const anybody = connect({ url: server.address })
    const person = { email: 'owner@furrow.example', password: 'furrow-demo' }
    const signedIn = await anybody.session.login(person)
    if (!signedIn.ok) throw new Error(signedIn.failure.message)
    const stored = () => ({ token: signedIn.data.token })
    const furrow = connect({ url: server.address, stored, device: 'office' })
    const listener = listenerTo(furrow)
    await listener.until(line => 'alive' in line)
    const contacts = await furrow.rows('farm_contacts').list()
    const [contact] = contacts.ok ? contacts.data : []
    if (!contact) throw new Error('There is no contact.')
    const changed = await furrow.rows('farm_contacts').update(contact.id, { name: 'Somebody else' })
    if (!changed.ok) throw new Error(changed.failure.message)
    const line = await listener.until(about('farm_contacts', contact.id))
    expect(line).toMatchObject({ verb: 'update', device: 'office', farm_id: contact.farm_id })
    expect(await server.stop()).toBe(0)
    expect(await listener.ended).toMatchObject(endedInOrder)
  })
})
