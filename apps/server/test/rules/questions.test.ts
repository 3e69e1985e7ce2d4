// What is asked and answered: by people of the farm and its staff, about what they may read, in a thread that stays as
// it was written.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Viewer } from '../../src/access/reach/viewer.ts'
import { openFarm } from './open-farm.ts'

const { farm, people } = openFarm()
const question = (values: object = {}) => ({
  farm_id: farm.farm,
  period_id: farm.now,
  text: 'Is this really 9.8 t/ha?',
  ...values,
})

interface Told {
  readonly id: number
  readonly [field: string]: unknown
}

const asked = async (viewer: Viewer, values: object = {}) => {
  const { body, status, text } = await farm.by(viewer, 'POST', 'questions', question(values))
  expect(status, text).toBe(201)
  return body.data as Told
}
const answered = async (
  viewer: Viewer,
  question_id: number,
  text = 'Yes: weighed at the silo.',
) => {
  const { body, status } = await farm.by(viewer, 'POST', 'question_messages', { question_id, text })
  return status === 201 ? (body.data as Told) : { id: 0, status, message: body.message }
}
const shown = async (viewer: Viewer, entity: string) => {
  const { body } = await farm.by(viewer, 'GET', entity)
  return (body.data as Told[]).map(({ id }) => id)
}

test('staff ask about a figure, the farm answers, and it is resolved with what came of it', async () => {
  const paddock = await farm.paddock()
  const about = { about_type: 'paddocks', about_id: paddock.id, field: 'area', figure: '100 ha' }
  const { id, ...told } = await asked(people.consultant, { ...about, period_id: undefined })
  expect(told).toMatchObject({
    ...about,
    // A record has a period, so its question has it, too.
    period_id: farm.now,
    asked_by_id: people.consultant.id,
    status: 'Open',
    about_finance: false,
    resolved_at: null,
  })
  const answer = await answered(people.worker, id)
  expect(answer).toMatchObject({ question_id: id, user_id: people.worker.id, farm_id: farm.farm })
  const came = { status: 'Resolved', resolution: 'Area now 98 ha' }
  const { status, body } = await farm.by(people.consultant, 'PATCH', `questions/${id}`, came)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ ...came, resolved_by_id: people.consultant.id })
  expect(Date.parse(body.data.resolved_at)).toBeGreaterThan(Date.now() - 60_000)
  const other = { resolution: 'Area now 97 ha' }
  const said = await farm.by(people.manager, 'PATCH', `questions/${id}`, other)
  expect(said.body.data).toMatchObject({ ...other, resolved_by_id: people.manager.id })
  const again = await farm.by(people.manager, 'PATCH', `questions/${id}`, { status: 'Open' })
  expect(again.body.data).toMatchObject({
    resolved_by_id: null,
    resolved_at: null,
    resolution: null,
  })
})

test('what is asked about a requested document is resolved by the document, and by nothing else', async () => {
  const where = { farm_id: farm.farm, period_id: farm.now }
  const wanted = await farm.add('requested_files', { ...where, description: 'June statement' })
  const file = await farm.add('files', { ...where, name: 'june.pdf', category: 'Other' })
  const about = { about_type: 'requested_files', about_id: wanted.id }
  const { id } = await asked(people.worker, about)
  const other = await asked(people.worker)
  const done = await asked(people.manager, about)
  const right = { status: 'Resolved', resolution: 'It is the one of the bank.' }
  await farm.by(people.manager, 'PATCH', `questions/${done.id}`, right)
  const change = (values: object) =>
    farm.by(people.manager, 'PATCH', `requested_files/${wanted.id}`, values)
  const now = async (question: number) =>
    (await farm.by(people.consultant, 'GET', `questions/${question}`)).body.data
  expect((await change({ description: 'Statement of June' })).status).toBe(200)
  expect(await now(id)).toMatchObject({ status: 'Open' })
  expect((await change({ file_id: file.id })).status).toBe(200)
  expect(await now(id)).toMatchObject({
    status: 'Resolved',
    resolution: 'Document uploaded',
    resolved_by_id: people.manager.id,
  })
  expect(await now(done.id)).toMatchObject(right)
  expect(await now(other.id)).toMatchObject({ status: 'Open' })
})

