// Who asks is known before anything else of a request is looked at.

import { Refusal } from '@furrow/wire/refusal'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../access/viewer.ts'

export type ViewerOf = (request: FastifyRequest) => Promise<Viewer | undefined>

export function knowViewer(viewerOf: ViewerOf) {
  return async (request: FastifyRequest): Promise<void> => {
    const viewer = await viewerOf(request)
    if (!viewer) throw new Refusal('unauthenticated', 'Unauthenticated.')
    request.viewer = viewer
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer?: Viewer
  }
}
