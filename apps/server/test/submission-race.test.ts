// Someone writes into a period at the very moment in which someone else submits it: what was written
// before is looked at, and what comes after is refused.

import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Answer } from './asking.ts'
import { openFarm } from './rules/open-farm.ts'

const { farm, people, agree } = openFarm()
const here = () => ({ farm_id: farm.farm, period_id: farm.now })
const grown = 'crop_type_farm_periods'

let period: number
let wheat: number
let river: number
let gauge: number
beforeEach(async () => {
  const { rows } = await sql<{ id: number }>`
    update farm_period set status = 'In progress'
    where farm_id = ${farm.farm} and period_id = ${farm.now} returning id`.execute(farm.db)
  period = rows[0]?.id ?? expect.fail('The farm has no period.')
  const crop_type_id = await farm.listed('crop_types', 'wheat')
  wheat = (await farm.add(grown, { ...here(), crop_type_id, all_questions_answered: true })).id
  river = (await farm.paddock({ name: 'River', area: 40 })).id
  gauge = (await farm.add('rain_gauges', { farm_id: farm.farm, name: 'Home' })).id
  await sql`
    insert into rainfalls (farm_id, rain_gauge_id, date, total_mm)
    select ${farm.farm}, ${gauge}, day, 0
    from generate_series('2022-07-01'::date, '2023-05-31'::date, interval '1 day') day`.execute(
    farm.db,
  )
  await agree(people.manager)
})

const submit = () =>
  farm.by(people.manager, 'PATCH', `farm_period/${period}`, { status: 'Submitted' })
const write = (method: 'POST' | 'PATCH' | 'DELETE', path: string, values?: object) =>
  farm.by(people.worker, method, path, values)

/** Runs `meanwhile` while something that requests need is kept from them. */
async function keeping(what: string, meanwhile: () => Promise<void>): Promise<void> {
  await farm.db.transaction().execute(async tx => {
    await sql.raw(what).execute(tx)
    await meanwhile()
  })
}

/** Until so many requests wait for something that another one holds. */
async function untilWaiting(number: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(farm.db)
    return Number(rows[0]?.waiting)
  }
  await expect.poll(waiting, { timeout: 5000 }).toBe(number)
}

test('a submission waits for what is being written, and looks at it', async () => {
  let answers: Promise<readonly Answer[]> = Promise.resolve([])
  await keeping(`select from ${grown} where id = ${wheat} for update`, async () => {
    const writing = write('PATCH', `${grown}/${wheat}`, { all_questions_answered: false })
    await untilWaiting(1)
    answers = Promise.all([writing, submit()])
    await untilWaiting(2)
  })
  const [written, submitted] = await answers
  expect(written?.status, written?.text).toBe(200)
  expect(submitted?.status, submitted?.text).toBe(422)
  expect(submitted?.text).toContain('Wheat: not all questions are answered.')
})

describe('while a period is being submitted', () => {
  /** The submission has looked at all but what is confirmed. */
  async function whileSubmitting(writing: () => Promise<Answer>): Promise<Answer> {
    let answers: Promise<readonly Answer[]> = Promise.resolve([])
    await keeping('lock table confirmed_warnings in access exclusive mode', async () => {
      const submitting = submit()
      await untilWaiting(1)
      answers = Promise.all([submitting, writing()])
      await untilWaiting(2)
    })
    const [submitted, written] = await answers
    expect(submitted?.status, submitted?.text).toBe(200)
    return written ?? expect.fail('Nothing was written.')
  }
  const ways: readonly (readonly [string, () => Promise<Answer>])[] = [
    ['a row of it is changed', () => write('PATCH', `paddocks/${river}`, { area: 41 })],
    ['a row is added to it', () => write('POST', 'paddocks', { ...here(), name: 'Hill', area: 9 })],
    ['a row of it is deleted', () => write('DELETE', `paddocks/${river}`)],
    [
      'something is added to a row of it',
      async () =>
        write('POST', 'sowing_collection_events', {
          crop_collection_id: crop,
          sowing_date: '2022-05-10',
          sowing_area: 40,
        }),
    ],
    [
      'rain of a day in it is read',
      () => write('POST', 'rainfalls', { rain_gauge_id: gauge, date: '2023-06-03', total_mm: 4 }),
    ],
    [
      'a row is moved into it',
      async () => write('PATCH', `paddocks/${before}`, { period_id: farm.now }),
    ],
  ]
  let before: number
  let crop: number
  beforeEach(async () => {
    crop = (await farm.crop('wheat', { paddock_id: river })).id
    before = (await farm.paddock({ name: 'Old River', area: 40, period_id: farm.before })).id
    await sql`
      update farm_period set status = 'In progress'
      where farm_id = ${farm.farm} and period_id = ${farm.before}`.execute(farm.db)
  })

  test.each(ways)('it waits, and is refused, when %s', async (_name, writing) => {
    const { status, text, body } = await whileSubmitting(writing)
    expect([status, body.code], text).toEqual([403, 'period_closed'])
  })
})
