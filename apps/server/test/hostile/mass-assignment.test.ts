import { furrow } from '@furrow/catalogue/furrow'
import type { Entity } from '@furrow/catalogue/entity'
import { memberName } from '@furrow/wire/member-name'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { peopleInTurn } from '../access/people.ts'
import type { PersonName } from '../access/people.ts'
import { ownDatabase } from '../own-database.ts'
import { bareRow } from '../sent-rows.ts'
import type { Row } from '../sent-rows.ts'
import { waysIn } from '../ways.ts'
import { comeToStand, forgedMembers, forgedNumber } from './forged.ts'
import { besiege } from './siege.ts'
import type { Siege } from './siege.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const written = [...catalogue.values()].filter(entity => !entity.readAlone)
const ways = waysIn(catalogue).filter(({ relation }) => relation.kind === 'has many')
const attackers: readonly PersonName[] = ['worker', 'farm manager', 'collector']

let siege: Siege
beforeAll(async () => {
  siege = await besiege(db)
})
afterAll(() => siege.close())

async function rowIn({ name }: Entity, id: unknown): Promise<Row> {
  const { rows } = await sql<Row>`select * from ${sql.table(name)} where id = ${id}`.execute(db)
  return rows[0] ?? {}
}

function steps(step: string, entity: Entity, values: Row, id?: number) {
  return { steps: [{ do: step, resource: entity.name, id, values }] }
}

/** A row of the person's own where there is one. */
function ownRow(name: PersonName, entity: Entity): number {
  return siege.world.mine.get(name)?.get(entity.name) ?? siege.home(entity.name)
}

describe.each(written)('$name, sent with members that are not for whoever sends them', entity => {
  const path = `/api/${entity.name}`
  const forged = forgedMembers(entity)

  test.each(peopleInTurn(entity.name, attackers, 1))(
    'by the %s, stands as it stood',
    async name => {
      const ask = siege.as(name)
      const id = ownRow(name, entity)
      const before = await rowIn(entity, id)
      await ask('PATCH', `${path}/${id}`, forged)
      await ask('PUT', `${path}/${id}`, forged)
      await ask('PATCH', `${path}/batch`, { resources: { [id]: forged } })
      await ask('POST', '/api/v2/batch', steps('update', entity, forged, id))
      await ask('POST', `${path}/${id}/restore`, forged)
      for (const way of ways.filter(({ targets }) => targets.includes(entity)).slice(0, 3)) {
        const above = `/api/${way.entity.name}/${siege.home(way.entity.name)}/${way.name}`
        await ask('PATCH', `${above}/${id}`, forged)
      }
      const { updated_at: _before, ...was } = before
      const { updated_at: moved, ...is } = await rowIn(entity, id)
      expect(is).toEqual(was)
      expect(comeToStand(entity, { updated_at: moved ?? null })).toEqual([])
    },
  )

  test('is new without them', async () => {
    const ask = siege.as('farm manager')
    const row = { ...bareRow(entity, [siege.world.made.home], 0), ...forged }
    const { rows } = await sql<{ id: number }>`
      select coalesce(max(id), 0) as id from ${sql.table(entity.name)}`.execute(db)
    await ask('POST', path, row)
    await ask('POST', `${path}/batch`, { resources: [row] })
    await ask('POST', '/api/v2/batch', steps('store', entity, row))
    for (const way of ways.filter(({ targets }) => targets.includes(entity)).slice(0, 3)) {
      await ask('POST', `/api/${way.entity.name}/${siege.home(way.entity.name)}/${way.name}`, row)
    }
    const made = await sql<Row>`
      select * from ${sql.table(entity.name)} where id > ${rows[0]?.id}`.execute(db)
    for (const one of made.rows)
      expect([entity.name, comeToStand(entity, one)]).toEqual([entity.name, []])
    expect(await rowIn(entity, forgedNumber)).toEqual({})
    expect(await memberOf(made.rows)).toEqual([])
  })
})

/** New rows are on the attacker's own farm alone. */
async function memberOf(rows: readonly Row[]): Promise<readonly Row[]> {
  const farms = [siege.other('farms')]
  return rows.filter(row => farms.includes(Number(row['farm_id'])))
}

