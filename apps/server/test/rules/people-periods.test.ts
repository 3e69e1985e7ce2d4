import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { admin } from '../../src/access/reach/viewer.ts'
import type { Viewer } from '../../src/access/reach/viewer.ts'
import { askedByPeople, ofFarms } from './asked-by-people.ts'

const { db, by, done, refused, kept, person } = askedByPeople()
let office: Viewer
let manager: Viewer
let consultant: Viewer
let both: Viewer
let mary: number
let farm: number
let row: number
let periods: readonly number[]

beforeAll(async () => {
  office = admin(await person('Office'))
  mary = await person('Mary')
  const { rows } = await sql<{ id: number }>`select id from periods order by id`.execute(db)
  periods = rows.map(({ id }) => id)
  // Of an empty farm, this is all that stands in the way of submitting.
  const { rows: texts } = await sql<{ id: number }>`
    select id from agreements where slug = 'data-use-consent'`.execute(db)
  const answer = { agreement_id: texts[0]?.id, agreed: true }
  await done(ofFarms(mary, {}), 'POST', 'agreement_answers', answer)
})

beforeEach(async () => {
  farm = (await done(office, 'POST', 'farms', { farm_name: 'Downs' })).id
  const link = { details_id: farm, farm_id: farm, user_id: mary, is_farms_manager: true }
  await done(office, 'POST', 'details_user', link)
  manager = ofFarms(mary, { recorded: [farm], managed: [farm] })
  consultant = { ...ofFarms(3, { consulted: [farm] }), isStaff: true }
  both = {
    ...ofFarms(mary, { recorded: [farm], managed: [farm], consulted: [farm] }),
    isStaff: true,
  }
  row = await begin(office, 'Not started')
})

const at = (status: string, values: object = {}) => ({ status, ...values })
const move = () => `farm_period/${row}`
async function begin(viewer: Viewer, status: string, place = 0): Promise<number> {
  const values = { farm_id: farm, period_id: periods[place], status }
  return (await done(viewer, 'POST', 'farm_period', values)).id
}
async function stand(status: string): Promise<void> {
  await sql`
    update farm_period set status = ${status}, reopened_because = null where id = ${row}`.execute(
    db,
  )
}

const all = ['Not started', 'In progress', 'Submitted', 'In validation', 'Validated', 'Released']
const ofManagers = ['Not started', 'In progress', 'Submitted']

describe('a farm’s manager', () => {
  test('moves a period between its start and being submitted, and nowhere else', async () => {
    for (const was of all) {
      for (const will of all) {
        await stand(was)
        const { status } = await by(manager, 'PATCH', move(), at(will))
        const may = was === will || (ofManagers.includes(was) && ofManagers.includes(will))
        expect(status, `${was} to ${will}`).toBe(may ? 200 : 422)
      }
    }
  })

  test('is told whom to ask once the period is handed over', async () => {
    await stand('In validation')
    expect(await refused(manager, 'PATCH', move(), at('In progress'))).toEqual({
      status: ['This period is in validation: ask your consultant to send it back.'],
    })
    await stand('Released')
    const reopened = at('In progress', { reopened_because: 'A mistake' })
    expect(await refused(manager, 'PATCH', move(), reopened)).toEqual({
      status: ['This period is released: ask your consultant to reopen it.'],
    })
  })

  test('begins periods that are not started or in progress', async () => {
    await begin(manager, 'In progress', 1)
    for (const status of all.slice(2)) {
      const values = { farm_id: farm, period_id: periods[2], status }
      expect(await refused(manager, 'POST', 'farm_period', values)).toHaveProperty('status')
    }
    const linked = { resources: { [String(periods[2])]: at('Released') } }
    const path = `farms/${farm}/periods/attach`
    expect((await by(manager, 'POST', path, linked)).status).toBe(422)
  })

  test('cannot delete a period that was handed over, or make another one of it', async () => {
    await stand('Validated')
    const sentence = 'This period is validated: only one that is not started can be taken away.'
    expect(await kept(manager, 'DELETE', move())).toBe(sentence)
    expect(await refused(manager, 'PATCH', move(), { period_id: periods[3] })).toEqual({
      period_id: [sentence],
    })
    await stand('Submitted')
    expect(await kept(manager, 'DELETE', move())).toMatch(/^This period is submitted: only/)
    await stand('Not started')
    await done(manager, 'DELETE', move())
  })
})

describe.each(['consultant', 'both', 'office'])('somebody with the wider right (%s)', name => {
  const who = () => ({ consultant, both, office })[name] ?? expect.fail(name)

  test('moves a period on and back, but for one that is released', async () => {
    for (const was of all) {
      for (const will of all) {
        await stand(was)
        const { status } = await by(who(), 'PATCH', move(), at(will))
        const may = was !== 'Released' || will === 'Released'
        expect(status, `${was} to ${will}`).toBe(may ? 200 : 422)
      }
    }
  })

  test('opens a released period again with a reason, which stays', async () => {
    await stand('Released')
    for (const reopened_because of ['', '  ', null]) {
      const errors = await refused(
        who(),
        'PATCH',
        move(),
        at('In validation', { reopened_because }),
      )
      expect(errors).toEqual({ reopened_because: ['Say why this period is opened again.'] })
    }
    const reopened_because = 'The rain was read wrong'
    const opened = await done(who(), 'PATCH', move(), at('In validation', { reopened_because }))
    expect(opened).toMatchObject({ status: 'In validation', reopened_because })
    expect(await done(who(), 'PATCH', move(), at('Released'))).toMatchObject({ reopened_because })
    // The reason of the last time is none for this time.
    expect(await refused(who(), 'PATCH', move(), at('Validated'))).toHaveProperty(
      'reopened_because',
    )
  })

  test('begins a period wherever it is', async () => {
    const id = await begin(who(), 'Released', 1)
    expect(await done(who(), 'GET', `farm_period/${id}`)).toMatchObject({ status: 'Released' })
  })
})

test('only an administrator mends a reason without opening a period', async () => {
  const values = { reopened_because: 'By the way' }
  expect(await refused(consultant, 'PATCH', move(), values)).toHaveProperty('reopened_because')
  expect(await refused(manager, 'PATCH', move(), values)).toHaveProperty('reopened_because')
  await done(office, 'PATCH', move(), values)
  await done(manager, 'PATCH', move(), { ...values, status: 'In progress' })
})

test('nobody takes a period away that was begun', async () => {
  for (const status of ['In progress', 'Released']) {
    await stand(status)
    const sentence = `This period is ${status.toLowerCase()}: only one that is not started can be taken away.`
    expect(await kept(consultant, 'DELETE', move())).toBe(sentence)
    expect(await kept(office, 'DELETE', move())).toBe(sentence)
  }
})
