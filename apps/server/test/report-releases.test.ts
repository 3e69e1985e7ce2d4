// Staff release reports: each version stays as it was told, whoever changes figures later; the farm's managers are told
// once, and nobody reads more of it than they would of the report.

import type { FarmReport, FarmReports } from '@furrow/wire/farm-report-answer'
import { sql } from 'kysely'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nobody, somebody } from '../src/access/reach/viewer.ts'
import type { Viewer } from '../src/access/reach/viewer.ts'
import { runQuery } from '../src/db/run-query.ts'
import { interrupted, running, usual, viewerFor } from './asked-jobs.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { insertRow } from './planted-farm.ts'
import { figuresIn } from './report-figures-told.ts'
import { openValidatedFarms } from './validated-farms.ts'

const { db } = ownDatabase('validated farms')
const comment = 'Costs of $1,200 a hectare are the thing to look at.'
let asker: Asker
let period: number
let farms: readonly number[]
let staff: Ask

beforeAll(async () => {
  const made = await openValidatedFarms(db)
  ;({ asker, period } = made)
  await made.edition(false)
  farms = made.farms.slice(0, 4)
  await setStatus('Released', farms.slice(0, 3))
  const sue = await insertRow(db, 'users', {
    name: 'Sue Hart',
    email: 'sue@furrow.example',
    active: true,
  })
  await insertRow(db, 'roles', { user_id: sue, role: 'consultant' })
  await runQuery(
    db,
    sql`
      insert into projects (farm_id, business_id, collector_id, title)
      select distinct on (farm_id) farm_id, business_id, ${sue}::bigint, 'Books' from business_farm
      where farm_id = any(${farms}::bigint[]) and deleted_at is null`,
  )
  staff = asker.as(await viewerFor(db, sue))
}, 180_000)
afterAll(() => asker?.close())
beforeEach(async () => {
  await runQuery(db, sql`delete from report_releases`)
  await runQuery(db, sql`delete from outgoing_mails`)
  await runQuery(db, sql`delete from queable_jobs`)
  await runQuery(db, sql`delete from upkeep.letter_counts`)
})

async function setStatus(status: string, of: readonly number[]) {
  await runQuery(
    db,
    sql`update farm_period set status = ${status}
      where period_id = ${period} and farm_id = any(${of}::bigint[])`,
  )
}

const order = (of: readonly number[], more: object = {}) => ({
  farm_ids: of,
  period_id: period,
  reports: ['my-year', 'whole-farm'],
  ...more,
})

async function release(of: readonly number[], more: object = {}, ask = staff) {
  const asked = await ask('POST', '/api/v2/report-releases', order(of, more))
  expect(asked.status, asked.text).toBe(202)
  const ran = await running(db, usual(db))
  expect(ran, String(ran?.error?.stack)).toMatchObject({ ended: 'completed' })
  const { body } = await ask('GET', `/api/queable_jobs/${asked.body.data.id}`)
  return body.data.result as {
    readonly farms: number
    readonly reports: number
    readonly left_out: readonly { readonly farm: string; readonly why: string }[]
  }
}

const asking = (farm: number, more = '', ask = asker.ask) =>
  ask('GET', `/api/v2/farm-report?farm_id=${farm}&period_id=${period}&report=my-year${more}`)

async function told(farm: number, more = '', ask = asker.ask): Promise<FarmReport> {
  const { status, body, text } = await asking(farm, more, ask)
  expect(status, `${text}\n${asker.lines.join('\n')}`).toBe(200)
  return body.data
}

const [owner, worker] = [
  (farm: number) => asker.as(somebody(901, { farms: [farm], managed: [farm], money: [farm] })),
  (farm: number) => asker.as(somebody(902, { farms: [farm] })),
]

const bodyOf = ({
  release: _,
  versions: __,
  changed: ___,
  changed_since: ____,
  ...told
}: FarmReport) => ({ ...told, made_at: '' })

