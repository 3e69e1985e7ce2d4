// All that files need beside the database: where uploads are while they are under way, where what is in files
// is kept, and who looks for viruses in it.

import path from 'node:path'
import type { Locker } from '@tus/server'
import type { UploadWatch } from '../metrics/work-watch.ts'
import { openContents } from './contents.ts'
import type { FileContents } from './contents.ts'
import { openBucket } from './bucket.ts'
import type { S3Settings } from './bucket.ts'
import { scanWith } from './scanner.ts'
import type { Scan, ScannerAddress } from './scanner.ts'
import { bucketUploads } from './bucket-uploads.ts'
import { folderUploads } from './folder-uploads.ts'
import { triedWith } from './storage-away.ts'
import { uploadLocker } from './upload-locker.ts'
import { inEither } from './upload-records.ts'
import type { UploadRecords } from './upload-records.ts'
import type { NamedLocks } from '../db/named-locks.ts'

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
  /** What one server does at a time. */
  readonly locks: NamedLocks
  readonly log: (line: string) => void
  /** Who counts what comes and what becomes of it. */
  readonly counts?: UploadWatch | undefined
}

/** In days: what was begun is gone after that, unless it is done. */
export const uploadLife = 7

interface Opening extends Pick<FileStorage, 'folder' | 'log' | 'counts'> {
  readonly settings: FileSettings
  readonly locks: NamedLocks
}

export function openFileStorage(opening: Opening): FileStorage {
  const { folder, settings, locks, log, counts } = opening
  const { mostBytes, s3, scanner } = settings
  const bucket = s3 && openBucket(s3)
  const tried = triedWith(log)
  const inFolder = folderUploads(path.join(folder, 'uploads'))
  const fetched = path.join(folder, 'fetched')
  return {
    folder,
    mostBytes,
    uploads: bucket
      ? inEither(bucketUploads({ bucket, folder: fetched, tried }), inFolder)
      : inFolder,
    contents: openContents({ folder, bucket, tried }),
    scan: scanner && scanWith(scanner, { log }),
    locker: uploadLocker(locks),
    locks,
    log,
    counts,
  }
}

export function expiryOf({ begun }: { readonly begun: string }): Date {
  return new Date(Date.parse(begun) + uploadLife * 86_400_000)
}
