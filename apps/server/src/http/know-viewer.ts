// Who asks is known before anything else of a request is looked at.

import { Refusal } from '@furrow/wire/refusal'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../access/reach/viewer.ts'

export type ViewerOf = (request: FastifyRequest) => Promise<Viewer | undefined>

export function knowViewer(viewerOf: ViewerOf) {
  return async (request: FastifyRequest): Promise<void> => {
    const viewer = await viewerOf(request)
    if (!viewer) throw new Refusal('unauthenticated', 'Unauthenticated.')
    if (viewer.narrow && !isReading(request)) throw onlyReads()
    request.viewer = viewer
  }
}

/** To whoever comes with the token of a page that is shown inside Furrow. */
export function onlyReads(): Refusal {
  return new Refusal('forbidden', 'An app’s token can only read records.')
}

export function isReading({ method, address }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || address?.verb === 'search'
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer?: Viewer
  }
}