async function correct(farm: number, cents: number) {
  await setStatus('Validated', [farm])
  const [found] = await runQuery(
    db,
    sql<{ id: number }>`
      select id from assets_season where farm_id = ${farm} and period_id = ${period}`,
  )
  const { status, text } = await asker.ask('PATCH', `/api/assets/${found?.id}`, { oh_rates: cents })
  expect(status, text).toBe(200)
  await setStatus('Released', [farm])
}

test('a version is what was told at that moment, and stays so while figures change', async () => {
  const [farm = 0] = farms
  const grower = owner(farm)
  const before = await told(farm, '', grower)
  expect([before.release, before.versions, before.changed_since]).toEqual([null, [], null])
  expect(await release([farm], { comment })).toEqual({ farms: 1, reports: 2, left_out: [] })
  const first = await told(farm, '', grower)
  expect(bodyOf(first)).toEqual(bodyOf(before))
  expect(first.release).toMatchObject({ version: 1, by: 'Sue Hart', comment, withdrawn: false })
  expect([first.changed_since, first.changed]).toEqual([null, []])

  await correct(farm, 777_000_00)
  expect(bodyOf(await told(farm, '', grower))).toEqual(bodyOf(before))
  const now = await told(farm, '&version=now', grower)
  expect(now.release).toBeNull()
  expect(now.changed_since).toBe(1)
  expect(now.changed.length).toBeGreaterThan(0)

  await release([farm])
  const second = await told(farm, '', grower)
  expect(second.release).toMatchObject({ version: 2, comment: null })
  expect(second.versions.map(({ version }) => version)).toEqual([2, 1])
  expect(second.changed_since).toBe(1)
  expect(second.changed).toEqual(now.changed)
  const texts = new Set([...figuresIn(second)].map(({ text }) => text))
  for (const { after } of second.changed) if (after !== null) expect(texts).toContain(after)
  expect(bodyOf(await told(farm, '&version=1', grower))).toEqual(bodyOf(before))
  // Calculated now, nothing differs from what was just released.
  const again = await told(farm, '&version=now', grower)
  expect([again.changed_since, again.changed]).toEqual([2, []])
})

test('another group, edition or the best farms are always calculated now', async () => {
  const [farm = 0] = farms
  await release([farm])
  const top = await told(farm, '&against=top')
  expect([top.release, top.changed_since, top.versions.length]).toEqual([null, null, 1])
  const both = await asking(farm, '&against=top&version=1')
  expect([both.status, Object.keys(both.body.errors)]).toEqual([422, ['version']])
  const odd = await asking(farm, '&version=first')
  expect(odd.body.errors).toEqual({ version: ['Say which version by its number, or now.'] })
})

test('a farm whose period is not released is left out, and why is said', async () => {
  const [farm = 0, , , open = 0] = farms
  const { left_out: leftOut, ...done } = await release([farm, open])
  expect(done).toEqual({ farms: 1, reports: 2 })
  expect(leftOut.map(({ why }) => why)).toEqual(['Its period is not released: it is “Validated”.'])
  const odd = await release([farm], { reports: ['luck'] })
  expect(odd).toMatchObject({ farms: 0, left_out: [{ why: 'It has no report “luck”.' }] })
  const all = await release([farm], { reports: undefined })
  const { body } = await asker.ask(
    'GET',
    `/api/v2/farm-reports?farm_id=${farm}&period_id=${period}`,
  )
  const { reports } = body.data as FarmReports
  expect(all.reports).toBe(reports.filter(one => one.why_not === null).length)
  expect(reports.find(({ key }) => key === 'my-year')?.release?.version).toBe(2)
})

test('who may not release is told so, and a farm that they don’t reach is not there', async () => {
  const [farm = 0, other = 0] = farms
  const consulting = (money: readonly number[]): Viewer => ({
    ...nobody(903),
    isStaff: true,
    farms: { seen: [farm], recorded: [], managed: [], consulted: [farm], money },
  })
  const asked = async (viewer: Viewer, of: readonly number[]) =>
    (await asker.as(viewer)('POST', '/api/v2/report-releases', order(of))).status
  expect(await asked(somebody(901, { farms, managed: farms, money: farms }), [farm])).toBe(403)
  expect(await asked(consulting([]), [farm])).toBe(403)
  expect(await asked(consulting([farm]), [farm, other])).toBe(404)
  expect(await asked(nobody(904), [farm])).toBe(404)
  expect(await asked(nobody(904), [987_654])).toBe(404)
  const wrong = await staff('POST', '/api/v2/report-releases', { ...order([]), reports: [] })
  expect(Object.keys(wrong.body.errors).toSorted()).toEqual(['farm_ids', 'reports'])
  expect((await runQuery(db, sql`select from queable_jobs`)).length).toBe(0)
})

