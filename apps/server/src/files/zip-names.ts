// The names that stand in a ZIP, read from the list at its end. Nothing in it is unpacked, so that it does
// not matter how large its contents claim, or turn out, to be.

import type { FileHandle } from 'node:fs/promises'

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endLength = 22
const entryLength = 46
/** The list may be followed by a comment of this length. */
const longestComment = 65_535
const longestList = 8 * 1024 * 1024

/** Nothing where it is no whole ZIP, or one whose list is longer than any map or sheet has. */
export async function namesInZip(
  file: FileHandle,
  size: number,
): Promise<readonly string[] | undefined> {
  const tail = await readAt(file, Math.max(0, size - endLength - longestComment), size)
  const end = endIn(tail)
  if (!end) return undefined
  const isThere = end.length <= longestList && end.start + end.length <= size
  return isThere ? namesIn(await readAt(file, end.start, end.start + end.length)) : undefined
}

async function readAt(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, to - from))
  const { bytesRead } = await file.read(buffer, 0, buffer.length, from)
  return buffer.subarray(0, bytesRead)
}

function endIn(tail: Buffer): { readonly start: number; readonly length: number } | undefined {
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === endMark) {
      return { length: tail.readUInt32LE(at + 12), start: tail.readUInt32LE(at + 16) }
    }
  }
  return undefined
}

function namesIn(list: Buffer): readonly string[] | undefined {
  const names: string[] = []
  let at = 0
  while (at + entryLength <= list.length && list.readUInt32LE(at) === entryMark) {
    const nameLength = list.readUInt16LE(at + 28)
    const behind = list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
    const begin = at + entryLength
    names.push(list.toString('utf8', begin, begin + nameLength))
    at = begin + nameLength + behind
  }
  return names.length > 0 ? names : undefined
}
