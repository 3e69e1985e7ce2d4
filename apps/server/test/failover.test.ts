// The primary is killed while people write: whoever follows it has all that was acknowledged, and takes over. Until
// then it is a 503 that says when to ask again; afterwards all goes on by itself.

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import type { Database } from '../src/db/database.ts'
import { hearNotices } from '../src/db/hear-notices.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { query, until } from './embedded-folders.ts'
import { openGate, primaryAndStandbys } from './primary-and-standbys.ts'

/** Nobody listens there. */
const nowhere = 1

test('all that was acknowledged is there after the standby took over, and writes go on by themselves', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-failover-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  const databases = await primaryAndStandbys(folder, { standbys: 1, isSynchronous: true })
  onTestFinished(() => databases.stop())
  const { primary, standbys } = databases
  const [standby = expect.fail('Nobody follows it.')] = standbys
  const { between } = standby
  await query(primary.url, 'create table kept (number int primary key)')
  const gate = await openGate(primary.port)
  const url = primary.url.replace(String(primary.port), String(gate.port))
  const db = openDatabase(url, { connections: 4 })
  const heard: string[] = []
  const hearing = hearNotices(url, 'notices', {
    heard: it => heard.push(it),
    began: () => undefined,
  })
  const writing = keepWriting(db)
  onTestFinished(async () => {
    await writing.stop()
    await hearing.stop()
    await db.destroy()
    await gate.close()
  })
  await writing.more()

  // It is sent to the one that only reads, and back; who is connected there is not cut off by anybody.
  gate.turnTo(standby.port, true)
  await until(() => writing.reasons.has('25006'))
  gate.turnTo(primary.port, false)
  await writing.more()

  // What is written from here on never reaches the standby, so nothing of it may count.
  between.turnTo(nowhere, true)
  await sleep(200)
  await primary.kill()
  await query(standby.url, 'select pg_promote()')
  gate.turnTo(standby.port, true)
  await writing.more()
  await writing.stop()

  const there = new Set((await query(standby.url, 'select number from kept')).flat())
  expect(writing.acknowledged.filter(number => !there.has(number))).toEqual([])
  expect(writing.odd).toEqual([])
  await until(async () => {
    await query(standby.url, `select pg_notify('notices', 'heard again')`)
    return heard.includes('heard again')
  })
}, 60_000)

function keepWriting(db: Database) {
  const acknowledged: number[] = []
  const odd: unknown[] = []
  const reasons = new Set<string>()
  let number = 0
  let isOver = false
  const write = async (): Promise<void> => {
    while (!isOver) {
      number += 1
      const mine = number
      try {
        await inTransaction(db, async tx => {
          await sql`insert into kept values (${mine})`
            .execute(tx)
            .catch((error: NodeJS.ErrnoException) => {
              reasons.add(error.code ?? '')
              throw error
            })
        })
        acknowledged.push(mine)
      } catch (error) {
        const isTold = error instanceof Refusal && error.code === 'unavailable' && error.retryAfter
        if (!isTold) odd.push(error)
        await sleep(20)
      }
    }
  }
  const ended = Promise.all([write(), write(), write()])
  return {
    acknowledged,
    odd,
    reasons,
    async more() {
      const enough = acknowledged.length + 50
      await until(() => acknowledged.length >= enough)
    },
    async stop() {
      isOver = true
      await ended
    },
  }
}
