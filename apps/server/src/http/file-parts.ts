// Where the calls about what is in files find it.

import { Refusal } from '@furrow/wire/refusal'
import type { FileStorage } from '../files/file-storage.ts'
import type { Engine } from '../verbs/call/engine.ts'

export interface FileParts {
  readonly engine: Engine
  /** Nothing where this server keeps no files. */
  readonly files?: FileStorage
}

export function storageIn({ files }: FileParts): FileStorage {
  if (files) return files
  throw new Refusal('unavailable', 'File storage is not set up on this server.')
}
