// Keeps files in a bucket. What arrives is first whole on this machine and looked at there, so that nothing becomes a
// content of a file that is not taken.

import type { Bucket } from './bucket.ts'
import { nameShape } from './content-store.ts'
import type { ContentStore } from './content-store.ts'

export function s3Store(bucket: Bucket): ContentStore {
  return {
    async put(name, file) {
      if ((await bucket.sizeOf(name)) !== file.size) await bucket.put(name, file)
    },
    get: bucket.get,
    stat: bucket.sizeOf,
    delete: bucket.delete,
    async *names() {
      for await (const stored of bucket.list('')) {
        yield stored.map(({ name }) => name).filter(name => nameShape.test(name))
      }
    },
  }
}
