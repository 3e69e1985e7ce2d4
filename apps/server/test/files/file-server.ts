// A server that keeps files, on a real socket and in a folder of its own, with a farm that records two
// periods, and the people who send and fetch.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import type { Viewer } from '../../src/access/reach/viewer.ts'
import type { Database } from '../../src/db/database.ts'
import type { FileSettings, FileStorage } from '../../src/files/file-storage.ts'
import { partsForTests } from '../../src/http/parts-for-tests.ts'
import { buildServer } from '../../src/http/server.ts'
import { openFurrowEngine } from '../../src/furrow-engine.ts'
import type { Engine } from '../../src/verbs/call/engine.ts'
import { ownDatabase } from '../own-database.ts'
import { emptyFarm, insertRow, listed } from '../planted-farm.ts'
import { ofFarms } from '../rules/asked-by-people.ts'
import { ownStorage } from './own-folder.ts'

export interface FileServer {
  readonly db: Database
  readonly engine: Engine
  readonly storage: FileStorage
  readonly folder: string
  readonly origin: string
  readonly lines: readonly string[]
  /** Closed is the period that was submitted. */
  readonly farm: { readonly id: number; readonly period: number; readonly closed: number }
  /** Someone else's. */
  readonly otherFarm: number
  readonly people: People
  ask(who: Viewer | undefined, method: string, address: string, asking?: Asking): Promise<Told>
  rows<Row>(table: string): Promise<readonly Row[]>
}

interface People {
  readonly worker: Viewer
  readonly manager: Viewer
  readonly stranger: Viewer
}

export interface Asking {
  readonly headers?: Readonly<Record<string, string>>
  readonly bytes?: Buffer | undefined
  readonly json?: object
}

export interface Told {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  readonly text: string
  readonly body: any // eslint-disable-line typescript/no-explicit-any -- tests look into it
}

const small: FileSettings = { mostBytes: 512 * 1024 * 1024, s3: undefined, scanner: undefined }

/** Call at the top of a test file. `settings` are asked when the server starts. */
export function fileServer(settings: () => Partial<FileSettings> = () => ({})): FileServer {
  const { db, url } = ownDatabase()
  const server = { db } as { -readonly [Name in keyof FileServer]: FileServer[Name] }
  const viewers: Viewer[] = []
  let close = async () => undefined as void
  beforeAll(async () => {
    const { close: over, ...running } = await start(db, { url, settings: settings(), viewers })
    close = over
    Object.assign(server, running, await world(db))
  })
  afterAll(() => close())
  server.ask = (who, method, address, { headers, ...asking } = {}) => {
    if (who && !viewers.includes(who)) viewers.push(who)
    const seat = who ? { 'x-test-viewer': String(viewers.indexOf(who)) } : {}
    const sent = { ...asking, headers: { ...headers, ...seat } }
    return ask(server.origin + address, method, sent)
  }
  server.rows = async <Row>(table: string) =>
    (await sql<Row>`select * from ${sql.table(table)} order by id`.execute(db)).rows
  return server
}

interface Starting {
  readonly url: string
  readonly settings: Partial<FileSettings>
  /** By the number in the header. */
  readonly viewers: readonly Viewer[]
}

async function start(db: Database, { url, settings, viewers }: Starting) {
  const lines: string[] = []
  const engine = openFurrowEngine(furrow(), db)
  const log = (line: string) => void lines.push(line)
  const own = await ownStorage(url, { settings: { ...small, ...settings }, log })
  const { storage } = own
  const { folder } = storage
  const app = await buildServer(
    partsForTests(lines, {
      catalogue: engine.catalogue,
      engine,
      files: storage,
      viewerOf: async ({ headers }) => viewers[Number(headers['x-test-viewer'])],
      corsOrigins: ['https://app.farm.example'],
    }),
  )
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    app.server.closeAllConnections()
    await app.close()
    await own.close()
  }
  return { engine, storage, folder, origin, lines, close }
}

async function ask(url: string, method: string, { headers, bytes, json }: Asking): Promise<Told> {
  const type = json ? { 'content-type': 'application/json' } : {}
  const body = bytes ? new Uint8Array(bytes) : json && JSON.stringify(json)
  const answer = await fetch(url, {
    method,
    headers: { ...type, ...headers },
    ...(body === undefined ? {} : { body }),
  })
  const told = Buffer.from(await answer.arrayBuffer())
  const text = told.toString()
  return { status: answer.status, headers: answer.headers, bytes: told, text, body: readJson(text) }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function world(db: Database) {
  const { farm, period } = await emptyFarm(db, 'Downs')
  const { farm: otherFarm } = await emptyFarm(db, 'Elsewhere')
  const closed = await listed(db, 'periods', '2022-23')
  await insertRow(db, 'farm_period', { farm_id: farm, period_id: closed, status: 'Submitted' })
  const person = (name: string) => insertRow(db, 'users', { name, email: `${name}@farm.example` })
  const here = { seen: [farm], recorded: [farm] }
  const worker = await person('worker')
  // As it is found again without a request, too.
  await insertRow(db, 'details_user', { details_id: farm, farm_id: farm, user_id: worker })
  const people: People = {
    worker: ofFarms(worker, here),
    manager: ofFarms(await person('manager'), { ...here, managed: [farm], money: [farm] }),
    stranger: ofFarms(await person('stranger'), { seen: [otherFarm], recorded: [otherFarm] }),
  }
  return { farm: { id: farm, period, closed }, otherFarm, people }
}
