// Databases in which someone has been at work by hand: what cannot be restored is refused as a
// whole, and what is none of Furrow's is left out and said.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { backups } from './backed-up.ts'

const source = ownDatabase()
const target = ownDatabase('nothing')
const { write, restore, sums } = backups()

/** Does it, makes a backup, takes it back, and tries to restore. */
async function restoredAfter(name: string, [done, undone]: readonly [string, string]) {
  await sql.raw(done).execute(source.db)
  await write(source.url, name)
  await sql.raw(undone).execute(source.db)
  return restore(target.url, name)
}

async function expectEmpty(): Promise<void> {
  expect([...(await sums(target.url))]).toEqual([])
}

test('a row that its table does not take is refused in the midst of the rows', async () => {
  const odd = `alter table abilities alter column name drop not null;
    insert into abilities (name) select case when n < 20000 then 'a' end from generate_series(1, 20000) n`
  const undone = `set constraints all immediate; delete from abilities; alter table abilities alter column name set not null`
  await expect(restoredAfter('nameless', [odd, undone])).rejects.toThrow(/null value/)
  await expectEmpty()
})

test('a row that points at nothing is refused when all are there', async () => {
  const odd = `alter table roles drop constraint roles_user_id_fkey;
    insert into roles (role, user_id) values ('consultant', 4000)`
  const undone = `set constraints all immediate; delete from roles; alter table roles add constraint roles_user_id_fkey
    foreign key (user_id) references users (id) deferrable initially immediate`
  await expect(restoredAfter('orphan', [odd, undone])).rejects.toThrow(/roles_user_id_fkey/)
  await expectEmpty()
})

test('a column that is none of Furrow’s is refused by its name', async () => {
  const odd = 'alter table roles add column mine text'
  const undone = 'alter table roles drop column mine'
  await expect(restoredAfter('column', [odd, undone])).rejects.toThrow(/"mine"/)
  await expectEmpty()
})

test('a table that is missing is refused by its name', async () => {
  const odd = 'alter table tutorial_videos rename to hidden'
  const undone = 'alter table hidden rename to tutorial_videos'
  await expect(restoredAfter('missing', [odd, undone])).rejects.toThrow(
    /missing has no table public.tutorial_videos\.$/,
  )
  await expectEmpty()
})

test('a table of one’s own is left out, and all else is there', async () => {
  const odd = `create table mine ("A b" serial, twice int generated always as (2) stored);
    insert into mine default values`
  const restored = await restoredAfter('mine', [odd, 'drop table mine'])
  expect(restored).toEqual({ leftOut: ['public.mine'], applied: [] })
  expect(await sums(target.url)).toEqual(await sums(source.url))
})
