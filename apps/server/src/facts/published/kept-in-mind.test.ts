import { expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { keptInMind } from './kept-in-mind.ts'

const database = () => ({}) as Database
const edition = { id: 3, fingerprint: 'abc' }

function counted() {
  const read: string[] = []
  const kept = keptInMind<string>(2)
  const ask = (db: Database, what: string, of = edition) =>
    kept(db, {
      edition: of,
      what,
      async read() {
        read.push(what)
        if (what === 'broken') throw new Error('It could not be read.')
        return `all of ${what}`
      },
    })
  return { read, ask }
}

test('an edition is read once, and so much of it is kept', async () => {
  const { read, ask } = counted()
  const db = database()
  for (const what of ['farm', 'farm', 'crop 1', 'farm', 'crop 2', 'farm', 'crop 1']) {
    expect(await ask(db, what)).toBe(`all of ${what}`)
  }
  expect(read).toEqual(['farm', 'crop 1', 'crop 2', 'crop 1'])
})

test('another edition, or another database, is read by itself', async () => {
  const { read, ask } = counted()
  const db = database()
  for (const of of [edition, { ...edition, id: 4 }, { ...edition, fingerprint: 'abd' }]) {
    await ask(db, 'farm', of)
  }
  await ask(database(), 'farm')
  expect(read).toHaveLength(4)
})

test('what could not be read is asked for again', async () => {
  const { read, ask } = counted()
  const db = database()
  await expect(ask(db, 'broken')).rejects.toThrow('could not be read')
  await expect(ask(db, 'broken')).rejects.toThrow('could not be read')
  expect(read).toEqual(['broken', 'broken'])
})
