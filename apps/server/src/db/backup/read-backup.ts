// Reads a backup from its heading to its closing line, piece by piece, and stops at the first thing
// in it that is not as it was written.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type {
  BackupContents,
  ClosingLine,
  FileEnd,
  FileHeading,
  Heading,
  SequencesLine,
  TableHeading,
} from './backup-sections.ts'
import { byteReader } from './byte-reader.ts'
import type { ByteReader } from './byte-reader.ts'
import { compressedIn } from './end-mark.ts'
import type { Sequence } from './stored-tables.ts'
import type { Checksum } from './table-rows.ts'

type Pieces = AsyncIterable<Buffer>

/** What is done with each section. Pieces must be read to their end. */
export interface Receiver {
  heading(heading: Heading): Promise<void> | void
  /** Gives the number of rows that it found, where it counts them. */
  table(table: TableHeading, pieces: Pieces): Promise<number | undefined>
  /** Told once the rows have turned out to be whole. */
  tableDone?(table: TableHeading, sum: Checksum): void
  sequences(sequences: readonly Sequence[]): Promise<void> | void
  file(name: string, pieces: Pieces): Promise<void>
}

export async function readBackup(
  file: string,
  receiver: Receiver,
  signal?: AbortSignal,
): Promise<BackupContents> {
  const { bytes, isWhole } = await compressedIn(file)
  const contents = await pipeline(
    // Without the mark: what comes in a piece of its own behind the last frame, Node takes for a fault.
    createReadStream(file, { end: bytes - 1 }),
    createZstdDecompress(),
    async (source: AsyncIterable<Buffer>) => readSections(byteReader(source), receiver),
    { ...(signal && { signal }) },
  )
  if (isWhole) return contents
  throw new Error('It ends too early.')
}

async function readSections(reader: ByteReader, receiver: Receiver): Promise<BackupContents> {
  const lines = linesFrom(reader)
  await receiver.heading(headingIn(await lines.next()))
  const counted = { tables: 0, rows: 0, files: 0 }
  for (;;) {
    const before = lines.hash()
    const line = (await lines.next()) as Section
    if ('end' in line) return closed(line, before, { reader, counted })
    if ('table' in line) counted.rows += await readTable(line, { reader, lines, receiver })
    else if ('file' in line) await readFile(line, { reader, lines, receiver })
    else if ('sequences' in line) await receiver.sequences(line.sequences)
    else throw new Error('A section in it is not known.')
    counted.tables += 'table' in line ? 1 : 0
    counted.files += 'file' in line ? 1 : 0
  }
}

type Section = TableHeading | SequencesLine | FileHeading | ClosingLine

interface Lines {
  next(): Promise<unknown>
  /** Of all lines so far. */
  hash(): string
}

function linesFrom(reader: ByteReader): Lines {
  const hash = createHash('sha256')
  return {
    async next() {
      const text = await reader.line()
      hash.update(`${text}\n`)
      return JSON.parse(text)
    },
    hash: () => hash.copy().digest('hex'),
  }
}

function headingIn(line: unknown): Heading {
  const heading = line as Heading
  if (heading?.furrow !== 'backup') throw new Error('It is something else.')
  return heading
}

interface Reading {
  readonly reader: ByteReader
  readonly lines: Lines
  readonly receiver: Receiver
}

async function readTable(line: TableHeading, reading: Reading): Promise<number> {
  const { reader, lines, receiver } = reading
  const { pieces, told } = measured(reader)
  const found = await receiver.table(line, pieces)
  const sum = (await lines.next()) as Checksum
  const isWhole = told().sha256 === sum.sha256 && (found ?? sum.rows) === sum.rows
  if (!isWhole) throw new Error(`The rows of ${line.table} are not as they were written.`)
  receiver.tableDone?.(line, sum)
  return sum.rows
}

async function readFile(line: FileHeading, { reader, lines, receiver }: Reading): Promise<void> {
  const { pieces, told } = measured(reader)
  await receiver.file(line.file, pieces)
  const end = (await lines.next()) as FileEnd
  const { size, sha256 } = told()
  if (size === end.size && sha256 === end.sha256) return
  throw new Error(`The file ${line.file} is not as it was written.`)
}

/** The pieces as they come, and what has come of them so far. */
function measured(reader: ByteReader): { pieces: Pieces; told(): FileEnd } {
  const hash = createHash('sha256')
  let size = 0
  async function* pieces() {
    for (;;) {
      const piece = await reader.piece()
      if (!piece) return
      hash.update(piece)
      size += piece.length
      yield piece
    }
  }
  return { pieces: pieces(), told: () => ({ size, sha256: hash.digest('hex') }) }
}

interface Closing {
  readonly reader: ByteReader
  readonly counted: BackupContents
}

async function closed(
  line: ClosingLine,
  before: string,
  closing: Closing,
): Promise<BackupContents> {
  const { reader, counted } = closing
  const names = ['tables', 'rows', 'files'] as const
  const isWhole = line.sha256 === before && names.every(name => line.end[name] === counted[name])
  if (isWhole && (await reader.isAtEnd())) return counted
  throw new Error('Its closing line does not belong to what stands before it.')
}
