// What is in the files, wherever it lies: what a row remembers of its place says in which store. A Furrow that
// was moved to a bucket still finds what lies in its folder.

import path from 'node:path'
import type { Readable } from 'node:stream'
import { Refusal } from '@furrow/wire/refusal'
import { localStore } from './local-store.ts'
import { s3Store } from './s3-store.ts'
import type { Bucket } from './bucket.ts'
import type { TriedStorage } from './storage-away.ts'
import { nameOf, nameShape } from './content-store.ts'
import type { ByteRange, ContentStore, LocalFile } from './content-store.ts'

export interface FileContents {
  /** Takes over what an upload brought, and says where it is from now on. Asked again it does no more. */
  keep(upload: string, file: LocalFile): Promise<string>
  read(place: string, range?: ByteRange): Promise<Readable>
  forget(place: string): Promise<void>
  /** All places, also of the store that was written to before. */
  places(): AsyncIterable<readonly string[]>
}

/** Of a row whose content was not kept: the upload is known by it, and nothing lies there. */
export function nowhere(upload: string): string {
  return `none:${nameOf(upload)}`
}

type Kind = 'local' | 's3'

interface Opening {
  /** DATA_DIR: the files lie in a folder of it. */
  readonly folder: string
  readonly bucket: Bucket | undefined
  readonly tried: TriedStorage
}

export function openContents({ folder, bucket, tried }: Opening): FileContents {
  const local = localStore(path.join(folder, 'files'))
  const stores = new Map<string, ContentStore>([['local', local]])
  if (bucket) stores.set('s3', s3Store(bucket))
  const kind: Kind = bucket ? 's3' : 'local'
  const current = stores.get(kind) ?? local
  const found = (place: string) => {
    const [word = '', name = ''] = place.split(':')
    return { store: nameShape.test(name) ? stores.get(word) : undefined, name }
  }
  return {
    async keep(upload, file) {
      const name = nameOf(upload)
      const before = await tried(() => keptElsewhere({ stores, current }, name, file))
      if (before !== undefined) return `${before}:${name}`
      await tried(() => current.put(name, file))
      return `${kind}:${name}`
    },
    async read(place, range) {
      const { store, name } = found(place)
      return (await tried(async () => store?.get(name, range))) ?? missing()
    },
    async forget(place) {
      const { store, name } = found(place)
      await store?.delete(name)
    },
    async *places() {
      for (const [word, store] of stores) {
        for await (const names of store.names()) yield names.map(name => `${word}:${name}`)
      }
    },
  }
}

/** In which other store it lies, where it was taken over before Furrow was moved: then nothing is left to take over. */
async function keptElsewhere(
  {
    stores,
    current,
  }: { readonly stores: ReadonlyMap<string, ContentStore>; readonly current: ContentStore },
  name: string,
  { size }: LocalFile,
): Promise<string | undefined> {
  for (const [word, store] of stores) {
    if (store !== current && (await store.stat(name)) === size) return word
  }
  return undefined
}

function missing(): never {
  const sentence = 'This file’s content can’t be found. Tell your Furrow administrator.'
  throw new Refusal('unavailable', sentence)
}
