// What is presented at workshops: what may be shown, the big screen, and those who follow it.

import { Refusal } from '@furrow/wire/refusal'
import { rowNumberIn } from '@furrow/wire/row-number'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openAttemptCounter } from '../../access/attempts/attempt-counter.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { followedScreenOf, workshopScreenOf } from '../../workshops/followed-screen.ts'
import { joiningByCode } from '../../workshops/join-by-code.ts'
import { shownGroupsOf } from '../../workshops/shown-groups.ts'
import { sessionById, sessionByPass } from '../../workshops/shown-session.ts'
import { viewerIn } from '../author-of.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { presentationCalls } from '../calls/presentation-calls.ts'
import { whenceIn } from '../request-headers.ts'
import { askingOn } from './asking-on.ts'
import { followRoutes } from './follow-routes.ts'

export function presentationRoutes(
  app: FastifyInstance,
  mountCall: MountCall,
  engine: Engine,
): void {
  const { db } = engine
  const gate = openAttemptCounter(db)
  const join = joiningByCode({ db, gate })
  followRoutes(app, { engine, gate, join })
  const asking = askingOn(engine)
  mountCall(presentationCalls.shownGroups, async ({ request }) => {
    refuseOthers(request)
    return { data: await shownGroupsOf(db, numberIn(request)) }
  })
  mountCall(presentationCalls.screen, async ({ request }) => {
    refuseOthers(request)
    return { data: await workshopScreenOf(db, await sessionById(db, numberIn(request))) }
  })
  mountCall(presentationCalls.join, async ({ body, request }) => ({
    data: { pass: await join(body.code, whenceIn(request)) },
  }))
  mountCall(presentationCalls.followed, async ({ query, request }) => {
    const session = await sessionByPass(db, query.pass)
    const { farm_id: farm } = query
    const own = farm === undefined ? null : { asking: await asking(request, farm), farm }
    return { data: await followedScreenOf(db, session, own) }
  })
}

function refuseOthers(request: FastifyRequest): void {
  const { isStaff, narrow } = viewerIn(request)
  if (!isStaff || narrow) throw new Refusal('forbidden', 'Only staff present at workshops.')
}

const numberIn = ({ params }: FastifyRequest) => rowNumberIn((params as { readonly id: string }).id)
