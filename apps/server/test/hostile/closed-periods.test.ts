import { furrow } from '@furrow/catalogue/furrow'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lines } from '../access/expected-access.ts'
import { stages } from '../access/periods.ts'
import { peopleInTurn } from '../access/people.ts'
import { insertRow } from '../access/placing.ts'
import type { MadeRows } from '../made-rows.ts'
import { ownDatabase } from '../own-database.ts'
import { bareRow, changeableFields, sentRow } from '../sent-rows.ts'
import type { Row } from '../sent-rows.ts'
import { waysIn } from '../ways.ts'
import { besiege } from './siege.ts'
import type { Asking, Siege } from './siege.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const bound = new Set(lines.flatMap(({ rows, period }) => (period ? rows : [])))
const entities = [...catalogue.values()].filter(
  ({ name, derived, readAlone }) => bound.has(name) && !derived && !readAlone,
)
const ways = waysIn(catalogue).filter(({ onlyRead, toMany }) => !onlyRead && toMany)

let siege: Siege
beforeAll(async () => {
  siege = await besiege(db)
})
afterAll(() => siege.close())

/** Who finds which period closed. */
const closings = [
  ['worker', 'handedIn'],
  ['farm manager', 'handedIn'],
  ['collector', 'released'],
] as const
type Stage = 'handedIn' | 'released'

/** What stands in it, and how many, kind by kind: asked in one go, as it is asked before and after each trial. */
async function rowsOf(stage: Stage): Promise<Readonly<Record<string, unknown>>> {
  const closed = siege.world.home[stage]
  const kinds = entities.map(({ name, fields }) => {
    const table = sql.table(name)
    const inPeriod = fields['period_id']
      ? sql`(select count(*) from ${table} where deleted_at is null and period_id = ${closed.get('periods')})`
      : sql`null::bigint`
    return sql`select ${sql.lit(name)} as name, ${inPeriod} as count,
      (select to_jsonb(t) from ${table} t where id = ${closed.get(name)}) as row`
  })
  const query = sql<{ name: string }>`${sql.join(kinds, sql` union all `)}`
  const { rows } = await query.execute(db)
  return Object.fromEntries(rows.map(({ name, ...stands }) => [name, stands]))
}

/** Keys of the entity that lead into another period with these rows. */
function keysInto({ name, fields }: Entity, rows: MadeRows): Row {
  const keys = Object.entries(fields).filter(
    ([, { target = '', kind }]) => kind === 'key' && (bound.has(target) || target === 'periods'),
  )
  const into = Object.fromEntries(keys.map(([key, { target = '' }]) => [key, rows.get(target)]))
  return name === 'rainfalls' ? { ...into, date: dayIn(rows) } : into
}

function dayIn(rows: MadeRows): string {
  const { home } = siege.world
  const stage = rows === home.handedIn ? 'handedIn' : rows === home.released ? 'released' : 'open'
  return stages[stage].day.replace(/01$/, '17')
}

const step = (what: string, entity: Entity, more: object) => ({
  steps: [{ do: what, resource: entity.name, values: {}, ...more }],
})

async function expectNone(ask: Asking, tried: readonly (readonly [string, string, unknown?])[]) {
  for (const [method, url, body] of tried) {
    const reply = await ask(method, url, body)
    const { data, detached } = reply.body ?? {}
    if (reply.status === 200) expect([url, body, data ?? detached]).toEqual([url, body, []])
    else expect([400, 403, 404, 405, 409, 422], `${method} ${url}`).toContain(reply.status)
  }
}

