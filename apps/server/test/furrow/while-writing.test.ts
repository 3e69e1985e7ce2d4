// A backup that is taken while people work is of one moment: nothing of a change without the rest.

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { ownDatabase } from '../own-database.ts'
import { backups } from './backed-up.ts'

const source = ownDatabase()
const target = ownDatabase('nothing')
const { write, restore } = backups()

test('two rows that were written together are both in it, or neither', async () => {
  const ended = new AbortController()
  const writing = [0, 1].map(writer => writeOn(source.db, writer, ended.signal))
  try {
    // The tables are copied by name: one of the first, and one of the last.
    while ((await countsOf(source.db))[0] < 20) await sleep(5)
    await write(source.url, 'meanwhile')
  } finally {
    ended.abort()
    await Promise.all(writing)
  }
  await restore(target.url, 'meanwhile')
  const [abilities, videos, paired] = await countsOf(target.db)
  expect(abilities).toBeGreaterThanOrEqual(20)
  expect([videos, paired]).toEqual([abilities, abilities])
  expect((await countsOf(source.db))[0]).toBeGreaterThan(abilities)
})

async function writeOn(db: Database, writer: number, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const name = `${writer} ${turn}`
    await db.transaction().execute(async tx => {
      const video = sql`insert into tutorial_videos (title) values (${name})`
      const ability = sql`insert into abilities (name) values (${name})`
      await (turn % 2 ? video : ability).execute(tx)
      await (turn % 2 ? ability : video).execute(tx)
    })
  }
}

async function countsOf(db: Database): Promise<[number, number, number]> {
  const { rows } = await sql<{ counts: [number, number, number] }>`
    select array[(select count(*) from abilities), (select count(*) from tutorial_videos),
      (select count(*) from abilities a join tutorial_videos v on v.title = a.name)]::int[] as counts`.execute(
    db,
  )
  return rows[0]?.counts ?? [0, 0, 0]
}
