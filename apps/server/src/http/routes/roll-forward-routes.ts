// Starting a new period of a farm with what it had before, and taking that back.

import type { FastifyReply } from 'fastify'
import { inTransaction } from '../../db/transaction.ts'
import { carriedOn } from '../../roll-forward/carried.ts'
import { previewOf } from '../../roll-forward/preview.ts'
import { redoStart } from '../../roll-forward/redo.ts'
import { rollForward } from '../../roll-forward/run.ts'
import { takeBack } from '../../roll-forward/take-back.ts'
import { numbersIn } from '../../verbs/call/rows-in-answer.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { answerOnce, requestContextOf } from '../request-context-of.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { rollForwardCalls } from '../calls/roll-forward-calls.ts'

export function rollForwardRoutes(mountCall: MountCall, engine: Engine): void {
  const context = requestContextOf(engine)
  mountCall(rollForwardCalls.carried, async ({ query: { farm_id }, request }) => {
    const asked = context(request)
    const data = await inTransaction(engine.db, tx => carriedOn({ ...asked, tx }, farm_id))
    return { data }
  })
  mountCall(rollForwardCalls.preview, async ({ query: places, request }) => {
    const asked = context(request)
    return { data: await inTransaction(engine.db, tx => previewOf({ ...asked, tx }, places)) }
  })
  mountCall(rollForwardCalls.run, async ({ body: wish, request, reply }) => {
    const work = answerOnce(context(request), request, {
      work: writes => rollForward(writes, wish),
      tells,
    })
    return sendJson(reply, await work)
  })
  mountCall(rollForwardCalls.undo, async ({ body: { id }, request, reply }) => {
    const work = answerOnce(context(request), request, {
      work: writes => takeBack(writes, id),
      tells,
    })
    return sendJson(reply, await work)
  })
  mountCall(rollForwardCalls.redo, async ({ body: { id }, request, reply }) => {
    const work = answerOnce(context(request), request, {
      work: writes => redoStart(writes, id),
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
