// Who may what is the same at each of several servers, and changes at all of them at once.

import { furrow } from '@furrow/catalogue/furrow'
import { connect } from '@furrow/wire/client/connect'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { may } from '../access/may.ts'
import type { Known } from '../access/may.ts'
import { names } from '../access/people.ts'
import type { PersonName } from '../access/people.ts'
import { addToken } from '../access/placing.ts'
import type { Somebody } from '../access/placing.ts'
import { inTurn } from '../in-turn.ts'
import { about, listenerTo } from '../live/live-server.ts'
import type { WithServers } from './with-servers.ts'

export function sameAccessAtAll(of: WithServers): void {
  const entities = [...furrow().keys()]
  test('everybody reads what the table says, and nothing else', async () => {
    const different: unknown[] = []
    for (const [place, entity] of entities.entries()) {
      for (const name of inTurn(names, { place, most: 1 })) {
        const { status, body } = await of.as(name, 'POST', `/api/${entity}/search?limit=0`, {
          json: {},
        })
        const got = (body?.data ?? []).map(({ id }: { id: number }) => id)
        const wrong = wrongIds(of.known, [name, entity], got)
        if (status !== 200 || wrong.length > 0) different.push({ name, entity, status, wrong })
      }
    }
    expect(different).toEqual([])
    expect(Math.min(...of.servers.turns)).toBeGreaterThan(entities.length / 5)
  }, 600_000)

  test('a right that one of them takes away is gone at the others', async () => {
    const paddock = `/api/paddocks/${of.home('paddocks')}`
    const everywhere = async (name: Somebody) =>
      Promise.all([0, 1, 2].map(async at => (await of.as(name, 'GET', paddock, { at })).status))
    expect(await everywhere('worker')).toEqual([200, 200, 200])
    const person = of.known.world.ids.get('worker')
    const { rows } = await sql<{ id: number }>`
        select id from details_user where farm_id = ${of.home('farms')} and user_id = ${person} and deleted_at is null`.execute(
      of.db,
    )
    for (const { id } of rows) {
      expect((await of.as('admin', 'DELETE', `/api/details_user/${id}`)).status).toBe(200)
      expect(await everywhere('worker')).toEqual([404, 404, 404])
      expect((await of.as('admin', 'POST', `/api/details_user/${id}/restore`)).status).toBe(200)
    }
    expect(rows).toHaveLength(1)
    expect(await everywhere('worker')).toEqual([200, 200, 200])
  })

  test('wrong passwords are counted together', async () => {
    const json = { email: 'guessed@farm.example', password: 'wrong', device_name: 'test' }
    const statuses: number[] = []
    for (let attempt = 0; attempt < 10; attempt += 1)
      statuses.push((await of.servers.ask('POST', '/api/auth/create-token', { json })).status)
    expect(statuses.slice(0, 5).filter(status => status === 429)).toEqual([])
    expect(statuses.slice(6)).toEqual([429, 429, 429, 429])
  })
}

/** Of the rows that the table knows; there are others, which it says nothing about. */
function wrongIds(
  known: Known,
  [name, entity]: readonly [PersonName, string],
  got: readonly number[],
) {
  const there = new Set(got)
  return [...(known.stored.get(entity) ?? [])].flatMap(([id, row]) =>
    there.has(id) === may(known, [name, 'read'], [entity, row]) ? [] : [id],
  )
}

export function heardAtAll(of: WithServers): void {
  test('whoever listens at one hears what another wrote, until their token is revoked', async () => {
    const own = await addToken(of.db, of.known.world.ids.get('farm manager') ?? 0)
    const stored = () => ({ token: own, impersonating: undefined })
    const listener = listenerTo(connect({ url: of.servers.each[0]?.address ?? '', stored }))
    await listener.until(line => 'alive' in line)
    const changed = await of.as('admin', 'PATCH', `/api/paddocks/${of.home('paddocks')}`, {
      at: 1,
      json: { name: 'Heard' },
    })
    expect(changed.status).toBe(200)
    await listener.until(about('paddocks', of.home('paddocks')))
    const over = await of.servers.ask('POST', '/api/logout', { token: own, at: 2 })
    expect(over.status).toBeLessThan(300)
    for (let at = 0; at < 3; at += 1)
      expect((await of.servers.ask('GET', '/api/v2/farms', { token: own, at })).status).toBe(401)
    await of.as('admin', 'PATCH', `/api/paddocks/${of.home('paddocks')}`, {
      at: 1,
      json: { name: 'Not heard' },
    })
    await listener.ended
    expect(listener.changes().filter(({ entity }) => entity === 'paddocks')).toHaveLength(1)
  }, 60_000)
}
