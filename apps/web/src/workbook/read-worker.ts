// Reads one file beside the page, and answers with what stands in it.

import { readSheets } from './read-sheets.ts'
import type { ReadFile } from './read-sheets.ts'

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = (read: ReadFile) => postMessage(read)
  void readSheets(new Uint8Array(data)).then(answer, () => answer({ wrong: notRead }))
})

const notRead = 'This file could not be read.'
