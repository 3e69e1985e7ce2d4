// The weekly note: to who manages farms that are not submitted, on Mondays, once.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Viewer } from '../src/access/reach/viewer.ts'
import { writeWeeklyNotes } from '../src/background/weekly-notes.ts'
import { overviewOf } from '../src/reports/overview.ts'
import { viewerFor } from './asked-jobs.ts'
import { failingFirst } from './failing-first.ts'
import { ownDatabase } from './own-database.ts'
import { insertRow, plantedFarm } from './planted-farm.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const overviewFor = (viewer: Viewer, farms: readonly number[]) =>
  overviewOf({ db, viewer, catalogue }, farms)
const around = { db, publicUrl: () => 'https://furrow.example/', overviewFor }
/** Seven in the morning of a Monday in Sydney. */
const monday = new Date('2024-07-07T21:00:00Z')
const later = (hours: number) => new Date(monday.getTime() + hours * 3_600_000)
const write = (now = monday) => writeWeeklyNotes(around, { now })

interface Letter {
  readonly to: string
  readonly subject: string
  readonly body: string
}
const letters = async () => {
  const { rows } =
    await sql<Letter>`select "to", subject, body from outgoing_mails order by id`.execute(db)
  await sql`delete from outgoing_mails`.execute(db)
  return rows
}
const people = { manager: 0, worker: 0 }
const place = { farm: 0, period: 0 }
const person = async (name: string, farm: number, leads: boolean) => {
  const id = await insertRow(db, 'users', {
    name,
    email: `${name.toLowerCase()}@farm.example`,
    active: true,
  })
  await member(id, farm, leads)
  return id
}
const member = (user: number, farm: number, leads: boolean) =>
  insertRow(db, 'details_user', {
    details_id: farm,
    farm_id: farm,
    user_id: user,
    is_farms_manager: leads,
  })
const setStatus = (status: string) =>
  sql`update farm_period set status = ${status} where farm_id = ${place.farm}`.execute(db)

beforeEach(async () => {
  await sql`delete from outgoing_mails`.execute(db)
  await sql`delete from notification_settings`.execute(db)
  await sql`update users set active = false, email = email || '.' || id where email like '%@farm.example'`.execute(
    db,
  )
  Object.assign(place, await plantedFarm(db, 'Downs'))
  people.manager = await person('Manager', place.farm, true)
  people.worker = await person('Worker', place.farm, false)
})

test('managers read how far each farm is, as the portal tells them, and what is asked of it', async () => {
  const where = { farm_id: place.farm, period_id: place.period }
  await insertRow(db, 'requested_files', { ...where, description: 'Bank statement' })
  await insertRow(db, 'questions', { farm_id: place.farm, text: 'Is this right?' })
  expect(await write()).toBe(1)
  const [letter] = await letters()
  const viewer = await viewerFor(db, people.manager)
  const [told] = await overviewOf({ db, viewer, catalogue }, [place.farm])
  const score = Math.round((told?.periods[0]?.score ?? Number.NaN) * 100)
  expect(letter).toMatchObject({
    to: 'manager@farm.example',
    subject: 'This week: what is left to record on Downs',
  })
  expect(letter?.body).toContain(
    `Downs\n- 2023–24: ${score}% complete, due on 28 September 2024\n` +
      '- 1 question with something new\n- Document needed: Bank statement\n',
  )
  expect(letter?.body).toMatch(/To stop it:\nhttps:\/\/furrow\.example\/collect\/1\.0\.0\/me\n$/)
})

test('it says what is overdue', async () => {
  await write(later(24 * 7 * 13))
  expect((await letters())[0]?.body).toContain('% complete, overdue since 28 September 2024')
})

test('one letter tells of all farms that someone manages, and of no other', async () => {
  const second = await plantedFarm(db, 'Hill End')
  await member(people.manager, second.farm, true)
  const third = await plantedFarm(db, 'Creek')
  await member(people.manager, third.farm, false)
  expect(await write()).toBe(1)
  const [letter] = await letters()
  expect(letter?.subject).toBe('This week: what is left to record on 2 farms')
  expect(letter?.body).toContain('Hill End\n- 2023–24')
  expect(letter?.body).not.toContain('Creek')
})

