// Editions of benchmarks are asked for, and made in the background.

import { Refusal } from '@furrow/wire/refusal'
import type { z } from 'zod'
import { mayPublish, notAPublisher } from '../../access/reach/may-publish.ts'
import { queueJob } from '../../background/jobs/queue-job.ts'
import type { RequestContext } from '../../verbs/call/request-context.ts'
import { madeOnce } from '../../verbs/write/made-once.ts'
import { benchmarkCalls } from '../calls/benchmark-calls.ts'
import type { editionAsked } from '../calls/benchmark-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { requestContextOf } from '../request-context-of.ts'
import { keyOf } from '../request-headers.ts'
import type { JobRouteParts } from './job-route.ts'

export function editionRoutes(mountCall: MountCall, { engine, nudgeJobs }: JobRouteParts): void {
  const { catalogue } = engine
  const context = requestContextOf(engine)
  mountCall(benchmarkCalls.publish, async ({ body, request, reply }) => {
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
