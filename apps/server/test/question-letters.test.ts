// Letters about questions: to those whom a thread is for, who may read it and have not, once a day at most.

import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeQuestionLetters } from '../src/background/question-letters.ts'
import { failingFirst } from './failing-first.ts'
import { makeRows } from './question-rows.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()
const around = { db, publicUrl: () => 'https://furrow.example/' }
const { people, ago, ask, answer, read, setting, begin } = makeRows(db)

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
const told = async () => {
  await writeQuestionLetters(around)
  return (await letters()).map(({ to }) => to.split('@')[0] ?? '').toSorted()
}
const aDayLater = () =>
  sql`update notification_settings set sent_at = sent_at - interval '25 hours'`.execute(db)

beforeEach(begin)

test('what staff ask goes to the managers of the farm, and what they answer to who asked', async () => {
  const id = await ask(people.consultant, { figure: '9.8 t/ha' })
  await writeQuestionLetters(around)
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter).toMatchObject({ to: 'manager@farm.example', subject: 'A question about Downs' })
  expect(letter?.body).toContain('“Is this right?” (9.8 t/ha)\n- Consultant asks')
  expect(letter?.body).toContain('https://furrow.example/collect/1.0.0/questions')
  expect(letter?.body).toContain('To stop it:\nhttps://furrow.example/collect/1.0.0/me')
  await answer(people.manager, id, 'It is.')
  await writeQuestionLetters(around)
  const [back] = await letters()
  expect(back?.to).toBe('consultant@farm.example')
  expect(back?.body).toContain('- Manager answers: “It is.”')
})

test('an administrator who asked is told what was answered', async () => {
  await sql`update users set admin = false where admin`.execute(db)
  await sql`update users set admin = true where id = ${people.office}`.execute(db)
  const id = await ask(people.office)
  expect(await told()).toEqual(['manager'])
  await answer(people.manager, id, 'Yes.')
  expect(await told()).toEqual(['office'])
})

test('what the farm asks goes to its staff', async () => {
  await ask(people.worker)
  expect(await told()).toEqual(['consultant'])
})

test('who is mentioned is told, and nobody of what they wrote themselves', async () => {
  await ask(people.consultant, { mentions: [people.worker] })
  expect(await told()).toEqual(['manager', 'worker'])
})

test('nobody is told of finances that they cannot see', async () => {
  const id = await ask(people.consultant, { about_finance: true, mentions: [people.worker] })
  await answer(people.consultant, id, 'The loan is $40,000.', { about_finance: true })
  await writeQuestionLetters(around)
  const written = await letters()
  expect(written.map(({ to }) => to)).toEqual(['manager@farm.example'])
  expect(written[0]?.body).toContain('$40,000')
})

test('once a day at most, with all that is new since', async () => {
  const id = await ask(people.consultant)
  expect(await told()).toEqual(['manager'])
  await ask(people.consultant)
  await answer(people.consultant, id, 'Any news?')
  expect(await told()).toEqual([])
  await aDayLater()
  await writeQuestionLetters(around)
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter?.subject).toBe('2 questions about Downs')
  expect(await told()).toEqual([])
})

test('what was minutes old when a letter was written is in the next one', async () => {
  const id = await ask(people.consultant)
  await answer(people.consultant, id, 'Any news?', { created_at: ago(2) })
  expect(await told()).toEqual(['manager'])
  await aDayLater()
  for (const table of ['questions', 'question_messages'])
    await sql`update ${sql.table(table)} set created_at = created_at - interval '25 hours'`.execute(
      db,
    )
  await writeQuestionLetters(around)
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter?.body).toContain('- Consultant answers: “Any news?”')
  expect(letter?.body).not.toContain('asks')
})

test('what was read, what is minutes old, and what someone does without are not written', async () => {
  const id = await ask(people.consultant)
  await read(people.manager, id)
  expect(await told()).toEqual([])
  await ask(people.consultant, { minutes: 2 })
  expect(await told()).toEqual([])
  await ask(people.consultant)
  await setting(people.manager, false)
  expect(await told()).toEqual([])
})

test('who left the farm, or may no longer sign in, is told nothing', async () => {
  await ask(people.consultant)
  await sql`update users set active = false where id = ${people.manager}`.execute(db)
  expect(await told()).toEqual([])
})

test('two servers at once write one letter', async () => {
  await ask(people.consultant)
  await Promise.all([1, 2, 3, 4].map(() => writeQuestionLetters(around)))
  expect((await letters()).map(({ to }) => to)).toEqual(['manager@farm.example'])
})

test('a server that dies in the middle has written nothing, and nobody twice', async () => {
  await ask(people.consultant)
  await sql`create function dies() returns trigger language plpgsql as
    'begin raise exception ''killed''; end'`.execute(db)
  await sql`create trigger dies before insert on outgoing_mails execute function dies()`.execute(db)
  await expect(writeQuestionLetters(around)).rejects.toThrow('killed')
  await sql`drop function dies() cascade`.execute(db)
  expect(await letters()).toEqual([])
  expect(await told()).toEqual(['manager'])
})

test('a letter that cannot be written keeps nobody else from theirs', async () => {
  await ask(people.consultant, { mentions: [people.worker] })
  const [onFailure, publicUrl] = [vi.fn(), failingFirst()]
  expect(await writeQuestionLetters({ db, publicUrl }, { onFailure })).toBe(1)
  expect((await letters()).map(({ to }) => to)).toEqual(['worker@farm.example'])
  const failure = { failed: 'letter about questions', id: people.manager, error: 'killed' }
  expect(onFailure.mock.calls).toEqual([[failure]])
  expect(await told()).toEqual(['manager'])
})

test('names cannot make a letter say something else', async () => {
  await sql`update users set name = E'Pat\r\n\r\nPay here: https://bad.example' where id = ${people.consultant}`.execute(
    db,
  )
  await ask(people.consultant, { text: 'See https://bad.example/x now' })
  await writeQuestionLetters(around)
  const [letter] = await letters()
  expect(letter?.body).not.toContain('bad.example')
})
