// All that files need beside the database: where uploads are while they are under way, where what is in files
// is kept, and who looks for viruses in it.

import path from 'node:path'
import { MemoryLocker } from '@tus/server'
import type { Locker } from '@tus/server'
import { openContents } from './contents.ts'
import type { FileContents } from './contents.ts'
import type { S3Settings } from './s3-store.ts'
import { scanWith } from './scanner.ts'
import type { Scan, ScannerAddress } from './scanner.ts'
import { uploadRecords } from './upload-records.ts'
import type { Done, UploadRecords } from './upload-records.ts'

export interface FileSettings {
  /** So large a file may be. */
  readonly mostBytes: number
  /** Nothing where files stay in the folder. */
  readonly s3: S3Settings | undefined
  /** Nothing where files are not scanned. */
  readonly scanner: ScannerAddress | undefined
}

export interface FileStorage {
  /** Where all of it lies that is on this machine. */
  readonly folder: string
  readonly mostBytes: number
  readonly uploads: UploadRecords
  readonly contents: FileContents
  readonly scan: Scan | undefined
  /** Two requests never write the same upload at once. */
  readonly locker: Locker
  /** Uploads that are being made files at this moment, by their names. */
  readonly finishing: Map<string, Promise<Done>>
  readonly log: (line: string) => void
}

/** In days: what was begun is gone after that, unless it is done. */
export const uploadLife = 7

interface Opening {
  readonly folder: string
  readonly settings: FileSettings
  readonly log: (line: string) => void
}

export function openFileStorage({ folder, settings, log }: Opening): FileStorage {
  const { mostBytes, s3, scanner } = settings
  return {
    folder,
    mostBytes,
    uploads: uploadRecords(path.join(folder, 'uploads')),
    contents: openContents({ folder, s3, log }),
    scan: scanner && scanWith(scanner, { log }),
    locker: new MemoryLocker(),
    finishing: new Map(),
    log,
  }
}

export function expiryOf({ begun }: { readonly begun: string }): Date {
  return new Date(Date.parse(begun) + uploadLife * 86_400_000)
}
