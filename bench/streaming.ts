// npm run bench -- streaming: the server's memory while 200,000 rows are read from it, quickly and
// slowly. An answer that is put together whole would show here.

import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../apps/server/src/db/database.ts'
import { jsonAsk, requestOf } from './ask.ts'
import type { Ask } from './ask.ts'
import type { Bench } from './bench.ts'
import { loadServer } from './load.ts'
import type { StartedServer } from './started-server.ts'
import { administrator } from './viewers.ts'
import { withProduct } from './with-servers.ts'

const wantedRows = 200_000
const mostRise = 60

interface Reader {
  readonly name: string
  /** Between two pieces of the answer. */
  pause(bytesSoFar: number): Promise<void> | undefined
}

const readers: readonly Reader[] = [
  { name: 'quickly', pause: () => undefined },
  // A phone at the end of the paddock: nothing for two seconds, then some 8 MB a second.
  { name: 'slowly', pause: bytes => sleep(bytes === 0 ? 2000 : 8) },
]

export const streaming: Bench = {
  what: 'memory of the server while 200,000 rows are read',
  farms: 2000,
  run: benching =>
    withProduct(benching, async product => {
      const ask = await askForRows(benching.store.db)
      await warmUp(product)
      const rises: number[] = []
      for (const reader of readers) rises.push(await riseDuring(reader, ask, product))
      const rise = Math.max(...rises)
      console.log(`\nstreaming rise ${rise.toFixed(0)} MB of ${mostRise}`)
      return rise < mostRise
    }),
}

/** Rain readings, of as many farms as it takes. */
async function askForRows(db: Database): Promise<Ask> {
  const { rows } = await sql<{ farm: number | null }>`
    select farm_id as farm from rainfalls where deleted_at is null
    order by farm_id offset ${wantedRows - 1} limit 1`.execute(db)
  const farm = rows[0]?.farm
  if (!farm) throw new Error(`There are fewer than ${wantedRows} rows: take --farms 2000.`)
  return jsonAsk('POST', '/api/rainfalls/search?limit=0', administrator, {
    filters: [{ field: 'farm_id', operator: '<=', value: farm }],
  })
}

/** What the server needs in ordinary use is not what the large answer costs. */
async function warmUp(product: StartedServer): Promise<void> {
  const ask: Ask = { method: 'GET', path: '/api/rainfalls?limit=100', viewer: administrator }
  await loadServer(product, { asks: [ask], connections: 4, seconds: 3 })
}

async function riseDuring(reader: Reader, ask: Ask, product: StartedServer): Promise<number> {
  await product.tell('watch memory')
  const began = performance.now()
  const { bytes, rows } = await readAnswer(reader, ask, product)
  const { before, most } = await product.memory()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (rows < wantedRows) throw new Error(`The answer held only ${rows} rows.`)
  const read = `${rows.toLocaleString('en')} rows, ${megabytes(bytes)} MB in ${seconds} s`
  console.log(
    `  ${reader.name}: ${read}; memory ${megabytes(before)} MB, at most ${megabytes(most)}`,
  )
  return (most - before) / 1e6
}

/** Rows are counted by the members that begin them; `meta` says how many there were. */
async function readAnswer(reader: Reader, ask: Ask, product: StartedServer) {
  const response = await responseTo(ask, product)
  let bytes = 0
  let end = ''
  await reader.pause(0)
  for await (const piece of response) {
    bytes += (piece as Buffer).length
    end = (end + (piece as Buffer).toString()).slice(-2000)
    await reader.pause(bytes)
  }
  return { bytes, rows: Number(/"total":(\d+)/.exec(end)?.[1] ?? 0) }
}

function responseTo(ask: Ask, product: StartedServer): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = http.request(requestOf(ask, product.port), response => {
      if (response.statusCode === 200) resolve(response)
      else reject(new Error(`The product answers ${response.statusCode}.`))
    })
    request.on('error', reject)
    request.end(ask.body)
  })
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}