test('nobody signs with another name', async () => {
  const { id, ...told } = await asked(people.worker, {
    asked_by_id: people.manager.id,
    resolved_by_id: people.manager.id,
  })
  expect(told).toMatchObject({ asked_by_id: people.worker.id, resolved_by_id: null })
  const { body } = await farm.by(people.worker, 'POST', 'question_messages', {
    question_id: id,
    text: 'It is.',
    user_id: people.manager.id,
  })
  expect(body.data.user_id).toBe(people.worker.id)
})

test('what is about finances is there for nobody who cannot see them', async () => {
  const loan = await farm.add('loans', {
    farm_id: farm.farm,
    period_id: farm.now,
    name: 'Bank',
    loan_kind: 'Overdraft',
  })
  const paddock = await farm.paddock()
  const ofMoney = [
    { section: 'finance' },
    { about_type: 'loans', about_id: loan.id },
    { about_finance: true },
    { about_type: 'paddocks', about_id: paddock.id, about_finance: true },
  ]
  const kept: number[] = []
  for (const values of ofMoney) {
    const { id, about_finance: isOfMoney } = await asked(people.consultant, {
      ...values,
      ...('about_finance' in values ? {} : { about_finance: false }),
    })
    expect(isOfMoney, JSON.stringify(values)).toBe(true)
    kept.push(id)
    expect(await answered(people.manager, id)).toMatchObject({ about_finance: true })
    expect(await answered(people.worker, id)).toMatchObject({ status: 422 })
  }
  const plain = await asked(people.consultant)
  await answered(people.consultant, plain.id)
  expect(await shown(people.worker, 'questions')).toEqual([plain.id])
  expect(await shown(people.worker, 'question_messages')).toHaveLength(1)
  expect(await shown(people.manager, 'questions')).toEqual(expect.arrayContaining(kept))
  for (const id of kept) {
    const { status } = await farm.by(people.worker, 'GET', `questions/${id}`)
    expect(status).toBe(404)
  }
  const { body } = await farm.by(people.worker, 'POST', 'changes/search', {
    filters: [{ field: 'entity', operator: 'in', value: ['questions', 'question_messages'] }],
  })
  const told = (body.data as { entity: string; row: number }[]).filter(
    ({ entity, row }) => entity === 'questions' && kept.includes(row),
  )
  expect(told).toEqual([])
})

test('who sees no finances asks nothing about them', async () => {
  const { status } = await farm.by(
    people.worker,
    'POST',
    'questions',
    question({ section: 'finance' }),
  )
  expect(status).toBeGreaterThanOrEqual(403)
  expect(status).toBeLessThan(500)
})

test('a question stays as it was asked, and an answer as it was written', async () => {
  const { id } = await asked(people.consultant)
  const stays = 'A question stays as it was asked: write what you want to add below it.'
  expect(await farm.refusal('questions', { text: 'Other words', figure: '9 t/ha' }, id)).toEqual({
    text: [stays],
    figure: [stays],
  })
  const { id: answer } = await answered(people.worker, id)
  const { body } = await farm.by(people.worker, 'PATCH', `question_messages/${answer}`, {
    text: 'No',
  })
  expect(body.errors).toEqual({
    text: ['An answer stays as it was written: write another one below it.'],
  })
})

test('who did not ask, manages nothing and is no staff, resolves nothing', async () => {
  const { id } = await asked(people.consultant)
  const resolve = (viewer: Viewer) =>
    farm.by(viewer, 'PATCH', `questions/${id}`, { status: 'Resolved' })
  expect((await resolve(people.worker)).body.errors).toEqual({
    status: ['Whoever asked, a manager of the farm or staff say when a question is resolved.'],
  })
  expect((await resolve(people.manager)).status).toBe(200)
  const own = await asked(people.worker)
  const { status } = await farm.by(people.worker, 'PATCH', `questions/${own.id}`, {
    status: 'Resolved',
  })
  expect(status).toBe(200)
})

