// What is asked of several servers at once is done once.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { addToken } from '../access/placing.ts'
import { gaugeSteps } from '../asked-jobs.ts'
import { askingFurrow } from '../asking.ts'
import { everything, farmToCarry } from '../farm-to-carry.ts'
import { insertRow, listed } from '../planted-farm.ts'
import type { WithServers } from './with-servers.ts'

export function doneOnceAtOnce(of: WithServers): void {
  test('a key is answered once, wherever it is sent to', async () => {
    const json = (name: string) => ({ farm_id: of.home('farms'), name })
    for (let round = 0; round < 10; round += 1) {
      const sent = {
        json: json(`Key ${round}`),
        headers: { 'idempotency-key': `round ${round}` },
      }
      const both = await Promise.all(
        [0, 1, 2].map(at => of.as('admin', 'POST', '/api/farm_contacts', { ...sent, at })),
      )
      const made = both.filter(({ status }) => status === 201)
      expect(both.map(({ status }) => status).filter(one => one !== 201 && one !== 409)).toEqual([])
      const again = await of.as('admin', 'POST', '/api/farm_contacts', sent)
      expect(again.status).toBe(201)
      for (const { body } of made) expect(body.data.id).toBe(again.body.data.id)
    }
    const { rows } = await sql`select name from farm_contacts where name like 'Key %'`.execute(
      of.db,
    )
    expect(rows).toHaveLength(10)
  })

  test('a period is rolled forward once, asked at two at once', async () => {
    const asker = await askingFurrow(of.db)
    const farm = await farmToCarry(of.db, asker, 'Carried')
    await asker.close()
    const json = {
      farm_id: farm.farm,
      from_period_id: farm.from,
      period_id: farm.into,
      choose: everything,
    }
    const both = await Promise.all(
      [0, 1].map(at => of.as('admin', 'POST', '/api/v2/roll-forward', { json, at })),
    )
    expect(both.map(({ status }) => status)).toContain(200)
    expect(both.filter(({ status }) => status >= 500)).toEqual([])
    const counts = async (entity: string) => (await farm.rows(entity, farm.into)).length
    expect([await counts('paddocks'), await counts('farm_property_periods')]).toEqual([3, 1])
  }, 60_000)
}

export function doneOnceByThemselves(of: WithServers): void {
  test('each job is done once', async () => {
    const people = ['worker', 'member', 'farm manager', 'farmer'] as const
    const ids: number[] = []
    for (let round = 0; round < 3; round += 1) {
      for (const name of people) {
        const steps = gaugeSteps(of.home('farms'), 4, `${name} ${round}`)
        const asked = await of.as(name, 'POST', '/api/v2/jobs', {
          json: { description: 'Gauges', steps },
        })
        expect(asked.status).toBe(202)
        ids.push(asked.body.data.id)
      }
    }
    await expect
      .poll(() => statusesOf(of.db, ids), { timeout: 60_000, interval: 250 })
      .toEqual(ids.map(() => 'completed'))
    const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from rain_gauges where name ~ '^(worker|member|farm).* [0-2] [0-3]$'`.execute(
      of.db,
    )
    expect(rows).toEqual([{ count: 48 }])
    const ended = () =>
      of.servers
        .logged()
        .flatMap(line => /^\{.*"job":(\d+),"ended":"completed"/.exec(line)?.[1] ?? [])
        .map(Number)
        .filter(id => ids.includes(id))
        .toSorted((one, other) => one - other)
    await expect.poll(ended, { timeout: 10_000, interval: 100 }).toEqual(ids)
  }, 120_000)

  test('each letter goes out once', async () => {
    const wanted = Array.from({ length: 40 }, (_, place) => `person${place}@elsewhere.example`)
    for (const to of wanted)
      await insertRow(of.db, 'outgoing_mails', {
        to,
        subject: 'Hay',
        body: 'Hello.',
        created_at: new Date(),
      })
    const waiting = async () => {
      const { rows } =
        await sql`select id from outgoing_mails where sent_at is null and "to" like '%@elsewhere.example'`.execute(
          of.db,
        )
      return rows.length
    }
    await expect.poll(waiting, { timeout: 60_000, interval: 250 }).toBe(0)
    const got = of.mail.received
      .flatMap(({ to }) => to)
      .filter(to => to.endsWith('@elsewhere.example'))
    expect(got.toSorted()).toEqual(wanted.toSorted())
  }, 90_000)
}

export function publishedOnce(of: WithServers): void {
  test.runIf(of.isLong)(
    'editions that are asked for at two at once come one after the other',
    async () => {
      const { rows: pats } = await sql<{
        id: number
      }>`select id from users where email = 'pat@furrow.example'`.execute(of.db)
      const pat = await addToken(of.db, pats[0]?.id ?? 0)
      const json = { period_id: await listed(of.db, 'periods', '2023-24'), trial: false }
      const asked = await Promise.all(
        [0, 1].map(at => of.servers.ask('POST', '/api/v2/editions', { token: pat, json, at })),
      )
      const ids = asked.flatMap(({ body }) => body?.data?.id ?? [])
      expect(asked.map(({ status }) => status)).toEqual([202, 202])
      await expect
        .poll(() => statusesOf(of.db, ids), { timeout: 120_000, interval: 500 })
        .toEqual(['completed', 'completed'])
      const { rows } = await sql<{ number: number; fingerprint: string }>`
        select number, fingerprint from editions where period_id = ${json.period_id} order by number`.execute(
        of.db,
      )
      expect(rows.map(({ number }) => number)).toEqual([1, 2])
    },
    180_000,
  )
}

async function statusesOf(db: Database, ids: readonly number[]): Promise<readonly string[]> {
  const { rows } = await sql<{ status: string }>`
        select status from queable_jobs where id = any(${ids}::bigint[]) order by id`.execute(db)
  return rows.map(({ status }) => status)
}
