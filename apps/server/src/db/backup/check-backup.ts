// Whether a file is a backup from its first byte to its last: looked at as a whole before anything
// is done with it.

import { format } from './backup-sections.ts'
import type { BackupContents, Heading } from './backup-sections.ts'
import { readBackup } from './read-backup.ts'

export interface CheckedBackup {
  readonly heading: Heading
  readonly contents: BackupContents
}

export async function checkBackup(file: string, signal?: AbortSignal): Promise<CheckedBackup> {
  const found: { heading?: Heading } = {}
  try {
    const contents = await readBackup(
      file,
      {
        heading(heading) {
          found.heading = heading
          refuseNewer(heading)
        },
        table: async (_, pieces) => readPast(pieces),
        sequences: () => undefined,
        file: async (_, pieces) => void (await readPast(pieces)),
      },
      signal,
    )
    return { heading: found.heading as Heading, contents }
  } catch (error) {
    signal?.throwIfAborted()
    throw whyNot(file, error as NodeJS.ErrnoException, found.heading)
  }
}

function refuseNewer({ format: written }: Heading): void {
  if (written !== format) throw new Error('It was written by a newer Furrow.')
}

/** A row ends with a line feed; one within a value is written otherwise. */
export async function readPast(pieces: AsyncIterable<Buffer>): Promise<number> {
  let rows = 0
  for await (const piece of pieces) {
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) rows += 1
  }
  return rows
}

function whyNot(file: string, cause: NodeJS.ErrnoException, heading: Heading | undefined): Error {
  if (cause.syscall) return new Error(`${file} cannot be read (${cause.code}).`, { cause })
  if (!heading) return new Error(`${file} is not a backup of Furrow.`, { cause })
  if (heading.format !== format) {
    return new Error(`${file} was written by another Furrow, in a way that this one cannot read.`)
  }
  const reason = cause.message.endsWith('.') ? cause.message : 'It cannot be unpacked.'
  return new Error(`${file} is damaged. ${reason} Nothing was changed.`, { cause })
}
