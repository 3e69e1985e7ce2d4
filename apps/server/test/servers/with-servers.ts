// What the tests of several servers begin with: the servers, the people of the access table, and a mail server.

import { sql } from 'kysely'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Known } from '../access/may.ts'
import type { Somebody } from '../access/placing.ts'
import { storedRows } from '../access/stored.ts'
import { makeWorld } from '../access/world.ts'
import type { Database } from '../../src/db/database.ts'
import { mailServer } from '../mail-server.ts'
import type { MailServer } from '../mail-server.ts'
import { ownDatabase } from '../own-database.ts'
import { runThreeServers } from './three-servers.ts'
import type { Asked, ThreeServers, Told } from './three-servers.ts'

interface Way {
  /** What the servers are told beside the mail server; by the address of the database. */
  settings(url: string): Promise<Readonly<Record<string, string>>>
  /** Of all; nothing where each has its own. */
  readonly folder?: string
  close(): Promise<void>
}

export interface WithServers {
  readonly db: Database
  /** Whether there are farms of which editions are published. */
  readonly isLong: boolean
  readonly servers: ThreeServers
  readonly known: Known
  readonly mail: MailServer
  /** By whichever server chance says, or by the one that is named. */
  as(name: Somebody, method: string, path: string, asked?: Asked): Promise<Told>
  /** The row of that kind of the home farm. */
  home(entity: string): number
}

/** Call at the top of a test file. */
export function withServers(way: Way): WithServers {
  const isLong = inject('isLongForm')
  const { db, url } = ownDatabase(isLong ? 'validated farms' : 'template')
  const of = { db, isLong } as { -readonly [Name in keyof WithServers]: WithServers[Name] }
  beforeAll(async () => {
    of.mail = await mailServer()
    const letters = { SMTP_URL: of.mail.url, MAIL_FROM: 'furrow@farm.example' }
    const folder = way.folder === undefined ? {} : { DATA_DIR: way.folder }
    const told = await way.settings(url)
    of.servers = await runThreeServers({ DATABASE_URL: url, ...folder, ...letters, ...told })
    const world = await makeWorld(db)
    // What is made up of each kind is no job that a server could do.
    await sql`update queable_jobs set steps = null`.execute(db)
    of.known = { world, stored: await storedRows(world.kept) }
  }, 240_000)
  afterAll(async () => {
    await of.servers?.stop()
    await of.mail?.close()
    await way.close()
  })
  of.as = (name, method, path, asked) =>
    of.servers.ask(method, path, { token: of.known.world.tokens.get(name), ...asked })
  of.home = entity => of.known.world.made.home.get(entity) ?? 0
  return of
}
