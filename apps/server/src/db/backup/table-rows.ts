// The rows of a table as PostgreSQL's COPY writes and reads them, in text, counted and with their
// SHA-256.

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'
import { withPlainConnection } from './plain-connection.ts'
import type { Copying } from './plain-connection.ts'
import { storedTables } from './stored-tables.ts'
import type { StoredTable } from './stored-tables.ts'

export interface Checksum {
  readonly rows: number
  readonly sha256: string
}

/** Gives the rows in pieces, and at last what they come to. */
export async function* rowsOf(
  client: Client,
  { name, columns, order }: StoredTable,
): AsyncGenerator<Buffer, Checksum> {
  const list = columns.map(column => client.escapeIdentifier(column)).join(', ')
  const source = client.query(
    to(`copy (select ${list} from ${nameIn(client, name)} order by ${order}) to stdout`),
  )
  const hash = createHash('sha256')
  for await (const piece of source as AsyncIterable<Buffer>) {
    hash.update(piece)
    yield piece
  }
  return { rows: source.rowCount, sha256: hash.digest('hex') }
}

/** Gives how many rows were written. The table must be one that this transaction made or emptied. */
export async function writeRows(
  client: Client,
  { name, columns }: Pick<StoredTable, 'name' | 'columns'>,
  pieces: AsyncIterable<Buffer>,
): Promise<number> {
  const list = columns.map(column => client.escapeIdentifier(column)).join(', ')
  const target = client.query(
    from(`copy ${nameIn(client, name)} (${list}) from stdin with (freeze)`),
  )
  await pipeline(pieces, target)
  if (!target.closed) await once(target, 'close')
  return target.rowCount
}

/** Of the table as it stands in the database. */
export async function checksumOf(client: Client, table: StoredTable): Promise<Checksum> {
  const rows = rowsOf(client, table)
  for (;;) {
    const { done, value } = await rows.next()
    if (done) return value
  }
}

/** Of every table, by name, at one moment. */
export async function checksums(copying: Copying): Promise<ReadonlyMap<string, Checksum>> {
  return withPlainConnection(copying, async client => {
    await client.query('begin isolation level repeatable read read only')
    const sums = new Map<string, Checksum>()
    for (const table of await storedTables(client)) {
      sums.set(table.name, await checksumOf(client, table))
    }
    return sums
  })
}

/** As SQL, of a name with its schema. */
export function nameIn(client: Client, name: string): string {
  const dot = name.indexOf('.')
  return [name.slice(0, dot), name.slice(dot + 1)]
    .map(part => client.escapeIdentifier(part))
    .join('.')
}