describe('rows of the other farm', () => {
  const keysOf = (entity: Entity) =>
    Object.entries(entity.fields).flatMap(([key, { target = '', readOnly }]) => {
      const owner = catalogue.get(target)?.ownedBy.kind
      return !readOnly && owner && owner !== 'everyone' ? [[key, target] as const] : []
    })

  /** Staff write these everywhere. */
  const isOfStaff = ({ ownedBy }: Entity) =>
    ownedBy.kind === 'staff' || (ownedBy.kind === 'farm' && ownedBy.write === 'status')

  test.each(written)('are named by no $name, by whatever path', async entity => {
    const all = attackers.filter(one => one !== 'collector' || !isOfStaff(entity))
    for (const name of peopleInTurn(entity.name, all, 1)) {
      const ask = siege.as(name)
      const id = ownRow(name, entity)
      const before = await rowIn(entity, id)
      for (const [key, target] of keysOf(entity)) {
        const values = { [key]: target === 'users' ? siege.id('neighbour') : siege.other(target) }
        const path = `/api/${entity.name}`
        const answers = [
          await ask('PATCH', `${path}/${id}`, values),
          await ask('PATCH', `${path}/batch`, { resources: { [id]: values } }),
          await ask('POST', '/api/v2/batch', steps('update', entity, values, id)),
          await ask('POST', path, { ...bareRow(entity, [siege.world.made.home], 0), ...values }),
        ]
        // A member that is not theirs to set is passed over.
        for (const { status } of answers) expect([200, 403, 404, 422], key).toContain(status)
      }
      const { updated_at: _was, ...was } = before
      const { updated_at: _is, ...is } = await rowIn(entity, id)
      expect(is).toEqual(was)
    }
  })
})

describe('bodies that are built to deceive', () => {
  const farm = () => siege.home('farms')
  const gauge = (more: string) => `{"farm_id":${farm()},"name":"Deceit"${more}}`

  test.each([
    ',"__proto__":{"isAdmin":true}',
    ',"__proto__":null',
    ',"constructor":{"prototype":{"isAdmin":true}}',
    ',"deep":{"__proto__":{"x":1}}',
  ])('are refused whole with %s', async more => {
    const ask = siege.as('farm manager')
    const whole = gauge(more)
    const bodies = [
      ['POST', '/api/rain_gauges', whole],
      ['POST', '/api/rain_gauges/batch', `{"resources":[${whole}]}`],
      ['PATCH', `/api/rain_gauges/${siege.home('rain_gauges')}`, whole],
      ['PATCH', `/api/farms/${farm()}/users/sync`, `{"resources":{"__proto__":{}}}`],
      [
        'POST',
        '/api/v2/batch',
        `{"steps":[{"do":"store","resource":"rain_gauges","values":${whole}}]}`,
      ],
    ] as const
    for (const [method, url, body] of bodies)
      expect((await ask(method, url, body)).status).toBe(400)
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })

  test('say a member twice: what counts is what is checked', async () => {
    const ask = siege.as('farm manager')
    const twice = gauge(`,"farm_id":${siege.other('farms')}`)
    expect((await ask('POST', '/api/rain_gauges', twice)).status).toBe(422)
    const steps = `{"steps":[{"do":"store","resource":"rain_gauges","resource":"users","values":{"name":"a","email":"a@example.com","admin":true}}]}`
    expect((await ask('POST', '/api/v2/batch', steps)).status).toBe(403)
  })

  test.each([[[]], [[1]], ['x'], [5], [null], [true], [[[]]], [{ $ref: 'nobody' }]])(
    'hold %j where a row should be',
    async odd => {
      const ask = siege.as('farm manager')
      const id = siege.home('rain_gauges')
      const people = `/api/farms/${farm()}/users`
      const store = { do: 'store', resource: 'rain_gauges' }
      const tried = [
        await ask('POST', '/api/rain_gauges/batch', { resources: [odd] }),
        await ask('PATCH', '/api/rain_gauges/batch', { resources: { [id]: odd } }),
        await ask('PATCH', `${people}/${siege.id('worker')}/pivot`, { pivot: odd }),
        await ask('POST', '/api/v2/batch', { steps: [{ ...store, values: odd }] }),
        await ask('POST', '/api/v2/batch', { steps: [odd] }),
        await ask('POST', '/api/rain_gauges', { farm_id: odd, name: 'Odd' }),
      ]
      for (const { status } of tried.slice(1)) expect([400, 403, 404, 422, 200]).toContain(status)
      const { rows } = await sql`select id from rain_gauges where name = 'Odd'`.execute(db)
      expect(rows).toEqual([])
    },
  )

  test('hold rows within rows, which are not stored', async () => {
    const ask = siege.as('farm manager')
    const person = { name: 'Nested', email: 'nested@example.com', admin: true }
    const body = { farm_name: 'Nest', users: [person], users_attributes: [person], manager: person }
    await ask('PATCH', `/api/farms/${farm()}`, body)
    const nested = { farm_id: farm(), name: 'Nest', [memberName('rainfalls')]: [{ total_mm: 5 }] }
    await ask('POST', '/api/rain_gauges', nested)
    const { rows } = await sql`select id from users where email = ${person.email}`.execute(db)
    expect(rows).toEqual([])
  })
})
