// Reads one file beside the page, and answers with what stands in it.

import { readSheets } from './read-sheets.ts'
import type { ReadFile, ReadWish } from './read-sheets.ts'

export interface FileToRead {
  readonly bytes: ArrayBuffer
  readonly wish: ReadWish
}

addEventListener('message', ({ data: { bytes, wish } }: MessageEvent<FileToRead>) => {
  const answer = (read: ReadFile) => postMessage(read)
  void readSheets(new Uint8Array(bytes), wish).then(answer, () => answer({ wrong: notRead }))
})

const notRead = 'This file could not be read.'
