// All tables and files as they were at one moment, section by section, as the bytes of a backup.

import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { Client } from 'pg'
import { endOfPieces, lengthOf, lineOf } from './byte-reader.ts'
import { format } from './backup-sections.ts'
import type {
  AppliedMigration,
  BackupContents,
  BackupLine,
  ClosingLine,
  FileEnd,
} from './backup-sections.ts'
import { storedFiles } from './stored-files.ts'
import { isEmpty, storedSequences, storedTables } from './stored-tables.ts'
import { rowsOf } from './table-rows.ts'

export type Counted = { -readonly [Name in keyof BackupContents]: number }

/** `counted` is filled on the way. */
export async function* backupBytes(
  client: Client,
  filesFolder: string,
  counted: Counted,
): AsyncGenerator<Buffer> {
  const lines = createHash('sha256')
  const said = (line: BackupLine): Buffer => {
    const bytes = lineOf(line)
    lines.update(bytes)
    return bytes
  }
  await client.query('begin isolation level repeatable read read only')
  if (await isEmpty(client)) throw new Error('There is nothing of Furrow in this database.')
  yield said({ furrow: 'backup', format, at: new Date().toISOString(), ...(await origin(client)) })
  for (const table of await storedTables(client)) {
    yield said({ table: table.name, columns: table.columns })
    const sum = yield* inPieces(rowsOf(client, table))
    yield said(sum)
    counted.tables += 1
    counted.rows += sum.rows
  }
  // A sequence only moves on: read now, it is past every number that the snapshot knows.
  yield said({ sequences: await storedSequences(client) })
  for await (const file of storedFiles(filesFolder)) {
    // Removed since it was listed.
    const handle = await open(file.path).catch(unlessGone)
    if (!handle) continue
    yield said({ file: file.name })
    yield said(yield* inPieces(contentOf(handle)))
    counted.files += 1
  }
  yield lineOf({ end: counted, sha256: lines.digest('hex') } satisfies ClosingLine)
}

async function origin(client: Client) {
  const version = await client.query<{ server_version: string }>('show server_version')
  const { rows: migrations } = await client.query<AppliedMigration>(
    'select name, checksum from upkeep.migrations order by name collate "C"',
  )
  return { postgres: version.rows[0]?.server_version ?? '', migrations }
}

async function* inPieces<End>(pieces: AsyncGenerator<Buffer, End>): AsyncGenerator<Buffer, End> {
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) {
      yield endOfPieces
      return value
    }
    yield lengthOf(value)
    yield value
  }
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

async function* contentOf(handle: FileHandle): AsyncGenerator<Buffer, FileEnd> {
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of handle.createReadStream() as AsyncIterable<Buffer>) {
    hash.update(piece)
    size += piece.length
    yield piece
  }
  return { size, sha256: hash.digest('hex') }
}
