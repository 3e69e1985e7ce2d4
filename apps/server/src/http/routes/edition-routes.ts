// Figures are decided about; editions of benchmarks are asked for, and made in the background.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { Refusal } from '@furrow/wire/refusal'
import type { z } from 'zod'
import { mayPublish, notAPublisher } from '../../access/reach/may-publish.ts'
import { decidedFigure, refuseDeciding } from '../../publishing/decide-figure.ts'
import { everything } from '../../query/reach.ts'
import { queueJob } from '../../background/jobs/queue-job.ts'
import { saveFollowing } from '../../verbs/rows/save-following.ts'
import type { RequestContext, WritingContext } from '../../verbs/call/request-context.ts'
import { madeOnce } from '../../verbs/write/made-once.ts'
import { editionCalls } from '../calls/edition-calls.ts'
import type { editionAsked, figureDecided } from '../calls/edition-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { requestContextOf } from '../request-context-of.ts'
import { keyOf } from '../request-headers.ts'
import type { JobRouteParts } from './job-route.ts'

export function editionRoutes(mountCall: MountCall, { engine, nudgeJobs }: JobRouteParts): void {
  const { catalogue } = engine
  const context = requestContextOf(engine)
  mountCall(editionCalls.publish, async ({ body, request, reply }) => {
    const by = context(request)
    if (!mayPublish(by.viewer)) throw new Refusal('forbidden', notAPublisher)
    const { text } = await madeOnce(by, {
      entity: 'queable_jobs',
      key: keyOf(request),
      make: ({ tx }) => queueJob(tx, catalogue, editionJob(by, body)),
    })
    nudgeJobs?.()
    return reply.type('application/json; charset=utf-8').send(Buffer.from(text))
  })
  mountCall(editionCalls.decide, async ({ body, request, reply }) => {
    const by = context(request)
    refuseDeciding(by.viewer, body.farm_id)
    // Whoever publishes decides about farms that are not theirs, too.
    const { text } = await madeOnce(
      { ...by, reach: everything },
      {
        entity: 'outlier_decisions',
        key: keyOf(request),
        make: writing => decided(writing, body),
      },
    )
    return reply.type('application/json; charset=utf-8').send(Buffer.from(text))
  })
}

async function decided(
  writing: WritingContext,
  body: z.output<typeof figureDecided>,
): Promise<number> {
  const { engine, tx, viewer } = writing
  const decision = { ...body, reason: body.reason ?? null }
  const value = await decidedFigure(tx, decision, engine.today())
  const entity = entityNamed(engine.catalogue, 'outlier_decisions')
  const row = { ...decision, value, user_id: viewer.actor }
  const [made = 0] = await saveFollowing(writing, entity, [row])
  return made
}

function editionJob({ viewer, author }: RequestContext, body: z.output<typeof editionAsked>) {
  const { period_id: period, note = null, trial: isTrial } = body
  return {
    user: viewer.id,
    description: isTrial ? 'Try an edition of benchmarks' : 'Publish an edition of benchmarks',
    selected: { period_id: period, trial: isTrial },
    order: { kind: 'edition', edition: { period, note, isTrial }, author } as const,
    steps: '[]',
  }
}
