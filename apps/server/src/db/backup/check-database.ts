// Whether a database is whole: every migration as we know it, every row readable, every key between rows
// leading to a row. Nothing is changed in it, and all of it is looked at as it is at one moment.

import type { Client } from 'pg'
import { appliedQuestion, missingMigrations } from '../applied-migrations.ts'
import type { HeldMigration } from '../applied-migrations.ts'
import type { Migration } from '../migration-step.ts'
import { withPlainConnection } from './plain-connection.ts'
import type { Copying } from './plain-connection.ts'
import { storedTables } from './stored-tables.ts'
import { checksumOf } from './table-rows.ts'

interface CheckedDatabase {
  /** PostgreSQL's own, such as 18.4. */
  readonly version: string
  /** Each commit, for a standby. */
  readonly commitsWait: boolean
  /** Migrations that a start of this Furrow would apply. */
  readonly missing: readonly string[]
  readonly tables: number
  readonly rows: number
  readonly keys: number
  /** In words: keys that lead to no row. */
  readonly broken: readonly string[]
}

export function checkDatabase(
  copying: Copying,
  migrations: readonly Migration[],
): Promise<CheckedDatabase> {
  return withPlainConnection(copying, async client => {
    await client.query('begin isolation level repeatable read read only')
    const missing = missingMigrations(await appliedIn(client), migrations)
    const tables = await storedTables(client)
    let rows = 0
    // To count them would not read what is kept beside a row because it is long.
    for (const table of tables) rows += (await checksumOf(client, table)).rows
    const keys = await foreignKeys(client)
    const broken: string[] = []
    for (const key of keys) broken.push(...(await brokenBy(client, key)))
    return {
      version: await versionIn(client),
      commitsWait: await doCommitsWait(client),
      missing: missing.map(({ name }) => name),
      tables: tables.length,
      rows,
      keys: keys.length,
      broken,
    }
  })
}

async function appliedIn(client: Client): Promise<readonly HeldMigration[]> {
  const { rows: found } = await client.query(`select to_regclass('upkeep.migrations') as place`)
  if (found[0]?.place === null) throw new Error('The database holds no Furrow.')
  return (await client.query<HeldMigration>(appliedQuestion)).rows
}

/** Each for a standby that has it on its disk, so that nothing acknowledged goes with the primary. */
async function doCommitsWait(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ waits: boolean }>(
    `select current_setting('synchronous_standby_names') <> ''
       and current_setting('synchronous_commit') in ('on', 'remote_apply') as waits`,
  )
  return rows[0]?.waits ?? false
}

async function versionIn(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version`,
  )
  return rows[0]?.version ?? ''
}

interface ForeignKey {
  readonly name: string
  /** Both as SQL. */
  readonly child: string
  readonly parent: string
  readonly given: string
  readonly same: string
}

async function foreignKeys(client: Client): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select k.conname as name, k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent,
      string_agg(format('child.%I is not null', c.attname), ' and ') as given,
      string_agg(format('parent.%I = child.%I', p.attname, c.attname), ' and ') as same
    from pg_constraint k, unnest(k.conkey, k.confkey) as pair (here, there)
    join pg_attribute c on c.attnum = pair.here
    join pg_attribute p on p.attnum = pair.there
    where k.contype = 'f' and c.attrelid = k.conrelid and p.attrelid = k.confrelid
      and k.connamespace in (
        select oid from pg_namespace where nspname in ('public', 'upkeep', 'published'))
    group by k.oid order by 2, 1`)
  return rows
}

async function brokenBy(
  client: Client,
  { name, child, parent, given, same }: ForeignKey,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ count: string }>(`
    select count(*) from ${child} child
    where ${given} and not exists (select from ${parent} parent where ${same})`)
  const count = Number(rows[0]?.count ?? 0)
  return count === 0 ? [] : [`${count} rows of ${child} lead to no row of ${parent} (${name}).`]
}
