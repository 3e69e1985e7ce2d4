// Invitations to a workshop, which are sent in the background; and beside them whom it invites, and how they answer.

import { notFound, Refusal } from '@furrow/wire/refusal'
import { rowNumberIn } from '@furrow/wire/row-number'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { queueJob } from '../../background/jobs/queue-job.ts'
import type { RequestContext } from '../../verbs/call/request-context.ts'
import { madeOnce } from '../../verbs/write/made-once.ts'
import { onlyStaffInvite, workshopToInviteTo } from '../../workshops/send-workshop-invitations.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { workshopCalls } from '../calls/workshop-calls.ts'
import type { invitationsAsked } from '../calls/workshop-calls.ts'
import { requestContextOf } from '../request-context-of.ts'
import { keyOf } from '../request-headers.ts'
import { answerRoutes } from './answer-routes.ts'
import { groupRoutes } from './group-routes.ts'
import type { JobRouteParts } from './job-route.ts'
import { presentationRoutes } from './presentation-routes.ts'

export function workshopRoutes(
  app: FastifyInstance,
  mountCall: MountCall,
  parts: JobRouteParts,
): void {
  const { engine, nudgeJobs } = parts
  const context = requestContextOf(engine)
  groupRoutes(mountCall, engine)
  answerRoutes(app, engine)
  presentationRoutes(app, mountCall, engine)
  mountCall(workshopCalls.invite, async ({ body, request, reply }) => {
    const by = context(request)
    if (!by.viewer.isStaff || by.viewer.narrow) throw new Refusal('forbidden', onlyStaffInvite)
    const workshop = numberIn(request)
    await workshopToInviteTo(engine.db, workshop, engine.today())
    const { text } = await madeOnce(by, {
      entity: 'queable_jobs',
      key: keyOf(request),
      make: ({ tx }) => queueJob(tx, engine.catalogue, invitationJob(by, workshop, body)),
    })
    nudgeJobs?.()
    return reply.type('application/json; charset=utf-8').send(Buffer.from(text))
  })
}

function invitationJob(
  { viewer, author }: RequestContext,
  workshop: number,
  { attendee_ids: attendees = null, again }: z.output<typeof invitationsAsked>,
) {
  return {
    user: viewer.id,
    description: 'Send workshop invitations',
    selected: { workshop_id: workshop, attendees: attendees?.length ?? null, again },
    order: { kind: 'workshop_invitations', invitation: { workshop, attendees, again }, author },
    steps: '[]',
  } as const
}

function numberIn({ params }: FastifyRequest): number {
  const number = rowNumberIn((params as { readonly id: string }).id)
  if (number === undefined) throw notFound('There is no such workshop.')
  return number
}
