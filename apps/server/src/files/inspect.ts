// Reads a file that has arrived once through: how large it is, its checksum, and what it is.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { notAccepted } from './accepted-types.ts'
import { headLength, mayBeAccepted, recognise } from './recognise.ts'
import { watchText } from './text-kind.ts'
import { namesInZip } from './zip-names.ts'

export interface Inspected {
  readonly mediaType: string
  readonly size: number
  /** SHA-256, in hexadecimal digits. */
  readonly checksum: string
}

const piece = 1024 * 1024

/** Refuses what is not taken. `name` is what the person calls it. */
export async function inspect(path: string, name: string): Promise<Inspected> {
  const hash = createHash('sha256')
  const text = watchText()
  let size = 0
  let head = Buffer.alloc(0)
  for await (const bytes of createReadStream(path, { highWaterMark: piece })) {
    const read = bytes as Buffer
    if (head.length < headLength) head = Buffer.concat([head, read]).subarray(0, headLength)
    hash.update(read)
    text.see(read)
    size += read.length
  }
  const names = () => opened(path, file => namesInZip(file, size))
  const type = await recognise({ name, head, isText: text.isText(), names })
  if (!type) throw notAccepted(name)
  return { mediaType: type.mediaType, size, checksum: hash.digest('hex') }
}

/** Refuses what can become nothing that is taken, while the rest of it need not be sent at all. */
export async function inspectHead(path: string, name: string): Promise<void> {
  const head = await opened(path, async file => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    return buffer.subarray(0, bytesRead)
  })
  const text = watchText()
  text.see(head)
  if (!(await mayBeAccepted(head, text.isText(), name))) throw notAccepted(name)
}

async function opened<Result>(
  path: string,
  work: (file: Awaited<ReturnType<typeof open>>) => Promise<Result>,
): Promise<Result> {
  const file = await open(path)
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}
