// Where what is in files is kept: one way to ask, whichever place it is.

import type { Readable } from 'node:stream'

/** Bytes from the first to the last, both of them along. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

export interface ContentStore {
  /** Takes over a file of this machine under a name, for good; what is there already stays as it is. */
  put(name: string, file: LocalFile): Promise<void>
  /** Nothing where there is nothing of that name. */
  get(name: string, range?: ByteRange): Promise<Readable | undefined>
  /** How many bytes there are under a name, if any. */
  stat(name: string): Promise<number | undefined>
  /** Does nothing where there is nothing. */
  delete(name: string): Promise<void>
  /** All names, some hundred at a time. */
  names(): AsyncIterable<readonly string[]>
}

export interface LocalFile {
  readonly path: string
  readonly size: number
}

/** The name of what an upload brought, which parts them into folders of a size that can be listed. */
export function nameOf(upload: string): string {
  return `${upload.slice(0, 2)}/${upload}`
}

export const nameShape = /^[0-9a-f]{2}\/[0-9a-f]{32}$/
