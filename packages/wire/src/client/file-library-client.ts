// What is in files: fetched whole, and where uploads go. The bytes of an upload are sent by a client of the
// tus protocol, which is told here where to and with which headers.

import type { UploadLimits, UploadState } from '../uploads.ts'
import type { ReadOptions } from './call-options.ts'
import { standingHeaders } from './exchange.ts'
import type { Connection, Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'

/** What is said of a file when it begins to be sent. */
interface UploadWanted {
  readonly name: string
  readonly farm_id: number
  readonly period_id?: number | null
  readonly category?: string | null
  readonly notes?: string | null
  /** The row of `requested_files` that it answers. */
  readonly request_id?: number | null
  /** The record that it is of, as in `file_links`. */
  readonly link_type?: string | null
  readonly link_id?: number | null
}

export interface FileCalls {
  /** Where uploads begin. */
  uploadsAddress(): string
  /** Those of every call, asked again before each request: they change. */
  uploadHeaders(): Readonly<Record<string, string>>
  /** As the protocol wants it: texts alone, and nothing that is nothing. */
  uploadMetadata(wanted: UploadWanted): Readonly<Record<string, string>>
  /** What is taken. */
  limits(options?: ReadOptions): Promise<Result<UploadLimits>>
  /** How far an upload is: by its number, or by the address that it was begun at. */
  upload(upload: string, options?: ReadOptions): Promise<Result<UploadState>>
  /** What is in a file, by the number of its row. Whoever fetches it is noted. */
  download(file: number, options?: ReadOptions): Promise<Result<Blob>>
}

const uploads = '/api/v2/uploads'

export function fileCalls(connection: Connection, exchange: Exchange): FileCalls {
  const ask = asking(exchange, enveloped)
  return {
    uploadsAddress: () => `${(connection.url ?? '').replace(/\/$/, '')}${uploads}`,
    uploadHeaders: () => Object.fromEntries(standingHeaders(connection)),
    uploadMetadata: textsIn,
    limits: ({ signal } = {}) => ask({ method: 'GET', path: uploads, signal }),
    upload(upload, { signal } = {}) {
      const id = upload.replace(/^.*\//, '')
      return ask({ method: 'GET', path: `${uploads}/${encodeURIComponent(id)}`, signal })
    },
    async download(file, { signal } = {}) {
      const path = `/api/v2/downloads/${file}`
      const answer = await exchange.blob({ method: 'GET', path, signal })
      return answer.ok ? { ok: true, data: answer.body, meta: { warnings: [] } } : answer
    },
  }
}

function textsIn(wanted: UploadWanted): Readonly<Record<string, string>> {
  const said = Object.entries(wanted).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return Object.fromEntries(said)
}
