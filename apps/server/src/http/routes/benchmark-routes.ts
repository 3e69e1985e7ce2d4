// What farms are compared by, and how one compares.

import { Refusal } from '@furrow/wire/refusal'
import type { z } from 'zod'
import { mayPublish, notAPublisher } from '../../access/reach/may-publish.ts'
import { queueJob } from '../../background/jobs/queue-job.ts'
import { explainedFor } from '../../reports/benchmark-explained.ts'
import { benchmarksOf } from '../../reports/benchmarks-report.ts'
import { measuresReport } from '../../reports/measures-report.ts'
import { refreshSeen } from '../../verbs/rows/refresh-stale.ts'
import type { RequestContext } from '../../verbs/call/request-context.ts'
import { madeOnce } from '../../verbs/write/made-once.ts'
import { viewerIn } from '../author-of.ts'
import { benchmarkCalls } from '../calls/benchmark-calls.ts'
import type { editionAsked } from '../calls/benchmark-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { requestContextOf } from '../request-context-of.ts'
import { keyOf } from '../request-headers.ts'
import type { JobRouteParts } from './job-route.ts'

export function benchmarkRoutes(mountCall: MountCall, { engine, nudgeJobs }: JobRouteParts): void {
  const { catalogue, db, today } = engine
  mountCall(benchmarkCalls.measures, async () => ({ data: measuresReport() }))
  mountCall(benchmarkCalls.benchmarks, async ({ query, request }) => {
    const { farm_id: farm, period_id: period, scope, group, edition } = query
    const asking = { db, catalogue, viewer: viewerIn(request), todayIn: today }
    await refreshSeen(engine, asking.viewer, farm)
    return { data: await benchmarksOf(asking, { farm, period, scope, group, edition }) }
  })
  mountCall(benchmarkCalls.explain, async ({ query, request }) => {
    const { farm_id: farm, period_id: period, scope, group, edition, measure } = query
    const asking = { db, catalogue, viewer: viewerIn(request), todayIn: today }
    await refreshSeen(engine, asking.viewer, farm)
    const which = { farm, period, scope, group, edition, measure }
    return { data: await explainedFor(asking, which) }
  })
  const context = requestContextOf(engine)
  mountCall(benchmarkCalls.publish, async ({ body, request, reply }) => {
    const asked = context(request)
    if (!mayPublish(asked.viewer)) throw new Refusal('forbidden', notAPublisher)
    const { text } = await madeOnce(asked, {
      entity: 'queable_jobs',
      key: keyOf(request),
      make: ({ tx }) => queueJob(tx, catalogue, editionJob(asked, body)),
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
