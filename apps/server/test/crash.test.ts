// Every process that Furrow is made of killed again and again, while people save and look: what was acknowledged is there,
// once and whole, and nobody is told that Furrow is at fault.

import { mkdtemp, realpath, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { CrashClients } from './crash-clients.ts'
import { clusterBehindProxy, whyNoCluster } from './crashing-cluster.ts'
import { houseOfServers, houseOfWorkers } from './crashing-houses.ts'
import type { CrashingHouse, Kind } from './crashing-houses.ts'
import { query } from './embedded-folders.ts'
import { openFarm } from './farm-of-clients.ts'
import { whyNoPooler } from './servers/pooler.ts'

const isLong = inject('isLongForm')
/** 20 in all in the usual run, in which few of them have to be started again; 1,000 in the long form. */
const [roundsOfWorkers, roundsOfServers, roundsOfCluster] = isLong ? [300, 200, 500] : [6, 14, 0]
const kindsOfWorkers: readonly Kind[] = isLong
  ? ['worker', 'background', 'parent', 'database', 'both', 'backend']
  : ['worker', 'backend', 'background', 'database', 'parent', 'both']
const kindsOfServers: readonly Kind[] = isLong
  ? ['server', 'pooler', 'server', 'backend', 'pooler', 'database']
  : ['backend', 'server', 'server', 'backend', 'database', 'backend', 'server']
const kindsOfCluster: readonly Kind[] = [
  'server',
  'replica',
  'proxy',
  'pooler',
  'backend',
  'replica',
  'server',
  'database',
]
const missing = isLong ? whyNoCluster() : 'it is part of the long form'
if (missing !== undefined) console.log(`No proxy, pooler or replica was killed: ${missing}.`)

describe.skipIf(process.env['TEST_DATABASE_URL'])('kill -9', () => {
  let folder: string
  const houses: CrashingHouse[] = []
  beforeAll(async () => {
    folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'furrow-crash-')))
  })
  afterAll(async () => {
    for (const house of houses) await house.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })

  test(`${roundsOfWorkers} times over of one server’s processes, loses and doubles nothing that was acknowledged`, async () => {
    const house = await houseOfWorkers(path.join(folder, 'workers'))
    houses.push(house)
    await expectNothingLost(house, kindsOfWorkers, roundsOfWorkers)
    await house.stop()
  }, 1_800_000)

  test(`${roundsOfServers} times over of three servers and what they share, neither`, async () => {
    const house = await houseOfServers(
      path.join(folder, 'servers'),
      isLong && whyNoPooler() === undefined,
    )
    houses.push(house)
    await expectNothingLost(house, kindsOfServers, roundsOfServers)
    await house.stop()
  }, 1_800_000)

  test.skipIf(missing !== undefined)(
    `${roundsOfCluster} times over of a proxy, three servers, a pooler, a primary and its replicas, neither`,
    async () => {
      const house = await clusterBehindProxy(path.join(folder, 'cluster'))
      houses.push(house)
      await expectNothingLost(house, kindsOfCluster, roundsOfCluster)
      expect(await house.readAtReplicas()).toBeGreaterThan(0)
    },
    3_600_000,
  )
})

async function expectNothingLost(house: CrashingHouse, kinds: readonly Kind[], rounds: number) {
  const clients = new CrashClients(
    {
      origin: house.origin,
      isBehindProxy: house.isBehindProxy,
      ...(await openFarm(await house.url())),
    },
    4,
  )
  let last: Kind | undefined
  try {
    for (let round = 0; round < rounds; round += 1) {
      await fiveMore(clients)
      await sleep(round % 7)
      last = kinds[round % kinds.length] ?? 'database'
      await house.kill(last)
    }
    await fiveMore(clients)
  } catch (error) {
    throw new Error(`After ${last}, when ${clients.acknowledged.length} were saved`, {
      cause: error,
    })
  } finally {
    await clients.stop()
  }
  const kept = await keptPairs(await house.url())
  const { acknowledged, shown, unavailable, brokenOff, longest, odd } = clients
  console.log(
    `${rounds} kills: ${acknowledged.length} changes acknowledged, all of them shown, ${unavailable} answers 503, ` +
      `${brokenOff} connections broken off, the longest wait ${Math.round(longest)} ms`,
  )
  expect(odd).toEqual([])
  expect(unavailable + brokenOff).toBeGreaterThan(rounds * house.leastFelt)
  expect(acknowledged.length).toBeGreaterThan(rounds * 5)
  expect(shown).toBe(acknowledged.length)
  expect(acknowledged.filter(name => !kept.has(name))).toEqual([])
  expect(kept.size).toBe(acknowledged.length)
  expect([...kept.entries()].filter(([, halves]) => halves.join() !== 'one,two')).toEqual([])
}

async function fiveMore({ acknowledged, odd }: CrashClients): Promise<void> {
  const enough = acknowledged.length + 5
  while (acknowledged.length < enough) {
    if (odd.length > 0) throw new Error(odd[0])
    await sleep(5)
  }
}

/** Which halves there are of each. */
async function keptPairs(url: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = (await query(url, `select name from farm_contacts order by name`)) as [string][]
  const kept = new Map<string, string[]>()
  for (const [full] of rows) {
    const [name = '', half = ''] = full.split(' ')
    kept.set(name, [...(kept.get(name) ?? []), half])
  }
  return kept
}
