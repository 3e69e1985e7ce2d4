// The headers that keep a page from being framed, guessed at or fed with scripts from elsewhere. They
// are the same for every answer, so they are put together once.

import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { findScript } from './docs/docs-page.ts'
import { hashOf } from './web/html-page.ts'

type Headers = Readonly<Record<string, string>>

/** As they stand on an answer that has nothing else. */
export async function protectingHeaders(): Promise<Headers> {
  const [bare, protectedOne] = [Fastify(), Fastify()]
  await protectedOne.register(helmet, { contentSecurityPolicy: { directives: policy } })
  const answers = await Promise.all([bare, protectedOne].map(app => app.inject('/')))
  await Promise.all([bare.close(), protectedOne.close()])
  const [usual, all] = answers.map(({ headers }) => headers)
  return Object.fromEntries(
    Object.entries(all ?? {}).flatMap(([name, value]) =>
      usual && name in usual ? [] : [[name, String(value)] as const],
    ),
  )
}

export function protect(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}

/** Scripts run only where we wrote them; nothing is fetched from elsewhere. */
const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", hashOf(findScript)],
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}
