// A folder for one test file. Whoever asks for it takes it away again.

import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

export function ownFolder(word: string): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), `furrow-${word}-`))
}
