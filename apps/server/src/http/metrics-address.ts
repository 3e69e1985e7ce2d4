// The meters, for a program that has the token. To anybody else there is nothing at this address, and no other method
// either: it is no route.

import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from '@furrow/wire/refusal'
import type { FastifyInstance } from 'fastify'
import { metricsType } from '../metrics/gathered.ts'
import { bearerIn } from './bearer-token.ts'
import { wholePathOf } from './request-log.ts'

export interface MetricsAddress {
  readonly token: string
  text(): Promise<string>
}

const path = '/metrics'

/** Before addresses that are not there are refused. */
export function answerMetrics(app: FastifyInstance, { token, text }: MetricsAddress): void {
  const wanted = digestOf(token)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || request.method !== 'GET' || wholePathOf(request) !== path) return
    if (!timingSafeEqual(digestOf(bearerIn(request) ?? ''), wanted)) return
    const told = await text().catch(() => undefined)
    if (told === undefined) throw new Refusal('unavailable', 'The meters can’t be read right now.')
    await reply.type(metricsType).send(told)
  })
}

/** Of one length, whatever was sent. */
function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
