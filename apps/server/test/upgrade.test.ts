// From the release before to this one while people work: servers of both on one database, one after the other ended and begun
// anew, and no request fails. In the long form three of them behind HAProxy, as `deploy/` has them.

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readMigrations } from '../src/db/migrate.ts'
import { releaseOf } from '../src/db/migration-step.ts'
import { CrashClients } from './crash-clients.ts'
import { query } from './embedded-folders.ts'
import { openFarm } from './farm-of-clients.ts'
import { ownDatabase } from './own-database.ts'
import { readLists } from './release-before/read-lists.ts'
import { rollingServers } from './release-before/rolling-servers.ts'
import type { RollingServers } from './release-before/rolling-servers.ts'

const isLong = inject('isLongForm') && !process.env['TEST_DATABASE_URL']
const { url } = ownDatabase('nothing')
let servers: RollingServers

beforeAll(async () => {
  servers = await rollingServers(url, isLong ? { count: 3, isBehindHaproxy: true } : { count: 2 })
  await servers.startBefore(0)
  if (isLong) await Promise.all([servers.startBefore(1), servers.startBefore(2)])
}, 240_000)
afterAll(() => servers?.end())

test('people go on working while one release takes the place of the other', async () => {
  const { before, origin, start, startBefore, stop } = servers
  const migrations = await readMigrations()
  expect(releaseOf(migrations)).toBe(before.release + 1)
  const added = migrations.filter(({ name }) => !before.migrations.includes(name))
  expect(added.length).toBeGreaterThan(0)
  const { token, farm } = await openFarm(url)
  const clients = new CrashClients({ origin, token, farm }, isLong ? 6 : 3)
  const readers = readLists(origin, token)
  await sleep(300)

  // This release begins beside the one before, and brings the database forward under it.
  const begun = isLong ? 0 : 1
  if (isLong) await stop(0)
  const said = await start(begun)
  for (const { name } of added) expect(said).toContain(name)
  await sleep(300)
  // One of the release before starts on what is ahead of it, and leaves the lists alone.
  const other = isLong ? 1 : 0
  await stop(other)
  const restarted = await startBefore(other)
  expect(restarted).toContain('A newer Furrow has been at work')
  await sleep(isLong ? 3000 : 300)
  for (const place of isLong ? [1, 2] : [0]) {
    await stop(place)
    if (isLong) await start(place)
  }
  await sleep(300)

  await clients.stop()
  const read = await readers.stop()
  console.log(
    `From release ${before.release} to ${releaseOf(migrations)}: ${clients.acknowledged.length} saved and asked for, ` +
      `${read.answered} lists read, ${clients.unavailable + clients.brokenOff + clients.odd.length + read.failed.length} failed, ` +
      `the longest wait ${Math.round(Math.max(clients.longest, read.longest))} ms`,
  )
  expect([clients.odd, clients.unavailable, clients.brokenOff, read.failed]).toEqual([[], 0, 0, []])
  expect(clients.acknowledged.length).toBeGreaterThan(20)
  expect(clients.shown).toBe(clients.acknowledged.length)
  expect(read.answered).toBeGreaterThan(20)
  const rows = await query(url, 'select name, count(*)::int from farm_contacts group by name')
  expect(new Set(rows.map(([, count]) => count))).toEqual(new Set([1]))
  expect(rows).toHaveLength(2 * clients.acknowledged.length)
}, 240_000)
