// What all calls about what is in files have in common.

import type { RowCheck } from '@furrow/wire/check-row'
import { Refusal } from '@furrow/wire/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { reachOf } from '../access/reach-of.ts'
import type { FileStorage } from '../files/file-storage.ts'
import type { Calling } from '../verbs/calling.ts'
import type { Mount } from '../verbs/mount.ts'
import { authorOf, viewerIn } from './author-of.ts'
import { knowViewer, onlyReads } from './know-viewer.ts'
import type { ViewerOf } from './know-viewer.ts'

export interface FileParts {
  readonly mount: Mount
  readonly viewerOf: ViewerOf
  /** Nothing where this server keeps no files. */
  readonly files?: FileStorage
}

/** To pages that are shown inside Furrow all of this is closed, and nobody keeps an answer. */
export function knowPerson(viewerOf: ViewerOf) {
  const known = knowViewer(viewerOf)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    void reply.header('cache-control', 'no-store')
    await known(request)
    if (viewerIn(request).narrow) throw onlyReads()
  }
}

export function storageIn({ files }: FileParts): FileStorage {
  if (files) return files
  throw new Refusal('unavailable', 'This server keeps no files.')
}

export function callingOf({ mount }: FileParts, check: RowCheck, request: FastifyRequest): Calling {
  const viewer = viewerIn(request)
  const reach = reachOf(viewer, mount.catalogue)
  return { mount, check, viewer, reach, author: authorOf(viewer, request), tx: mount.db }
}