test('who sees no money reads what was kept for them, and no word of the comment', async () => {
  const [farm = 0] = farms
  await release([farm], { comment, reports: undefined })
  const { body } = await asker.ask(
    'GET',
    `/api/v2/farm-reports?farm_id=${farm}&period_id=${period}`,
  )
  const own = await worker(farm)('GET', `/api/v2/farm-reports?farm_id=${farm}&period_id=${period}`)
  const keys = (reports: FarmReports['reports']) => reports.map(({ key }) => key)
  const hidden = keys(body.data.reports).filter(key => !keys(own.body.data.reports).includes(key))
  expect(hidden).not.toEqual([])
  const year = await told(farm, '', worker(farm))
  expect(year.release).toMatchObject({ version: 1, comment: null })
  expect(year.versions).toMatchObject([{ comment: null }])
  const { how_to_read: _, about: __, ...rest } = year
  expect(JSON.stringify(rest)).not.toMatch(/\$|dollar|margin|profit/i)
  for (const key of hidden) {
    const path = `/api/v2/farm-report?farm_id=${farm}&period_id=${period}&report=${key}&version=1`
    expect((await worker(farm)('GET', path)).status, key).toBe(404)
  }
  const rows = await worker(farm)('POST', '/api/report_releases/search', {})
  expect(rows.body.data.length).toBeGreaterThan(0)
  for (const row of rows.body.data) expect(Object.keys(row)).not.toContain('kept')
  expect(rows.text).not.toContain('1,200')
  expect((await asking(farm, '', worker(farms[1] ?? 0))).status).toBe(404)
})

test('a withdrawn version is there for staff alone, and can be released again', async () => {
  const [farm = 0] = farms
  await release([farm], { comment })
  const { release: first } = await told(farm)
  const path = `/api/v2/report-releases/${first?.id}/withdraw`
  expect((await owner(farm)('POST', path)).status).toBe(403)
  expect((await owner(farms[1] ?? 0)('POST', path)).status).toBe(404)
  expect((await staff('POST', '/api/v2/report-releases/987654/withdraw')).status).toBe(404)
  const withdrawn = await staff('POST', path)
  expect(withdrawn.status, withdrawn.text).toBe(200)
  const at = withdrawn.body.data.withdrawn_at
  expect(at).not.toBeNull()
  expect((await staff('POST', path)).body.data.withdrawn_at).toBe(at)

  const grower = owner(farm)
  const now = await told(farm, '', grower)
  expect([now.release, now.versions]).toEqual([null, []])
  const gone = await asking(farm, '&version=1', grower)
  expect([gone.status, gone.body.message]).toEqual([
    404,
    'There is no such version of this report, or it was withdrawn.',
  ])
  const still = await told(farm, '&version=1', staff)
  expect(still.release).toMatchObject({ version: 1, withdrawn: true })
  await release([farm])
  expect((await told(farm, '', grower)).release?.version).toBe(2)
  // It is not compared with what was withdrawn.
  expect((await told(farm, '', grower)).changed_since).toBeNull()
})

test('what was kept in an older form is said, and the report is calculated instead', async () => {
  const [farm = 0] = farms
  await release([farm])
  await runQuery(
    db,
    sql`update report_releases set kept = '{"whole": {"key": "my-year"}, "others": {}}'`,
  )
  expect((await told(farm)).release).toBeNull()
  const { status, body } = await asking(farm, '&version=1')
  expect([status, body.message]).toEqual([
    404,
    'This version was kept in an older form that can’t be shown any more. Look at the report calculated now.',
  ])
})

