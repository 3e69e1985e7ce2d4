// Apps as they come to stand, and the tokens that are made for them.

import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { hashOf } from './access/placing.ts'
import { insert } from './session/coming-in.ts'

let apps = 0

interface Declared {
  readonly app?: Readonly<Record<string, unknown>>
  readonly version?: Readonly<Record<string, unknown>>
}

/** Gives the number of its only version. */
export async function addApp(
  db: Database,
  { app = {}, version = {} }: Declared = {},
): Promise<number> {
  apps += 1
  const row = { slug: `app-${apps}`, name: `App ${apps}`, purpose: 'Adds up', ...app }
  const { id: app_id } = await insert(db, 'apps', row)
  const address = `https://app${apps}.example/page?plain=1`
  return (await insert(db, 'app_versions', { app_id, version: '1.2.0', address, ...version })).id
}

interface TokenRow {
  readonly id: number
  readonly user_id: number
  readonly expires_at: string
  readonly [column: string]: unknown
}

export async function tokenRow(db: Database, token: string): Promise<TokenRow> {
  const { rows } = await sql<TokenRow>`
    select * from tokens where hash = ${hashOf(token)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('No such token is kept.')
  return row
}

/** As if so many minutes had gone by since it was made. */
export async function turnBack(db: Database, token: string, minutes: number): Promise<void> {
  const by = sql`make_interval(mins => ${minutes}::int)`
  await sql`
    update tokens set created_at = created_at - ${by}, last_used_at = last_used_at - ${by},
      expires_at = expires_at - ${by}, ends_at = ends_at - ${by}
    where hash = ${hashOf(token)}`.execute(db)
}
