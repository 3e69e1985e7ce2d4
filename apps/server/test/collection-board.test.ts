// The board of collections tells of each farm what is told of it alone, and nothing of others.

import type { BoardLine } from '@furrow/wire/collection-board-answer'
import type { Completeness, FarmOverview } from '@furrow/wire/completeness-answer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin } from '../src/access/reach/viewer.ts'
import type { Viewer } from '../src/access/reach/viewer.ts'
import { runQuery } from '../src/db/run-query.ts'
import { askingFurrow } from './asking.ts'
import type { Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { insertRow } from './planted-farm.ts'
import { ofFarms } from './rules/asked-by-people.ts'

const { db } = ownDatabase('demonstration')
let asker: Asker
let staff: number
let farms: readonly number[]
let own: readonly number[]
beforeAll(async () => {
  asker = await askingFurrow(db)
  const consulting = await runQuery(
    db,
    sql<{ farm: number; person: number }>`
      select farm_id as farm, user_id as person from farm_people where consults order by 1`,
  )
  staff = consulting[0]?.person ?? expect.fail('The demonstration has no staff.')
  farms = [...new Set(consulting.map(({ farm }) => farm))]
  own = (
    await runQuery(
      db,
      sql<{ person: number }>`
        select user_id as person from farm_people where farm_id = ${farms[0]} and records order by 1`,
    )
  ).map(({ person }) => person)
})
afterAll(() => asker.close())

const told = async (viewer: Viewer, path: string) => {
  const { status, body, text } = await asker.as(viewer)('GET', path)
  expect(status, `${text}\n${asker.lines.join('\n')}`).toBe(200)
  return body.data
}
const board = (viewer: Viewer, query = ''): Promise<readonly BoardLine[]> =>
  told(viewer, `/api/v2/collection-board${query}`)
const consulting = (money: readonly number[] = farms) => {
  const viewer = ofFarms(staff, { consulted: farms, money })
  return { ...viewer, isStaff: true }
}
const lineOf = async (farm: number, viewer = consulting(), query = '') =>
  (await board(viewer, query)).find(({ farm_id }) => farm_id === farm) ??
  expect.fail(`no line of ${farm}`)

test.each(['with', 'without'])('each line is what is told of its farm, %s money', async money => {
  const viewer = consulting(money === 'with' ? farms : farms.slice(1))
  const lines = await board(viewer, '?completeness=yes')
  expect(new Set(lines.map(({ farm_id }) => farm_id))).toEqual(new Set(farms))
  const overview: readonly FarmOverview[] = await told(viewer, '/api/v2/completeness/overview')
  const missed = new Set<string>()
  for (const { farm_id, collection } of lines) {
    const {
      year_name: _,
      score: asOverview,
      ...newest
    } = overview.find(one => one.farm_id === farm_id)?.periods.at(-1) ?? expect.fail('no period')
    expect(collection).toMatchObject(newest)
    const { completeness } = collection ?? expect.fail('no collection')
    expect(completeness?.score).toBe(asOverview)
    const path = `/api/v2/completeness?farm_id=${farm_id}&period_id=${newest.period_id}`
    const { score, sections }: Completeness = await told(viewer, path)
    expect(completeness?.score).toBe(score)
    const open = sections.filter(({ answered, applicable }) => answered < applicable)
    expect(completeness?.missing).toEqual(
      open.map(({ name, label, answered, applicable }) => ({
        section: name,
        label,
        count: applicable - answered,
      })),
    )
    for (const { name } of open) missed.add(name)
  }
  expect(missed.size).toBeGreaterThan(2)
})

test('of a period that is asked for, without the farms that do not record it', async () => {
  const farm = farms[0] ?? 0
  const [first] = (await told(consulting(), `/api/v2/completeness/overview?farm_ids=${farm}`))[0]
    .periods
  const asked = await board(consulting(), `?period_id=${first.period_id}&completeness=yes`)
  expect(asked.find(({ farm_id }) => farm_id === farm)?.collection).toMatchObject({
    period_id: first.period_id,
    completeness: { score: first.score },
    status: first.status,
  })
  const without = await board(consulting(), `?period_id=${first.period_id}`)
  expect(without.map(({ collection }) => collection?.completeness)).toEqual(asked.map(() => null))
  expect(await board(consulting(), '?period_id=999999')).toEqual([])
})

test('tells what was last seen of each collection, as its record does', async () => {
  const { collection } = await lineOf(farms[0] ?? 0)
  const record = await told(consulting(), `/api/farm_period/${collection?.farm_period_id}`)
  expect(collection?.updated_at).toBe(record.updated_at)
})

test('names the people and products of its projects in the period, without archived ones', async () => {
  const farm = farms[0] ?? 0
  const line = await lineOf(farm, admin(staff))
  const names = ['Demo Consultant']
  expect(line).toMatchObject({ collectors: names, validators: names, owners: names })
  const period_id = line.collection?.period_id
  const { data } = (
    await asker.ask('POST', '/api/projects/search?include=products', {
      filters: [
        { field: 'farm_id', operator: '=', value: farm },
        { field: 'period_id', operator: '=', value: period_id },
      ],
    })
  ).body
  const products = data.flatMap((project: { products: readonly { title: string }[] }) =>
    project.products.map(({ title }) => title),
  )
  expect(products.length).toBeGreaterThan(0)
  expect(line.products).toEqual(products.toSorted())
  const archive = (archived: boolean) =>
    sql`update projects set archived = ${archived} where farm_id = ${farm}`.execute(db)
  await archive(true)
  expect(await lineOf(farm, admin(staff))).toMatchObject({ products: [], validators: [] })
  await archive(false)
})

test('counts documents that are needed for the period, and not here yet', async () => {
  const [farm = 0] = farms
  const { documents, collection } = await lineOf(farm)
  const request = (more: object = {}) =>
    insertRow(db, 'requested_files', {
      farm_id: farm,
      period_id: collection?.period_id,
      description: 'June statement',
      ...more,
    })
  const [[period], [file]] = await Promise.all([
    runQuery(
      db,
      sql<{ id: number }>`
        select period_id as id from farm_period
        where farm_id = ${farm} and period_id <> ${collection?.period_id}`,
    ),
    runQuery(
      db,
      sql<{
        id: number
      }>`insert into files (farm_id, name) values (${farm}, 'june.pdf') returning id`,
    ),
  ])
  await request()
  await request({ period_id: period?.id })
  await request({ file_id: file?.id })
  expect((await lineOf(farm)).documents).toBe(documents + 1)
})

test('counts open questions by the side that they wait for, and not those that one may not read', async () => {
  const [farm = 0] = farms
  const [grower = 0] = own
  const before = (await lineOf(farm)).questions
  const period_id = (await lineOf(farm)).collection?.period_id
  const ask = (by: number, more: object = {}) =>
    insertRow(db, 'questions', {
      farm_id: farm,
      text: 'Right?',
      asked_by_id: by,
      period_id,
      ...more,
    })
  const byStaff = await ask(staff)
  await ask(staff, { about_finance: true })
  await ask(grower, { period_id: null })
  await ask(staff, { status: 'Resolved' })
  const { for_farm, for_staff } = before
  expect((await lineOf(farm)).questions).toEqual({
    for_farm: for_farm + 2,
    for_staff: for_staff + 1,
  })
  expect((await lineOf(farm, consulting([]))).questions).toEqual({
    for_farm: for_farm + 1,
    for_staff: for_staff + 1,
  })
  await insertRow(db, 'question_messages', {
    question_id: byStaff,
    farm_id: farm,
    text: 'Yes.',
    user_id: grower,
  })
  expect((await lineOf(farm)).questions).toEqual({
    for_farm: for_farm + 1,
    for_staff: for_staff + 2,
  })
})

test('says who was on the farm last: the newest line of its history that someone reads', async () => {
  const [farm = 0] = farms
  const [grower = 0] = own
  const { status, text } = await asker.as(ofFarms(grower, { recorded: [farm] }))(
    'POST',
    '/api/farm_contacts',
    { farm_id: farm, name: 'Pat' },
  )
  expect(status, text).toBe(201)
  const lines = await told(consulting(), '/api/changes?sort=-id&limit=100')
  const newest = lines.find(
    (line: { farm_id: number; user_id: number | null }) =>
      line.farm_id === farm && line.user_id !== null,
  )
  const { last_change } = await lineOf(farm)
  expect(last_change?.by).toBe(newest.user_name)
  // Told to the millisecond.
  expect(Date.parse(last_change?.at ?? '')).toBe(Date.parse(newest.at))
  expect(newest.user_id).toBe(grower)
})

test('leaves out archived farms, and has a line for a farm without periods', async () => {
  const bare = await insertRow(db, 'farms', { farm_name: 'Bare' })
  const line = await lineOf(bare, admin(staff))
  expect(line).toMatchObject({ collection: null, products: [], last_change: null })
  await sql`update farms set archived = true where id = ${bare}`.execute(db)
  const told = await board(admin(staff))
  expect(told.map(({ farm_id }) => farm_id)).not.toContain(bare)
})

test('is of no farm for the farm’s own people, and takes only the number of a period', async () => {
  const farm = farms[0] ?? 0
  const grower = ofFarms(own[0] ?? 0, { recorded: [farm], managed: [farm], money: [farm] })
  expect(await board(grower)).toEqual([])
  const { status, body } = await asker.ask('GET', '/api/v2/collection-board?period_id=x')
  expect([status, body.message]).toEqual([422, 'Say which period.'])
  const answer = await asker.ask('GET', '/api/v2/collection-board?completeness=x')
  expect([answer.status, answer.body.message]).toEqual([422, 'Say yes or no.'])
})