test('who cannot see finances reads nothing of them', async () => {
  await insertRow(db, 'questions', {
    farm_id: place.farm,
    text: 'Is the loan right?',
    about_finance: true,
  })
  const ability = await insertRow(db, 'abilities', {
    name: 'view-finance',
    entity_type: 'farms',
    entity_id: place.farm,
  })
  const denied = { ability_id: ability, entity_type: 'users', forbidden: true }
  await write()
  expect((await letters())[0]?.body).toContain('1 question')
  await sql`delete from notification_settings`.execute(db)
  await insertRow(db, 'permissions', { ...denied, entity_id: people.manager })
  const viewer = await viewerFor(db, people.manager)
  expect(viewer.farms.money).not.toContain(place.farm)
  const [told] = await overviewOf({ db, viewer, catalogue }, [place.farm])
  await write()
  const [letter] = await letters()
  expect(letter?.body).not.toContain('question')
  expect(letter?.body).toContain(
    `${Math.round((told?.periods[0]?.score ?? Number.NaN) * 100)}% complete`,
  )
})

test('it comes on Mondays from six in the morning, once a week', async () => {
  expect(await write(later(-2))).toBe(0)
  expect(await write(later(24))).toBe(0)
  expect(await write()).toBe(1)
  expect(await write(later(3))).toBe(0)
  expect(await write(later(24 * 7))).toBe(1)
})

test('a note that cannot be written keeps nobody else from theirs', async () => {
  const second = await person('Second', place.farm, true)
  const [onFailure, publicUrl] = [vi.fn(), failingFirst()]
  expect(await writeWeeklyNotes({ ...around, publicUrl }, { now: monday, onFailure })).toBe(1)
  expect((await letters()).map(({ to }) => to)).toEqual(['second@farm.example'])
  const failure = { failed: 'weekly note', id: people.manager, error: 'killed' }
  expect([onFailure.mock.calls, people.manager < second]).toEqual([[[failure]], true])
})

test.each(['Submitted', 'In validation', 'Validated', 'Released'])(
  'nothing is written of what is %s',
  async status => {
    await setStatus(status)
    expect(await write()).toBe(0)
  },
)

test('nothing is written of a period that has not begun, or of a farm that is archived', async () => {
  expect(await write(new Date('2023-06-25T21:00:00Z'))).toBe(0)
  await sql`update farms set archived = true where id = ${place.farm}`.execute(db)
  expect(await write()).toBe(0)
})

test('who does without, left, or may no longer sign in gets none', async () => {
  const setting = { user_id: people.manager, letter: 'Weekly note', by_email: false }
  await insertRow(db, 'notification_settings', setting)
  expect(await write()).toBe(0)
  await sql`delete from notification_settings`.execute(db)
  await sql`update users set active = false where id = ${people.manager}`.execute(db)
  expect(await write()).toBe(0)
})

test('two servers at once write one letter', async () => {
  const written = await Promise.all([1, 2, 3].map(() => write()))
  expect(written.filter(amount => amount === 1)).toHaveLength(1)
  expect((await letters()).map(({ to }) => to)).toEqual(['manager@farm.example'])
})

test('a server that dies in the middle has written nothing, and nobody twice', async () => {
  await sql`create function dies() returns trigger language plpgsql as
    'begin raise exception ''killed''; end'`.execute(db)
  await sql`create trigger dies before insert on outgoing_mails execute function dies()`.execute(db)
  await expect(write()).rejects.toThrow('killed')
  await sql`drop function dies() cascade`.execute(db)
  expect(await letters()).toEqual([])
  expect(await write()).toBe(1)
  expect(await write()).toBe(0)
})

test('names cannot make a letter say something else', async () => {
  const where = { farm_id: place.farm, period_id: place.period }
  const description = 'Statement\n\nPay here: https://bad.example'
  await insertRow(db, 'requested_files', { ...where, description })
  await write()
  expect((await letters())[0]?.body).not.toContain('bad.example')
})