describe.each(entities)('$name of a closed period', entity => {
  const path = `/api/${entity.name}`

  test.each(peopleInTurn(entity.name, closings, 1))(
    'stand as they are for the %s',
    async (name, stage) => {
      const ask = siege.as(name)
      const { open } = siege.world.home
      const above = entity.ownedBy.kind === 'farm' && entity.ownedBy.parent
      const closed = siege.world.home[stage]
      const before = await rowsOf(stage)
      const [id, near] = [closed.get(entity.name), open.get(entity.name)]
      const field = changeableFields(entity).find(one => !entity.fields[one]?.setBy) ?? 'id'
      const values = { [field]: sentRow(entity, [closed], 0)[field] }
      // Of the closed period by what it belongs to, and of the open one by what it says.
      const fresh = { ...bareRow(entity, [closed], 0), ...keysInto(entity, closed) }
      const half = entity.fields['period_id'] && { ...fresh, period_id: open.get('periods') }
      await expectNone(ask, [
        ['PATCH', `${path}/${id}`, values],
        ['PATCH', `${path}/batch`, { resources: { [String(id)]: values } }],
        ['PATCH', `${path}/batch`, { resources: { [String(near)]: {}, [String(id)]: values } }],
        ['POST', '/api/v2/batch', step('update', entity, { id, values })],
        ['DELETE', `${path}/${id}`],
        ['DELETE', `${path}/${id}?force=true`],
        ['POST', '/api/v2/batch', step('destroy', entity, { id })],
        ['DELETE', `${path}/batch`, { resources: [id] }],
        ['POST', path, fresh],
        ['POST', `${path}/batch`, { resources: [fresh] }],
        ['POST', '/api/v2/batch', step('store', entity, { values: fresh })],
        ...(half && above ? [['POST', path, half] as const] : []),
        ...movesOf(entity, { id, near, stage }),
      ])
      await expectNone(ask, belowOf(entity, { id, values: fresh }))
      expect(await rowsOf(stage)).toEqual(before)
    },
  )

  test.each(peopleInTurn(entity.name, closings, 1))(
    'do not come back for the %s',
    async (name, stage) => {
      const id = siege.world.home[stage].get(entity.name)
      const gone = sql`update ${sql.table(entity.name)} set deleted_at = now() where id = ${id}`
      const back = sql`update ${sql.table(entity.name)} set deleted_at = null where id = ${id}`
      await gone.execute(db)
      const ask = siege.as(name)
      await expectNone(ask, [
        ['POST', `${path}/${id}/restore`],
        ['POST', `${path}/batch/restore`, { resources: [id] }],
        ['POST', '/api/v2/batch', step('restore', entity, { id })],
        ['DELETE', `${path}/${id}?force=true`],
      ])
      const { rows } = await sql`
      select deleted_at is null as back from ${sql.table(entity.name)} where id = ${id}`.execute(db)
      expect(rows).toEqual([{ back: false }])
      await back.execute(db)
    },
  )
})

interface Moving {
  readonly id: number | undefined
  readonly near: number | undefined
  readonly stage: Stage
}

/** Into the closed period, out of it, and half of the way, one key at a time. */
function movesOf(entity: Entity, { id, near, stage }: Moving) {
  const path = `/api/${entity.name}`
  const { open, [stage]: closed } = siege.world.home
  const into = Object.entries(keysInto(entity, closed)).filter(isOnTheWay(entity))
  const out = Object.entries(keysInto(entity, open))
  return [
    ...into.map(([key, value]) => ['PATCH', `${path}/${near}`, { [key]: value }] as const),
    ...out.map(([key, value]) => ['PATCH', `${path}/${id}`, { [key]: value }] as const),
    ['PATCH', `${path}/${id}`, Object.fromEntries(out)] as const,
  ]
}

/** The keys by which a row belongs to a period; others may name a row of an earlier one. */
function isOnTheWay({ ownedBy, fields }: Entity) {
  const parent = ownedBy.kind === 'farm' ? ownedBy.parent : undefined
  const own = fields['period_id'] ? ['period_id'] : [parent ?? '', 'date']
  return ([key]: readonly [string, unknown]) => own.includes(key)
}

