// The last bytes of a backup, behind all that is compressed. Where a file was cut short they are
// missing, be it by a single byte; for whoever unpacks it they are a frame without content.

import { open } from 'node:fs/promises'

const text = Buffer.from('end of backup')

/** A skippable frame as RFC 8878 has it: a number that says so, the length, and what is skipped. */
export const endMark = Buffer.concat([Buffer.from([0x5f, 0x2a, 0x4d, 0x18]), lengthOf(text), text])

export async function* withEndMark(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* source
  yield endMark
}

/** How many bytes are compressed, of all that there are; and whether the mark stands behind them. */
export async function compressedIn(file: string): Promise<{ bytes: number; isWhole: boolean }> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    const bytes = Math.max(0, size - endMark.length)
    const last = Buffer.alloc(endMark.length)
    await handle.read(last, 0, last.length, bytes)
    const isWhole = last.equals(endMark)
    return { bytes: isWhole ? bytes : size, isWhole }
  } finally {
    await handle.close()
  }
}

function lengthOf({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(length)
  return bytes
}
