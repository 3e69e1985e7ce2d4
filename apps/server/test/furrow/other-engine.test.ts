// From the PostgreSQL of TEST_DATABASE_URL into the embedded one and back: the same rows both times.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase, versionOf } from '../../src/db/database.ts'
import { embeddedFolders } from '../embedded-folders.ts'
import { makeRows } from '../made-rows.ts'
import { ownDatabase } from '../own-database.ts'
import { backups } from './backed-up.ts'
import { sequencesOf } from './database-shape.ts'

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a backup on another PostgreSQL', () => {
  const source = ownDatabase('demonstration')
  const back = ownDatabase('nothing')
  const { write, restore, sums } = backups()
  const { folder, start, sweep } = embeddedFolders()
  afterAll(sweep)

  test('holds the same there, and the same again when it is back', async () => {
    await makeRows(source.db, furrow(), 'North')
    await sql`select setval('farms_id_seq', 4000, false)`.execute(source.db)
    const before = await sums(source.url)
    await write(source.url, 'out')

    const { url } = await start(await folder())
    const there = openDatabase(url, { connections: 1 })
    expect(await versionOf(there)).not.toBe(await versionOf(source.db))
    await restore(url, 'out')
    expect(await sums(url)).toEqual(before)
    expect(await sequencesOf(there)).toEqual(await sequencesOf(source.db))
    await there.destroy()

    await write(url, 'home')
    await restore(back.url, 'home')
    expect(await sums(back.url)).toEqual(before)
  })
})