/** The same through every relation from rows of the farm. */
function belowOf(entity: Entity, { id, values }: { id: number | undefined; values: Row }) {
  const { open } = siege.world.home
  return ways
    .filter(({ targets, entity: above }) => targets.includes(entity) && open.has(above.name))
    .flatMap(({ entity: above, name, relation }) => {
      const path = `/api/${above.name}/${open.get(above.name)}/${name}`
      const whole = [
        ['PATCH', `${path}/${id}`, values],
        ['DELETE', `${path}/${id}`],
        ['PATCH', `${path}/batch`, { resources: { [String(id)]: values } }],
        ['DELETE', `${path}/batch`, { resources: [id] }],
      ] as const
      if (relation.kind !== 'has many') return whole
      const moving = [
        ['POST', `${path}/associate`, { related_key: id }],
        ['DELETE', `${path}/${id}/dissociate`],
      ] as const
      return [...whole, ...moving]
    })
}

describe('what lies in a closed period does not go along with', () => {
  const above = ['rain_gauges', 'farm_properties', 'farm_contacts', 'crop_storages', 'paddocks']
  test.each(above)('a row of %s that is deleted', async name => {
    const before = [await rowsOf('handedIn'), await rowsOf('released')]
    for (const [who] of closings) {
      await siege.as(who)('DELETE', `/api/${name}/${siege.home(name)}`)
      await siege.as(who)('DELETE', `/api/${name}/batch`, { resources: [siege.home(name)] })
    }
    expect([await rowsOf('handedIn'), await rowsOf('released')]).toEqual(before)
  })
})

describe('a period that is released', () => {
  test.each(['farm manager', 'collector', 'worker'] as const)(
    'is not made anew by the %s, who unlinks it',
    async name => {
      const farm = siege.home('farms')
      const word = `Empty ${name}`
      const dates = { start_date: '2009-07-01', end_date: '2010-06-30' }
      const sowing = { sowing_start_date: '2009-07-01', sowing_end_date: '2010-06-30' }
      const period = await insertRow(db, 'periods', { name: word, ...dates, ...sowing })
      const link = { farm_id: farm, period_id: period, status: 'Released' }
      let id = await insertRow(db, 'farm_period', link)
      const rain_gauge_id = siege.home('rain_gauges')
      const date = `2009-09-${10 + name.length}`
      const reading = { farm_id: farm, rain_gauge_id, date, total_mm: 3 }
      const rain = await insertRow(db, 'rainfalls', reading)
      const ask = siege.as(name)
      const [mine, theirs] = [`/api/farms/${farm}/periods`, `/api/periods/${period}/farms`]
      const steps = (what: string, at: object, values: object) => ({
        steps: [{ do: what, ...at, values }],
      })
      const tried = [
        ['DELETE', `/api/farm_period/${id}`],
        ['DELETE', '/api/farm_period/batch', { resources: [id] }],
        ['PATCH', `/api/farm_period/${id}`, { period_id: siege.other('periods') }],
        ['PATCH', `/api/farm_period/${id}`, { status: 'In progress' }],
        ['PATCH', `${mine}/${period}/pivot`, { pivot: { status: 'In progress' } }],
        ['PATCH', `${mine}/sync?detaching=0`, { resources: { [period]: { status: 'Submitted' } } }],
        ['PATCH', `${mine}/toggle`, { resources: [period] }],
        ['DELETE', `${mine}/detach`, { resources: [period] }],
        ['DELETE', `${theirs}/detach`, { resources: [farm] }],
        ['PATCH', `${theirs}/sync`, { resources: [] }],
        ['PATCH', `${theirs}/toggle`, { resources: [farm] }],
        [
          'POST',
          '/api/v2/batch',
          steps(
            'detach',
            { resource: 'farms', id: farm, relation: 'periods' },
            { resources: [period] },
          ),
        ],
      ] as const
      for (const [method, url, body] of tried) {
        await ask(method, url, body)
        const { rows } = await sql`
          select status from farm_period where id = ${id} and deleted_at is null`.execute(db)
        expect.soft([method, url, rows]).toEqual([method, url, [{ status: 'Released' }]])
        if (rows.length === 0) id = await insertRow(db, 'farm_period', link)
      }
      await ask('PATCH', `/api/rainfalls/${rain}`, { total_mm: 99 })
      const { rows } = await sql`select total_mm::float from rainfalls where id = ${rain}`.execute(
        db,
      )
      expect(rows).toEqual([{ total_mm: 3 }])
    },
  )
})
