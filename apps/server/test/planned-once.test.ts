// What is read by itself is planned once; what is asked in a transaction each time, for rows by the thousand
// are written there.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, Transaction } from '../src/db/database.ts'
import { planningOnce } from '../src/db/transaction.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()

async function settingOf(at: Database | Transaction, name: string): Promise<string | undefined> {
  const asked = sql<{ setting: string }>`select current_setting(${name}) as setting`
  return (await asked.execute(at)).rows[0]?.setting
}
const modeOf = (at: Database | Transaction) => settingOf(at, 'plan_cache_mode')

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

test('of one farm after the other is read by one plan, within a transaction that goes on to write', async () => {
  await db.transaction().execute(async tx => {
    expect(await planningOnce(tx, () => modeOf(tx))).toBe('force_generic_plan')
    expect(await modeOf(tx)).toBe('auto')
  })
})

test('no question is answered by several processes, in a transaction or outside', async () => {
  const mostWorkers = (at: Database | Transaction) =>
    settingOf(at, 'max_parallel_workers_per_gather')
  expect(await mostWorkers(db)).toBe('0')
  expect(await db.transaction().execute(mostWorkers)).toBe('0')
})
