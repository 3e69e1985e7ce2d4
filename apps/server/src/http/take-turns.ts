// Whoever is signed in takes a turn before the body of a request is read, and has it until the answer is
// ready: how long someone takes to read it is not the database's matter.

import { availableParallelism } from 'node:os'
import { Refusal } from '@furrow/wire/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openTurns, sharedAmong } from '../db/turns.ts'
import type { EndTurn, TurnLimits } from '../db/turns.ts'

const processors = availableParallelism()
const inAll = Math.max(8, 4 * processors)

/** A browser opens six connections, and two tabs are two windows of one person. */
export const forRequests: TurnLimits = {
  ofPerson: Math.min(8, inAll / 2),
  inAll,
  ofBusy: Math.max(1, Math.floor(processors / 2)),
  waiting: 100,
  waitingInAll: 1000,
  patience: 10_000,
}

/** Bytes of files come for minutes, and most of that time the database has nothing to do. */
const forFiles: TurnLimits = {
  ofPerson: 10,
  inAll: 200,
  ofBusy: 200,
  waiting: 20,
  waitingInAll: 200,
  patience: 10_000,
}

/** `processes`: so many share them. */
export function takeTurns(app: FastifyInstance, processes: number): void {
  const requests = openTurns(sharedAmong(processes, forRequests))
  const files = openTurns(sharedAmong(processes, forFiles))
  app.addHook('preParsing', async (request, reply) => {
    const { viewer, routeOptions } = request
    if (!viewer) return
    const turns = routeOptions.config.holds === 'files' && hasBytes(request) ? files : requests
    if (reply.raw.destroyed) throw hungUp
    let leave: (() => void) | undefined
    reply.raw.once('close', () => {
      leave?.()
      // What has begun is worked on to its end, whether or not someone waits for it.
      if (!request.hasBegun) request.endTurn?.()
    })
    request.endTurn = await turns.take(viewer.actor, told => (leave = told))
  })
  app.addHook('preHandler', (request, _reply, done) => {
    request.hasBegun = true
    done()
  })
  app.addHook('onSend', (request: FastifyRequest, _reply, payload, done) => {
    request.endTurn?.()
    done(null, payload)
  })
}

/** A file that is only announced keeps nobody waiting for its bytes. */
function hasBytes({ method, headers }: FastifyRequest): boolean {
  const said = Number(headers['content-length'] ?? 0)
  return method !== 'POST' || said > 0 || headers['transfer-encoding'] !== undefined
}

const hungUp = new Refusal('bad_request', 'The request ended before it was complete.')

declare module 'fastify' {
  interface FastifyRequest {
    endTurn?: EndTurn
    hasBegun?: boolean
  }
}
