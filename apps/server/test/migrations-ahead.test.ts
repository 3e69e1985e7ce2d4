// A database on which servers of a newer release have been, and migrations that are applied while others are at work.

import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { appliedMigrations, isAheadOf, tooNewFor } from '../src/db/applied-migrations.ts'
import { hearNotices } from '../src/db/hear-notices.ts'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import type { Migration } from '../src/db/migration-step.ts'
import { nameOfServer } from '../src/db/servers-at-work.ts'
import { ownDatabase } from './own-database.ts'

const { db, url } = ownDatabase()

const known = await readMigrations()
const later = (name: string, text: string): Migration => ({ name, text, checksum: name })
const release = later('9000-release-9.sql', '-- expand: begins release 9\nselect 1')

afterEach(async () => {
  await sql`delete from upkeep.migrations where name like '9%'`.execute(db)
})

describe('a database on which a newer Furrow has been', () => {
  const applying = async (...more: readonly Migration[]) => {
    await migrate(db, [...known, ...more])
    return appliedMigrations(db)
  }

  test('is worked on where that only added', async () => {
    const added = later(
      '9001-added.sql',
      '-- expand: a note on paddocks\nalter table paddocks add column ahead text;',
    )
    const applied = await applying(release, added)
    expect(isAheadOf(known, applied)).toBe(true)
    expect(tooNewFor(known, applied)).toBeUndefined()
    expect(await migrate(db, known)).toEqual([])
    expect(isAheadOf([...known, release, added], applied)).toBe(false)
  })

  test('is refused where that took something away, but for servers that had stopped asking for it', async () => {
    const taken = later(
      '9002-taken.sql',
      '-- contract, needs release 9: the note on paddocks\nalter table paddocks drop column ahead;',
    )
    const applied = await applying(release, taken)
    expect(tooNewFor(known, applied)).toBe('9002-taken.sql')
    await expect(migrate(db, known)).rejects.toThrow(
      'The database has been used by a newer Furrow (it holds 9002-taken.sql). Start that one.',
    )
    expect(tooNewFor([...known, release], applied)).toBeUndefined()
    expect(await migrate(db, [...known, release])).toEqual([])
  })

  test('is refused where nothing is said', async () => {
    await sql`insert into upkeep.migrations (name, checksum) values ('9999-later.sql', '')`.execute(
      db,
    )
    await expect(migrate(db, known)).rejects.toThrow('newer Furrow')
  })
})

describe('what is taken away', () => {
  const taken = later('9003-taken.sql', '-- contract, needs release 9: nothing\nselect 1')

  test.each([
    ['furrow live', 'A server of release before 1 is at work'],
    [nameOfServer(8), 'A server of release 8 is at work'],
  ])('stays while %s is at work', async (name, sentence) => {
    const { promise: began, resolve } = Promise.withResolvers<void>()
    const hearing = hearNotices(url, 'any', { heard: () => undefined, began: resolve }, name)
    await began
    await expect(migrate(db, [...known, release, taken])).rejects.toThrow(sentence)
    expect((await appliedMigrations(db)).map(one => one.name)).not.toContain(taken.name)
    await hearing.stop()
  })

  test('goes when all at work are of the release that it needs', async () => {
    const { promise: began, resolve } = Promise.withResolvers<void>()
    const ear = { heard: () => undefined, began: resolve }
    const hearing = hearNotices(url, 'any', ear, nameOfServer(9))
    await began
    expect(await migrate(db, [...known, release, taken])).toContain(taken.name)
    await hearing.stop()
  })
})

describe('a migration beside people at work', () => {
  test('lets them go on, and tries again until it has what it needs', async () => {
    const column = later(
      '9004-column.sql',
      '-- expand: a column\nalter table paddocks add column tried text;',
    )
    const holder = new pg.Client({ connectionString: url })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select count(*) from paddocks')
    const migrating = migrate(db, [...known, column])
    // Whoever reads meanwhile waits behind it for half a second at most.
    let [reads, longest] = [0, 0]
    const began = performance.now()
    while (performance.now() - began < 2500) {
      const asked = performance.now()
      await sql`select count(*) from paddocks`.execute(db)
      longest = Math.max(longest, performance.now() - asked)
      reads += 1
    }
    expect(longest).toBeLessThan(2500)
    expect(reads).toBeGreaterThan(3)
    expect((await appliedMigrations(db)).map(one => one.name)).not.toContain(column.name)
    await holder.query('commit')
    await holder.end()
    expect(await migrating).toEqual([column.name])
  })

  test('in pieces, it builds an index without standing in anybody’s way', async () => {
    const index = later(
      '9005-index.sql',
      [
        '-- expand, outside a transaction: an index',
        'drop index concurrently if exists paddocks_tried_idx;',
        'create index concurrently paddocks_tried_idx on paddocks (tried);',
      ].join('\n'),
    )
    // Two starts at once: neither waits in a statement that the other one has to wait for.
    const both = [1, 2].map(() => migrate(db, [...known, index]))
    expect((await Promise.all(both)).flat()).toEqual([index.name])
    const { rows } = await sql`
      select indisvalid from pg_index where indexrelid = 'paddocks_tried_idx'::regclass`.execute(db)
    expect(rows).toEqual([{ indisvalid: true }])
  })
})
