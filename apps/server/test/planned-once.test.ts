// What is read by itself is planned once; what is asked in a transaction each time, for rows by the thousand
// are written there.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, Transaction } from '../src/db/database.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()

async function modeOf(at: Database | Transaction): Promise<string | undefined> {
  const asked = sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`
  return (await asked.execute(at)).rows[0]?.mode
}

/** One after the other: the pool hands out the connection that came back last. */
test('a read is planned once, before and after a transaction, in which each is planned by itself', async () => {
  expect(await modeOf(db)).toBe('force_generic_plan')
  expect(await db.transaction().execute(modeOf)).toBe('auto')
  expect(await modeOf(db)).toBe('force_generic_plan')
  await expect(
    db.transaction().execute(async tx => {
      expect(await modeOf(tx)).toBe('auto')
      throw new Error('No.')
    }),
  ).rejects.toThrow('No.')
  expect(await modeOf(db)).toBe('force_generic_plan')
})
