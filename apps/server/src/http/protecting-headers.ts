// The headers that keep a page from being framed, guessed at or fed with scripts from elsewhere. They
// are the same for every answer, so they are put together once.

import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { findScript } from './docs/docs-page.ts'
import { followScriptHash } from './web/follow-script.ts'
import { hashOf } from './web/html-page.ts'

export type ProtectingHeaders = Readonly<Record<string, string>>

/** As they stand on an answer that has nothing else. */
export async function protectingHeaders(): Promise<ProtectingHeaders> {
  const [bare, protectedOne] = [Fastify(), Fastify()]
  await protectedOne.register(helmet, {
    contentSecurityPolicy: { directives: policy },
    frameguard: { action: 'deny' },
  })
  const answers = await Promise.all([bare, protectedOne].map(app => app.inject('/')))
  await Promise.all([bare.close(), protectedOne.close()])
  const [usual, all] = answers.map(({ headers }) => headers)
  const added = Object.entries(all ?? {}).flatMap(([name, value]) =>
    usual && name in usual ? [] : [[name, String(value)] as const],
  )
  return { ...Object.fromEntries(added), ...ours }
}

/** Nobody keeps an answer that does not say otherwise: it is for the one who asked, at this moment. */
const ours = {
  'cache-control': 'no-store',
  'permissions-policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), serial=(), bluetooth=()',
}

export function protect(app: FastifyInstance, headers: ProtectingHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}

/** Scripts run only where we wrote them; nothing is fetched from elsewhere. */
const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", hashOf(findScript), followScriptHash],
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}
