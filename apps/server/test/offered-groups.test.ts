// Groups of staff that farms compare with: everyone reads what they are called, staff the rest.

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin, nobody, somebody } from '../src/access/reach/viewer.ts'
import { askingFurrow } from './asking.ts'
import type { Answer, Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { plantedFarm } from './planted-farm.ts'
import type { PlantedFarm } from './planted-farm.ts'

const { db } = ownDatabase()
let asker: Asker
let ours: PlantedFarm
let offered: number
let kept: number
let grower: Ask
let consultant: Ask
beforeAll(async () => {
  asker = await askingFurrow(db, admin(1))
  ours = await plantedFarm(db, 'Ours')
  grower = asker.as(somebody(3, { farms: [ours.farm] }))
  consultant = asker.as({ ...nobody(4), isStaff: true })
  const group = { filter: { activities: ['Mixed'] }, include_farms: [ours.farm], offer_order: 1 }
  offered = await make({ ...group, name: 'Those who meet', offered: true })
  kept = await make({ ...group, name: 'Not yet' })
})
afterAll(() => asker.close())

const errorsOf = ({ body }: Answer) => Object.values(body.errors ?? {}).flat()

async function make(group: object): Promise<number> {
  const { status, body, text } = await asker.ask('POST', '/api/groups', group)
  expect(status, text).toBe(201)
  return Number(body.data.id)
}

test('growers see what offered groups are called, and nothing else', async () => {
  const { body } = await grower('POST', '/api/groups/search', { filters: [] })
  const told = body.data as Readonly<Record<string, unknown>>[]
  const known = told.map(row => Object.entries(row).filter(([, value]) => value !== null))
  expect(known.map(row => Object.fromEntries(row))).toEqual([
    { id: offered, name: 'Those who meet' },
  ])
  expect((await grower('GET', `/api/groups/${kept}`)).status).toBe(404)
  const changes = await grower('POST', '/api/changes/search', {
    filters: [{ field: 'entity', operator: '=', value: 'groups' }],
  })
  expect(changes.body.data ?? []).toEqual([])
})

test('growers write none, and find none by what they may not read', async () => {
  const changed = await grower('PATCH', `/api/groups/${offered}`, { name: 'Ours' })
  const made = await grower('POST', '/api/groups', { name: 'Ours' })
  const gone = await grower('DELETE', `/api/groups/${offered}`)
  for (const { status } of [changed, made, gone]) expect([403, 404]).toContain(status)
  const found = async (body: object) => {
    const { status, body: answer } = await grower('POST', '/api/groups/search', body)
    return status === 200 ? (answer.data as { id: number }[]).map(({ id }) => id) : []
  }
  for (const [field, operator, value] of [
    ['offer_order', '=', 1],
    ['offered', '=', true],
    ['farm_id', '!=', 0],
    ['group_type', '!=', 'none'],
    ['location', '!=', null],
    ['mapCenter', '!=', null],
    ['filter', '!=', null],
    ['include_farms', 'any in', [ours.farm]],
    ['exclude_farms', 'any in', [ours.farm]],
    ['created_at', '!=', null],
    ['updated_at', '!=', null],
  ]) {
    const filters = [{ field, operator, value }]
    expect(await found({ filters }), String(field)).toEqual([])
  }

  // Nor does the order of two of them tell anything of it.
  const second = await make({ name: 'Second', offered: true, include_farms: [ours.farm] })
  for (const field of ['offer_order', 'group_type', 'farm_id', 'created_at', 'updated_at']) {
    const orders = []
    for (const [one, other] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const isOrder = field === 'offer_order'
      await asker.ask(
        'PATCH',
        `/api/groups/${offered}`,
        isOrder ? { offer_order: one } : { group_type: `${one}` },
      )
      await asker.ask(
        'PATCH',
        `/api/groups/${second}`,
        isOrder ? { offer_order: other } : { group_type: `${other}` },
      )
      for (const direction of ['asc', 'desc'])
        orders.push(await found({ sort: [{ field, direction }] }))
    }
    expect(orders.slice(0, 2), field).toEqual(orders.slice(2))
  }
  expect((await asker.ask('DELETE', `/api/groups/${second}`)).status).toBe(200)
})

test('growers are shown none through a workshop that they are asked to', async () => {
  const workshop = await asker.ask('POST', '/api/workshops', { name: 'Autumn meeting' })
  expect(workshop.status, workshop.text).toBe(201)
  const link = { workshop_id: workshop.body.data.id, group_id: offered }
  expect((await asker.ask('POST', '/api/workshop_groups', link)).status).toBe(201)
  const contact = await asker.ask('POST', '/api/farm_contacts', {
    farm_id: ours.farm,
    name: 'Contact',
  })
  const asked = await asker.ask('POST', '/api/workshop_attendees', {
    farm_id: ours.farm,
    workshop_id: workshop.body.data.id,
    attendee_type: 'farm_contacts',
    attendee_id: contact.body.data.id,
  })
  expect(asked.status, asked.text).toBe(201)
  const path = `/api/workshops/${workshop.body.data.id}?include=groups&with_max=groups.offer_order`
  const { status, body } = await grower('GET', path)
  expect([status, body.message]).toEqual([200, undefined])
  expect(body.data.groups).toEqual([])
  expect(body.data.groups_max_offer_order ?? null).toBeNull()
})

test('staff read and change them, and name farms that they see', async () => {
  const { body } = await consultant('GET', `/api/groups/${offered}`)
  expect(body.data).toMatchObject({ include_farms: [ours.farm], offered: true })
  const named = await consultant('PATCH', `/api/groups/${offered}`, {
    exclude_farms: [ours.farm + 1],
    include_farms: [],
  })
  expect(named.body.errors).toEqual({ exclude_farms: [`There is no farm ${ours.farm + 1}.`] })
  expect((await consultant('PATCH', `/api/groups/${offered}`, { offer_order: 2 })).status).toBe(200)
})

test('what makes no group is said', async () => {
  const refused = async (group: object) =>
    (await asker.ask('POST', '/api/groups', { name: 'Another', offered: true, ...group })).body
      .errors
  expect(await refused({})).toEqual({
    filter: ['Choose farms: by what they have in common, or one by one.'],
  })
  expect(await refused({ filter: { zones: [987654] } })).toEqual({
    filter: ['There is no region 987654.'],
  })
  expect(await refused({ filter: { luck: ['good'] } })).toEqual({
    filter: [expect.stringContaining('Farms are not chosen by “luck”')],
  })
  expect(await refused({ filter: { sizes: 3 } })).toEqual({ filter: ['Send sizes as a list.'] })
  expect(await refused({ name: ' those who MEET', filter: { sizes: [3] } })).toEqual({
    name: ['Another group that farms can compare with has this name.'],
  })
  expect(await refused({ name: null, filter: { sizes: [3] } })).toHaveProperty('name')
  expect(await refused({ include_farms: [ours.farm], exclude_farms: [ours.farm] })).toEqual({
    exclude_farms: ['A farm can’t be both added and left out.'],
  })
})

test('a group is tried as it is typed, and what makes none is said', async () => {
  const path = '/api/v2/groups/preview'
  const tried = async (ask: Ask, group: object) =>
    ask('POST', path, { period_id: ours.period, ...group })
  const filter = { zones: [] }
  expect((await tried(grower, { include_farms: [ours.farm] })).status).toBe(403)
  const said = async (group: object) => (await tried(asker.ask, group)).body.errors
  expect(await said({ filter })).toEqual({
    filter: ['Choose farms: by what they have in common, or one by one.'],
  })
  expect(await said({ filter: { sizes: 3 } })).toEqual({ filter: ['Send sizes as a list.'] })
  expect(await said({ include_farms: [987654] })).toEqual({
    include_farms: ['There is no farm 987654.'],
  })
  expect(await said({ include_farms: ['abc'] })).toEqual({
    'include_farms.0': ['Name farms by their numbers.'],
  })
  expect(await said({ include_farms: [ours.farm], exclude_farms: [ours.farm] })).toEqual({
    exclude_farms: ['A farm can’t be both added and left out.'],
  })
  expect(await said({ filter: { activities: ['Cane'] } })).toEqual({
    filter: [expect.stringMatching(/^No farm that records .+ is like this\.$/)],
  })
  expect(await said({ period_id: 987654, include_farms: [ours.farm] })).toEqual({
    period_id: ['There is no such period.'],
  })
  const gone = await tried(asker.ask, { group_id: 987654, include_farms: [ours.farm] })
  expect([gone.status, gone.body.message]).toEqual([404, 'There is no such group.'])
  // Named by whoever sees it, and kept by whoever doesn't.
  expect((await tried(consultant, { include_farms: [ours.farm] })).status).toBe(422)
  const { body } = await tried(consultant, { group_id: offered, include_farms: [ours.farm] })
  expect(body.data).toMatchObject({ farms: 0, members: [], left_out: [], unnamed_left_out: 1 })
  const named = await tried(asker.ask, { include_farms: [ours.farm] })
  expect(named.body.data.figures).toMatchObject([
    { figure: 'average', withheld: [{ why: '0 owners, and 5 are needed.' }] },
    { figure: 'percentiles', withheld: [{ why: '0 owners, and 8 are needed.' }] },
    { figure: 'top', withheld: [{ rule: 'floor' }] },
  ])
  expect(named.body.data.left_out).toMatchObject([
    { farm_id: ours.farm, reason: 'It isn’t validated.' },
  ])
})

describe('a group by distance', () => {
  const around = { type: 'Point', coordinates: [149.84, -29.46] }

  test('agrees with distances worked out another way, over 1,000 farms', async () => {
    const { rows } = await sql<{ id: number; x: number; y: number }>`
      with made as (
        insert into farms (farm_name) select 'Around ' || n from generate_series(1, 1000) n returning id)
      insert into geolocations (geolocatable_type, geolocatable_id, location)
      select 'farms', id, json_build_object('type', 'Point', 'coordinates',
        json_build_array(146 + (id * 7919 % 8000) / 1000.0, -33 + (id * 104729 % 7000) / 1000.0))
      from made
      returning geolocatable_id as id, (location -> 'coordinates' ->> 0)::float8 as x,
        (location -> 'coordinates' ->> 1)::float8 as y`.execute(db)
    expect(rows.length).toBe(1000)
    for (const kilometres of [5, 50, 120.5, 400]) {
      const { status, body, text } = await asker.ask('POST', '/api/v2/groups/farms', {
        filter: { radius_km: kilometres },
        location: around,
      })
      expect(status, text).toBe(200)
      const near = rows.filter(({ x, y }) => chord([x, y], [149.84, -29.46]) <= kilometres)
      const told = (body.data.members as { farm_id: number }[]).map(({ farm_id }) => farm_id)
      expect(new Set(told)).toEqual(new Set(near.map(({ id }) => id)))
      expect(body.data.farms).toBe(near.length)
      if (kilometres === 400) expect(near.length).toBeGreaterThan(300)
    }
  })

  test('a distance of 0, none to measure from, or of growers: a sentence', async () => {
    const refused = async (group: object, ask = asker.ask) => {
      const answered = await ask('POST', '/api/v2/groups/farms', group)
      return [...errorsOf(answered), answered.body.message]
    }
    const wrong = 'A distance is more than 0 km and at most 5,000 km.'
    for (const radius_km of [0, -3, '5', 9000]) {
      expect((await refused({ filter: { radius_km }, location: around }))[0]).toBe(wrong)
    }
    const nowhere = 'Choose the place that the distance is measured from.'
    expect((await refused({ filter: { radius_km: 50 } }))[0]).toBe(nowhere)
    expect((await refused({}))[0]).toContain('Choose farms')
    expect(await refused({ include_farms: [ours.farm] }, grower)).toEqual([
      'Only staff choose groups of farms.',
    ])
    const group = { name: 'Near', filter: { radius_km: 0 }, location: around }
    expect(errorsOf(await consultant('POST', '/api/groups', group))).toEqual([wrong])
    const offered = { ...group, filter: { radius_km: 60 }, offered: true }
    expect(errorsOf(await consultant('POST', '/api/groups', offered))[0]).toContain(
      'work out who is in it',
    )
    expect((await consultant('POST', '/api/groups', { ...offered, offered: false })).status).toBe(
      201,
    )
  })

  test('who isn’t seen is only counted', async () => {
    const elsewhere = asker.as({ ...nobody(8), isStaff: true })
    const { body } = await elsewhere('POST', '/api/v2/groups/farms', { include_farms: [ours.farm] })
    expect(body.data).toEqual({ farms: 1, members: [], unnamed: 1, without_place: 0 })
  })
})

/** By the straight line through the earth. */
function chord([x, y]: readonly [number, number], [u, v]: readonly [number, number]): number {
  const at = (east: number, north: number) => {
    const [e, n] = [(east * Math.PI) / 180, (north * Math.PI) / 180]
    return [Math.cos(n) * Math.cos(e), Math.cos(n) * Math.sin(e), Math.sin(n)] as const
  }
  const [one, two] = [at(x, y), at(u, v)]
  const straight = Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2])
  return 2 * 6371 * Math.asin(straight / 2)
}
