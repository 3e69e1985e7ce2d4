// Thousands of generated requests, granted and broken ones mixed and several at once. What is granted
// must be what a naive model in memory answers; what is broken must be refused, and change nothing.
// FC_SEED=7 tries others.

import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { requests } from './generated/arbitrary-requests.ts'
import type { Asked } from './generated/asked.ts'
import { faultsIn } from './generated/asking-in-batches.ts'
import { fingerprintOf } from './generated/fingerprint.ts'
import { askTwoFarms } from './generated/two-farms-asked.ts'
import type { TwoFarmsAsked } from './generated/two-farms-asked.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()
const seed = Number(process.env['FC_SEED'] ?? 20_240_615)
/** Batches; 2,600 of them are some 20,000 requests. */
const numRuns = inject('isLongForm') ? 2600 : 150

let farms: TwoFarmsAsked
let untouched: string
beforeAll(async () => {
  farms = await askTwoFarms(db)
  untouched = await fingerprintOf(db)
})
afterAll(() => farms.asker.close())

test('generated requests are answered as they must be', { timeout: 1_800_000 }, async () => {
  let sent = 0
  const batches = fc.array(requests(farms.world), { minLength: 1, maxLength: 16, size: 'max' })
  const property = fc.asyncProperty(batches, async batch => {
    sent += batch.length
    const faults = [...(await faultsIn(batch, farms)), ...(await changesBy(batch))]
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })
  const run = await fc.check(property, { seed, numRuns })
  const where = `FC_SEED=${run.seed}, after ${run.numRuns} batches, path ${run.counterexamplePath}`
  expect(run.failed, `${where}\n${String(run.errorInstance)}`).toBe(false)
  expect(sent).toBeGreaterThanOrEqual(numRuns * 7)
})

test('afterwards nothing is changed, no bug was noted, and everybody is answered', async () => {
  expect(await fingerprintOf(db)).toBe(untouched)
  const bugs = farms.asker.lines.filter(line => line.includes('"bug":')).map(firstLineOf)
  expect([...new Set(bugs)]).toEqual([])
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => farms.ask.farmer('GET', '/api/paddocks?limit=1')),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

async function changesBy(batch: readonly Asked[]): Promise<readonly string[]> {
  const writes = batch.filter(one => one.kind === 'broken' && one.method !== 'GET')
  if (writes.length === 0 || (await fingerprintOf(db)) === untouched) return []
  return [`One of these changed something: ${JSON.stringify(writes).slice(0, 3000)}`]
}

function firstLineOf(line: string): unknown {
  const { stack } = JSON.parse(line) as { stack: string }
  return stack.split('\n')[0]
}
