// What one server holds by a name no other has at the same time; and nothing is held for ever.

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { openNamedLocks } from '../src/db/named-locks.ts'
import type { NamedLocks } from '../src/db/named-locks.ts'
import { ownDatabase } from './own-database.ts'

const { db, url } = ownDatabase('nothing')
const opened: NamedLocks[] = []
function server(): NamedLocks {
  const locks = openNamedLocks(url)
  opened.push(locks)
  return locks
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map(locks => locks.close()))
})
const soon = () => AbortSignal.timeout(5000)

test('a lock is had by one, in whichever server, until it is released', async () => {
  const [one, other] = [server(), server()]
  const held = await one.tryTake('gate')
  expect(held).toBeDefined()
  expect(await one.tryTake('gate')).toBeUndefined()
  expect(await other.tryTake('gate')).toBeUndefined()
  expect(await other.tryTake('another gate')).toBeDefined()
  const waits = other.take('gate', { signal: soon() })
  await held?.release()
  expect(await waits).toBeDefined()
  expect(await one.take('gate', { signal: AbortSignal.timeout(100) })).toBeUndefined()
})

test('whoever holds it is asked to let go by whoever waits, here or in another server', async () => {
  const [one, other] = [server(), server()]
  for (const waiting of [one, other]) {
    const { promise: asked, resolve } = Promise.withResolvers<void>()
    const held = await one.tryTake('gate', { letGo: resolve })
    const waits = waiting.take('gate', { signal: soon() })
    await asked
    await held?.release()
    await (await waits)?.release()
  }
  expect(await one.tryTake('gate')).toBeDefined()
})

test('thirty that want the same one have it one after the other', async () => {
  const servers = [server(), server(), server()]
  let inside = 0
  let most = 0
  const turns = Array.from({ length: 30 }, async (_, turn) => {
    const signal = AbortSignal.timeout(30_000)
    const held = await servers[turn % 3]?.take('gate', { signal })
    inside += 1
    most = Math.max(most, inside)
    await sleep(1)
    inside -= 1
    await held?.release()
    return held !== undefined
  })
  expect((await Promise.all(turns)).every(Boolean)).toBe(true)
  expect(most).toBe(1)
})

test('what was held is lost with its connection, and that is told; then it may be had again', async () => {
  const [one, other] = [server(), server()]
  const { promise: told, resolve } = Promise.withResolvers<void>()
  const held = await one.tryTake('gate', { letGo: resolve })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'furrow locks' and datname = current_database()`.execute(db)
  await told
  // The other one's connection is gone as well: whoever asks at that moment may be told to come again.
  const again = await other.take('gate', { signal: soon() }).catch(() => undefined)
  const mine = again ?? (await other.take('gate', { signal: soon() }))
  expect(mine).toBeDefined()
  await held?.release()
  expect(await one.tryTake('gate')).toBeUndefined()
})
