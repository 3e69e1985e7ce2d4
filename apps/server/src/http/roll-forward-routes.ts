// Starting a new period of a farm with what it had before, and taking that back.

import type { FastifyInstance, FastifyReply } from 'fastify'
import { inTransaction } from '../db/transaction.ts'
import { carriedOn } from '../roll-forward/carried.ts'
import { previewOf } from '../roll-forward/preview.ts'
import { rollForward } from '../roll-forward/run.ts'
import { takeBack } from '../roll-forward/take-back.ts'
import { numbersIn } from '../verbs/told-rows.ts'
import type { Mount } from '../verbs/mount.ts'
import { answerOnce, callingOf } from './calling-of.ts'
import { knowViewer } from './know-viewer.ts'
import type { ViewerOf } from './know-viewer.ts'
import { justFarm, rollForwardPlaces, rollForwardWish, whichStart } from './roll-forward-bodies.ts'
import { readSent, sessionCalls } from './session-call.ts'

export interface RollForwardParts {
  readonly mount: Mount
  readonly viewerOf: ViewerOf
}

const path = '/api/v2/roll-forward'

export function rollForwardRoutes(
  app: FastifyInstance,
  { mount, viewerOf }: RollForwardParts,
): void {
  const calling = callingOf(mount)
  const known = knowViewer(viewerOf)
  const get = sessionCalls(app, 'GET')
  get(path, [known], async request => {
    const { farm_id } = readSent(justFarm, request.query)
    const asked = calling(request)
    const data = await inTransaction(mount.db, tx => carriedOn({ ...asked, tx }, farm_id))
    return { data }
  })
  get(`${path}/preview`, [known], async request => {
    const places = readSent(rollForwardPlaces, request.query)
    const asked = calling(request)
    return { data: await inTransaction(mount.db, tx => previewOf({ ...asked, tx }, places)) }
  })
  app.post(path, { onRequest: known }, async (request, reply) => {
    const wish = readSent(rollForwardWish, request.body)
    const work = answerOnce(calling(request), request, {
      work: writes => rollForward(writes, wish),
      tells,
    })
    return sendJson(reply, await work)
  })
  app.post(`${path}/undo`, { onRequest: known }, async (request, reply) => {
    const { id } = readSent(whichStart, request.body)
    const work = answerOnce(calling(request), request, {
      work: writes => takeBack(writes, id),
      tells,
    })
    return sendJson(reply, await work)
  })
}

function tells(answer: unknown) {
  return [{ entity: 'roll_forwards', ids: numbersIn(answer) }]
}

function sendJson(reply: FastifyReply, text: string) {
  return reply.type('application/json; charset=utf-8').send(text)
}
