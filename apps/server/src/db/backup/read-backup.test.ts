import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOfPieces, lengthOf, lineOf } from './byte-reader.ts'
import { format } from './backup-sections.ts'
import { readPast } from './check-backup.ts'
import { endMark } from './end-mark.ts'
import { readBackup } from './read-backup.ts'

/** So much of a file is read at a time. */
const atATime = 65_536
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-read-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function backupOf(content: Buffer): Buffer {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const lines = [
    lineOf({
      furrow: 'backup',
      format,
      at: '2026-07-01T00:00:00Z',
      postgres: '18',
      migrations: [],
    }),
    lineOf({ file: 'photo' }),
    lineOf({ size: content.length, sha256 }),
  ] as const
  const before = createHash('sha256').update(Buffer.concat(lines)).digest('hex')
  const closing = lineOf({ end: { tables: 0, rows: 0, files: 1 }, sha256: before })
  const file = [lengthOf(content), content, endOfPieces]
  return zstdCompressSync(Buffer.concat([lines[0], lines[1], ...file, lines[2], closing]))
}

/** Compressed, it ends so little before a piece of the file that its mark runs on into the next. */
function endingWithAPiece(): Buffer {
  const noise = createHash('shake256', { outputLength: atATime }).update('noise').digest()
  for (let size = atATime - 1000; size < atATime; size += 1) {
    const compressed = backupOf(noise.subarray(0, size))
    const room = atATime - compressed.length
    if (room > 0 && room < endMark.length) return compressed
  }
  throw new Error('None ends there.')
}

test('a backup whose mark is read in two pieces is whole', async () => {
  const file = path.join(folder, 'two-pieces')
  await writeFile(file, Buffer.concat([endingWithAPiece(), endMark]))
  const contents = await readBackup(file, {
    heading: () => undefined,
    table: (_, pieces) => readPast(pieces),
    sequences: () => undefined,
    file: async (_, pieces) => void (await readPast(pieces)),
  })
  expect(contents).toEqual({ tables: 0, rows: 0, files: 1 })
})
