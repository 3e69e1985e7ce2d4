// Links to reports: made by managers and staff, for people who may read the report anyway, until a day.

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Viewer } from '../../src/access/reach/viewer.ts'
import { openFarm } from './open-farm.ts'

const { farm, people } = openFarm()
const share = (values: object = {}) => ({
  farm_id: farm.farm,
  period_id: farm.now,
  report: 'my-year',
  ...values,
})
const made = async (values: object = {}) => {
  const { body, status, text } = await farm.by(
    people.manager,
    'POST',
    'report_shares',
    share(values),
  )
  expect(status, text).toBe(201)
  return body.data as { id: number; token: string; ends_on: string; user_id: number }
}
const opened = async (token: string, viewer: Viewer = people.manager) => {
  const { status, body } = await farm.by(viewer, 'GET', `v2/report-shares/${token}`)
  return [status, body.data ?? body.message]
}
const noLink = [404, 'There is no such link, or you don’t have access to its farm.']
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

// Guesses of one test do not hold off those of the next.
beforeEach(() => sql`delete from upkeep.sign_in_limits`.execute(farm.db))

test('a link leads to the report, for 30 days unless said, whoever of the farm opens it', async () => {
  const {
    token,
    ends_on: endsOn,
    user_id: by,
  } = await made({
    group_key: 'all/Cropping',
    against: 'top',
    token: 'chosen',
    user_id: people.worker.id,
  })
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(by).toBe(people.manager.id)
  expect(Math.abs(Date.parse(endsOn) - Date.parse(dayIn(30)))).toBeLessThanOrEqual(86_400_000)
  const told = { farm_id: farm.farm, period_id: farm.now, report: 'my-year' }
  for (const viewer of [people.worker, people.consultant, people.office]) {
    expect(await opened(token, viewer)).toEqual([
      200,
      { ...told, group: 'all/Cropping', against: 'top', ends_on: endsOn },
    ])
  }
  expect((await made()).token).not.toBe(token)
})

test('it opens nothing: who may not read the farm learns not even that it is there', async () => {
  const { token } = await made()
  expect(await opened(token, people.stranger)).toEqual(noLink)
  for (const wrong of [
    'x'.repeat(32),
    'short',
    `${token}x`,
    '%00',
    'x'.repeat(90),
    token.toLowerCase(),
  ]) {
    expect(await opened(wrong, people.stranger)).toEqual(noLink)
    expect(await opened(wrong)).toEqual(noLink)
  }
})

test('a report about money is not opened by who sees none', async () => {
  const { token } = await made({ report: 'balance-sheet' })
  expect((await opened(token))[0]).toBe(200)
  const refused = [404, 'This report is told in money, which you don’t see on this farm.']
  expect(await opened(token, people.worker)).toEqual(refused)
  const { token: plain } = await made({ report: 'my-year' })
  expect((await opened(plain, people.worker))[0]).toBe(200)
})

test('one that ended or was revoked says so, to people of the farm alone', async () => {
  const { id, token } = await made()
  await sql`update report_shares set ends_on = '2023-12-03' where id = ${id}`.execute(farm.db)
  expect(await opened(token, people.worker)).toEqual([422, 'This link ended on 3 December 2023.'])
  expect(await opened(token, people.stranger)).toEqual(noLink)
  const revoke = { revoked_at: '2024-02-01T02:00:00Z' }
  expect((await farm.by(people.manager, 'PATCH', `report_shares/${id}`, revoke)).status).toBe(200)
  expect(await opened(token)).toEqual([422, 'This link was revoked on 1 February 2024.'])
  expect(await opened(token, people.stranger)).toEqual(noLink)
  await farm.change('report_shares', id, { revoked_at: null, ends_on: dayIn(10) })
  expect((await opened(token))[0]).toBe(200)
  await farm.remove('report_shares', id)
  expect(await opened(token)).toEqual(noLink)
})

test('it ends within a year, and leads where it led', async () => {
  const { id } = await made()
  expect(await farm.refusal('report_shares', share({ ends_on: dayIn(400) }))).toMatchObject({
    ends_on: [expect.stringMatching(/^A link opens for a year at most: until \d+ \w+ \d{4}\.$/)],
  })
  const ended = { ends_on: ['The link would have ended already.'] }
  expect(await farm.refusal('report_shares', share({ ends_on: '2023-01-01' }))).toEqual(ended)
  expect(await farm.refusal('report_shares', { ends_on: '2023-01-01' }, id)).toEqual(ended)
  expect(await farm.refusal('report_shares', { ends_on: null }, id)).toEqual({
    ends_on: ['Say on which day the link ends.'],
  })
  const stays = 'Where a link leads stays as it is: revoke it, and share the report again.'
  expect(await farm.refusal('report_shares', { report: 'whole-farm', note: 'x' }, id)).toEqual({
    report: [stays],
    note: [stays],
  })
})

test('managers and staff make and revoke them, others do not', async () => {
  const by = (viewer: Viewer) => farm.by(viewer, 'POST', 'report_shares', share())
  const statuses = [people.manager, people['manager without money'], people.consultant]
    .concat([people.worker, people.stranger])
    .map(async viewer => (await by(viewer)).status)
  expect(await Promise.all(statuses)).toEqual([201, 201, 201, 403, 422])
  const { id } = await made()
  const revoke = { revoked_at: new Date().toISOString() }
  expect((await farm.by(people.worker, 'PATCH', `report_shares/${id}`, revoke)).status).toBe(403)
  expect((await farm.by(people.consultant, 'PATCH', `report_shares/${id}`, revoke)).status).toBe(
    200,
  )
})

test('whoever guesses is held off', async () => {
  const statuses: unknown[] = []
  for (let guess = 0; guess < 40; guess += 1) {
    statuses.push((await opened(String(guess).padStart(32, 'x')))[0])
  }
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
})