test('it is removed by whoever asked it, until someone answers', async () => {
  const { id } = await asked(people.worker)
  const remove = (viewer: Viewer, path: string) => farm.by(viewer, 'DELETE', path)
  expect((await remove(people.consultant, `questions/${id}`)).body.message).toBe(
    'Only whoever asked a question can remove it.',
  )
  const { id: first } = await answered(people.consultant, id)
  expect((await remove(people.worker, `questions/${id}`)).body.message).toBe(
    'This question has been answered, so it stays: resolve it instead.',
  )
  expect((await remove(people.worker, `question_messages/${first}`)).body.message).toBe(
    'Only whoever wrote an answer can remove it.',
  )
  await answered(people.worker, id)
  expect((await remove(people.consultant, `question_messages/${first}`)).body.message).toBe(
    'Someone has answered this, so it stays.',
  )
  const other = await asked(people.worker)
  expect((await remove(people.worker, `questions/${other.id}`)).status).toBe(200)
})

test('what it is about belongs to the farm and to its period', async () => {
  const paddock = await farm.paddock()
  const about = { about_type: 'paddocks', about_id: paddock.id }
  const refused = (values: object) => farm.refusal('questions', question(values))
  expect(await refused({ ...about, period_id: farm.after })).toEqual({
    period_id: ['This record belongs to another period.'],
  })
  const { id } = await farm.add('farms', { farm_name: 'Next door' })
  expect(await refused({ ...about, farm_id: id, period_id: null })).toHaveProperty('about_id')
  expect(await refused({ field: 'area' })).toEqual({
    field: ['Say which record this figure is of.'],
  })
  expect(await refused({ ...about, field: 'Area; drop' })).toEqual({
    field: ['Paddock has no figure Area; drop.'],
  })
  expect(await refused({ about_type: 'paddocks', about_id: 987_654 })).toHaveProperty('about_id')
  await farm.remove('paddocks', paddock.id)
  expect(await refused(about)).toHaveProperty('about_id')
})

test('people of the farm and its staff are mentioned, and only where they read it', async () => {
  await farm.add('details_user', {
    details_id: farm.farm,
    farm_id: farm.farm,
    user_id: people.worker.id,
  })
  const { id } = await asked(people.consultant, { mentions: [people.worker.id] })
  expect(id).toBeGreaterThan(0)
  const strange = 'Only people of this farm and its staff can be mentioned.'
  for (const person of [people.stranger.id, 987_654]) {
    const { body } = await farm.by(
      people.consultant,
      'POST',
      'questions',
      question({ mentions: [person] }),
    )
    expect(body.errors).toEqual({ mentions: [strange] })
  }
  const { body } = await farm.by(
    people.consultant,
    'POST',
    'questions',
    question({ section: 'finance', mentions: [people.worker.id] }),
  )
  expect(body.errors).toEqual({
    mentions: ['Someone you mention can’t see finances, so they couldn’t read this.'],
  })
})

test('how far someone has read is theirs alone', async () => {
  const { id } = await asked(people.consultant)
  const until = { question_id: id, user_id: people.worker.id, read_at: '2024-03-01T00:00:00Z' }
  const { status, body } = await farm.by(people.worker, 'POST', 'question_reads', until)
  expect(status, JSON.stringify(body)).toBe(201)
  expect(await shown(people.manager, 'question_reads')).toEqual([])
  expect(await shown(people.worker, 'question_reads')).toEqual([body.data.id])
  const forged = { ...until, user_id: people.manager.id }
  expect((await farm.by(people.worker, 'POST', 'question_reads', forged)).status).toBe(403)
  const moved = { read_at: '2024-04-01T00:00:00Z' }
  const change = (viewer: Viewer) =>
    farm.by(viewer, 'PATCH', `question_reads/${body.data.id}`, moved)
  expect((await change(people.manager)).status).toBe(404)
  expect((await change(people.worker)).status).toBe(200)
})

test('a released period is talked over all the same', async () => {
  await sql`update farm_period set status = 'Released'
    where farm_id = ${farm.farm} and period_id = ${farm.now}`.execute(farm.db)
  const { id } = await asked(people.worker)
  expect(await answered(people.consultant, id)).toMatchObject({ question_id: id })
})
