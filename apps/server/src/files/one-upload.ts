// One upload as the tus protocol sees it: bytes that are added at the end of a file. Made for one request.

import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { noRoom } from './begin-upload.ts'
import { uploadLife } from './file-storage.ts'
import type { FileStorage } from './file-storage.ts'
import type { UploadRecord, UploadRecords } from './upload-records.ts'

type UploadStorage = Pick<FileStorage, 'uploads' | 'counts'>

export class OneUpload extends DataStore {
  readonly #uploads: UploadRecords
  readonly #counts: UploadStorage['counts']
  readonly #record: () => UploadRecord | undefined
  #begun: UploadRecord | undefined

  /** `record`: what it is about, once that is known. */
  constructor({ uploads, counts }: UploadStorage, record: () => UploadRecord | undefined) {
    super()
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
    this.#uploads = uploads
    this.#counts = counts
    this.#record = record
  }

  override async create(upload: Upload): Promise<Upload> {
    this.#begun = await this.#uploads.add(this.#known())
    this.#counts?.begun()
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { person } = this.#known()
    // As it is by now: whoever waited for their turn may find that it was given up.
    const record = await this.#uploads.find(person, id)
    if (!record) throw ERRORS.FILE_NOT_FOUND
    const { size, begun: creation_date } = record
    const isDone = record.outcome !== undefined || record.lookedAt !== undefined
    const offset = isDone ? size : await this.#uploads.received(record)
    return new Upload({ id, size, offset, creation_date })
  }

  /** What has arrived when the sender goes away stays. */
  override async write(bytes: Readable, _id: string, offset: number): Promise<number> {
    const record = this.#known()
    if (offset === record.size) return offset
    const received = await this.#uploads.append(record, bytes, offset).catch(throwUnderstood)
    this.#counts?.arrived(received - offset)
    return received
  }

  override async remove(): Promise<void> {
    await this.#uploads.forget(this.#known())
  }

  override getExpiration(): number {
    return uploadLife * 86_400_000
  }

  #known(): UploadRecord {
    const record = this.#begun ?? this.#record()
    if (!record) throw ERRORS.FILE_NOT_FOUND
    return record
  }
}

function throwUnderstood(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') throw noRoom()
  if (error.code === 'ENOENT') throw ERRORS.FILE_NOT_FOUND
  throw error
}
