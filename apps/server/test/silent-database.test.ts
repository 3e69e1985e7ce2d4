// A database that is there and says nothing, as one whose machine vanished.

import { Socket } from 'node:net'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { openFurrowEngine } from '../src/furrow-engine.ts'
import { partsForTests } from '../src/http/parts-for-tests.ts'
import { watchProcess } from '../src/metrics/process-watch.ts'
import { startBackground } from '../src/running-parts.ts'
import { ownStorage } from './files/own-folder.ts'
import { ownDatabase } from './own-database.ts'
import { serverSaying } from './server-saying.ts'

const { db, url } = ownDatabase()

test('is noticed by the operating system', async () => {
  const kept = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const own = openDatabase(url, { connections: 1 })
  await sql`select 1`.execute(own)
  await own.destroy()
  expect(kept).toHaveBeenCalledWith(true, 10_000)
  kept.mockRestore()
})

test('holds up no stop for longer than it may', async () => {
  const silent = await serverSaying()
  const address = `postgres://nobody@127.0.0.1:${silent.port}/nothing`
  const jobs = openDatabase(address, { connections: 1 })
  const log = () => undefined
  const settings = { mostBytes: 1, s3: undefined, scanner: undefined }
  const own = await ownStorage(url, { settings, log })
  const { work } = watchProcess({ slowFrom: 1000, onSlow: log })
  const engine = openFurrowEngine(furrow(), db)
  const parts = { ...partsForTests([], { engine, log }), files: own.storage, work, jobs }
  const background = startBackground(parts, { mail: undefined }, 50)
  await silent.reached
  const began = performance.now()
  await background.stop()
  expect(performance.now() - began).toBeLessThan(2000)
  silent.close()
  await own.close()
})