test('each manager gets one letter of a farm, also where the job is begun twice', async () => {
  const [farm = 0, other = 0] = farms
  const people = ['Ada', 'Ben', 'Cam'].map(name => ({
    name,
    email: `${name}.${farm}@furrow.example`.toLowerCase(),
    active: true,
  }))
  const ids: number[] = []
  for (const person of people) ids.push(await insertRow(db, 'users', person))
  const [, ben = 0, cam = 0] = ids
  for (const id of ids)
    await insertRow(db, 'details_user', {
      details_id: farm,
      farm_id: farm,
      user_id: id,
      is_farms_manager: true,
    })
  await insertRow(db, 'notification_settings', {
    user_id: cam,
    letter: 'Released reports',
    by_email: false,
  })
  const ability = await insertRow(db, 'abilities', {
    name: 'view-finance',
    entity_type: 'farms',
    entity_id: farm,
  })
  await insertRow(db, 'permissions', {
    ability_id: ability,
    entity_type: 'users',
    entity_id: ben,
    forbidden: true,
  })

  await staff('POST', '/api/v2/report-releases', order([farm, other], { comment }))
  const broken = interrupted(db, async () => {
    throw new Error('The database went away.')
  })
  expect(await running(db, broken)).toMatchObject({ ended: 'broken off' })
  expect(await running(db, usual(db))).toMatchObject({ ended: 'completed' })

  const mails = await runQuery(
    db,
    sql<{ to: string; subject: string; body: string }>`
      select "to", subject, body from outgoing_mails order by id`,
  )
  const ofAda = mails.filter(({ to }) => to === people[0]?.email)
  expect(ofAda).toHaveLength(1)
  expect(ofAda[0]?.subject).toMatch(/^Reports of .+ for 2023–24 are released$/)
  expect(ofAda[0]?.body).toContain('- My year on one page\n- Whole farm compared\n')
  expect(ofAda[0]?.body).toContain(`Your consultant says: ${comment}\n`)
  expect(ofAda[0]?.body).toContain(`/collect/1.0.0/collection/${farm}/period/${period}/report\n`)
  const ofBen = mails.filter(({ to }) => to === people[1]?.email)
  expect(ofBen).toHaveLength(1)
  expect(ofBen[0]?.body).not.toContain('1,200')
  expect(ofBen[0]?.body).toMatch(/To stop it:\nhttps?:.+\/collect\/1\.0\.0\/me\n$/)
  expect(mails.filter(({ to }) => to === people[2]?.email)).toEqual([])
  expect(new Set(mails.map(({ to, subject }) => `${to} ${subject}`)).size).toBe(mails.length)
  const versions = await runQuery(db, sql<{ version: number }>`select version from report_releases`)
  expect(versions.map(({ version }) => version)).toEqual([1, 1, 1, 1])
})

test('asked for twice under one key, it is one job', async () => {
  const [farm = 0] = farms
  const key = { 'idempotency-key': 'release once' }
  const ask = () => staff('POST', '/api/v2/report-releases', order([farm]), key)
  const [one, other] = [await ask(), await ask()]
  expect(other.body).toEqual(one.body)
  expect((await runQuery(db, sql`select from queable_jobs`)).length).toBe(1)
})

test('the PDF of a version has its figures, and says which it is', async () => {
  const [farm = 0] = farms
  await release([farm])
  const first = await told(farm)
  await correct(farm, 888_000_00)
  const origin = await asker.listen()
  const query = `farm_id=${farm}&period_id=${period}&report=my-year`
  const words = async (more: string) => {
    const got = await fetch(`${origin}/api/v2/farm-report/pdf?${query}${more}`)
    expect(got.status).toBe(200)
    const pdf = new Uint8Array(await got.arrayBuffer())
    return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
  }
  const kept = await words('&version=1')
  expect(kept).toContain('Version 1, released')
  expect(kept).toContain('by Sue Hart')
  expect(kept).toContain(first.says.replaceAll(/\s+/g, ' '))
  expect(await words('&version=now')).not.toContain('Version 1')
}, 60_000)
