// Fills tables that are there and empty with the rows of a backup, sets the sequences, and compares
// what the database then holds with what was written into the backup.

import { isDeepStrictEqual } from 'node:util'
import type { Client } from 'pg'
import type { TableHeading } from './backup-sections.ts'
import { readPast } from './check-backup.ts'
import type { CheckedBackup } from './check-backup.ts'
import { readBackup } from './read-backup.ts'
import type { Receiver } from './read-backup.ts'
import type { FileRestoring } from './stored-files.ts'
import type { Sequence, StoredTable } from './stored-tables.ts'
import { storedSequences } from './stored-tables.ts'
import { checksumOf, nameIn, writeRows } from './table-rows.ts'
import type { Checksum } from './table-rows.ts'

export interface Loading {
  readonly client: Client
  readonly file: string
  readonly checked: CheckedBackup
  readonly files: FileRestoring
  readonly tables: readonly StoredTable[]
  readonly signal?: AbortSignal | undefined
}

export interface Loaded {
  readonly sums: readonly LoadedTable[]
  /** Tables of the backup that are none of Furrow's. */
  readonly leftOut: readonly string[]
}

interface LoadedTable {
  readonly heading: TableHeading
  readonly sum: Checksum
}

export async function loadBackup(loading: Loading): Promise<Loaded> {
  const { file, tables, signal } = loading
  const known = new Set(tables.map(({ name }) => name))
  const sums: LoadedTable[] = []
  const leftOut: string[] = []
  const tableDone = (heading: TableHeading, sum: Checksum) => {
    if (known.has(heading.table)) sums.push({ heading, sum })
    else leftOut.push(heading.table)
  }
  await readBackup(file, { ...receiverOf(loading, known), tableDone }, signal)
  const loaded = new Set(sums.map(({ heading }) => heading.table))
  const missing = tables.find(({ name }) => !loaded.has(name))
  if (missing) throw new Error(`${file} has no table ${missing.name}.`)
  return { sums, leftOut }
}

/** Reads all rows once more, as they stand in the database now. */
export async function compareLoaded(
  { client, tables }: Pick<Loading, 'client' | 'tables'>,
  { sums }: Loaded,
): Promise<void> {
  const orders = new Map(tables.map(({ name, order }) => [name, order]))
  for (const { heading, sum } of sums) {
    const { table: name, columns } = heading
    const found = await checksumOf(client, { name, columns, order: orders.get(name) ?? '' })
    if (!isDeepStrictEqual(found, sum)) {
      throw new Error(`${name} does not hold what the backup holds. Nothing was restored.`)
    }
  }
}

function receiverOf(loading: Loading, known: ReadonlySet<string>): Receiver {
  const { client, checked, file, files } = loading
  return {
    heading(heading) {
      if (isDeepStrictEqual(heading, checked.heading)) return
      throw new Error(`${file} was exchanged while it was being read.`)
    },
    async table({ table: name, columns }, pieces) {
      if (known.has(name)) return writeRows(client, { name, columns }, pieces)
      return readPast(pieces)
    },
    sequences: async sequences => setSequences(client, sequences),
    file: async (name, pieces) => files.write(name, pieces),
  }
}

async function setSequences(client: Client, sequences: readonly Sequence[]): Promise<void> {
  const standing = new Set((await storedSequences(client)).map(({ name }) => name))
  for (const { name, last, called } of sequences.filter(one => standing.has(one.name))) {
    await client.query('select setval($1::regclass, $2::bigint, $3::boolean)', [
      nameIn(client, name),
      last,
      called,
    ])
  }
}
