// Reads a file that someone brought, beside the page. Whatever goes wrong there is told in a sentence.

import type { ReadFile, ReadWish } from './read-sheets.ts'
import type { FileToRead } from './read-worker.ts'

const largest = 20 * 1024 * 1024
/** In milliseconds. */
const patience = 60_000

export async function readFile(
  file: File,
  wish: ReadWish = { keepsIndents: false },
): Promise<ReadFile> {
  if (file.size === 0) return { wrong: 'This file is empty.' }
  if (file.size > largest) {
    const size = Math.ceil(file.size / 1024 / 1024)
    return { wrong: `This file has ${size} MB: 20 MB are the most.` }
  }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { wrong: 'This file cannot be read any more. Choose it again.' }
  return readBeside({ bytes, wish })
}

function readBeside(file: FileToRead): Promise<ReadFile> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ReadFile>(resolve => {
    const end = (read: ReadFile) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(read)
    }
    const timer = setTimeout(() => end({ wrong: 'Reading this file takes too long.' }), patience)
    worker.addEventListener('message', ({ data }: MessageEvent<ReadFile>) => end(data))
    worker.addEventListener('error', () => end({ wrong: 'This file could not be read.' }))
    worker.postMessage(file, [file.bytes])
  })
}
