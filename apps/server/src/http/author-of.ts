// Who stands behind a request, and the name that its lines in the history bear.

import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../access/reach/viewer.ts'
import type { Author } from '../query/author.ts'
import { deviceOf } from './request-headers.ts'

export function viewerIn({ viewer }: FastifyRequest): Viewer {
  if (!viewer) throw new Error('A request came through without anybody behind it.')
  return viewer
}

export function authorOf(viewer: Viewer, request: FastifyRequest): Author {
  const { id, actor, impersonation } = viewer
  const actingAs = id === actor ? null : id
  return { person: actor, actingAs, impersonation, ...sentBy(request) }
}

/** What is known of a request beside who it is. */
export function sentBy(request: FastifyRequest): Pick<Author, 'request' | 'device'> {
  return { request: request.id, device: deviceOf(request) }
}
