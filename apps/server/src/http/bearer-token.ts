// The token that a request carries, and whoever is behind it.

import { Refusal } from '@furrow/wire/refusal'
import type { FastifyRequest } from 'fastify'
import { rememberingViewers } from '../access/tokens/find-viewer.ts'
import { hashOfToken } from '../access/tokens/secret-token.ts'
import { keepAlive, liveToken } from '../access/tokens/tokens.ts'
import type { LiveToken } from '../access/tokens/tokens.ts'
import type { Database } from '../db/database.ts'
import type { ViewerOf } from './know-viewer.ts'

/** Whoever is behind the token, or whom they act for; each use moves the life of the token on. */
export function viewerByToken(db: Database): ViewerOf {
  const find = rememberingViewers(db)
  return async request => {
    const token = bearerIn(request)
    if (!token) return undefined
    const acting = [request.headers['x-impersonate-id'] ?? []].flat().join(', ')
    const known = await find(hashOfToken(token), acting)
    if (known?.token.isStale) await keepAlive(db, known.token.id)
    return known?.viewer
  }
}

/** The token itself, for the calls that are about it, whomever its person acts for. */
export async function tokenBehind(
  db: Database,
  request: FastifyRequest,
): Promise<LiveToken | undefined> {
  const token = bearerIn(request)
  return token ? liveToken(db, hashOfToken(token)) : undefined
}

/** For a route, before the body is read. */
export function knowToken(db: Database) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = await tokenBehind(db, request)
    if (!token) throw new Refusal('unauthenticated', 'Unauthenticated.')
    request.token = token
  }
}

export function tokenIn({ token }: FastifyRequest): LiveToken {
  if (!token) throw new Error('A request came through without a token.')
  return token
}

/** Said twice it is not clear who asks. */
export function bearerIn({ headers, raw }: FastifyRequest): string | undefined {
  const names = raw.rawHeaders.filter((_, place) => place % 2 === 0)
  if (names.filter(name => name.toLowerCase() === 'authorization').length > 1) return undefined
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
}

declare module 'fastify' {
  interface FastifyRequest {
    token?: LiveToken
  }
}
