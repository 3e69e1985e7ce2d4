// Reports of farms are released, in the background, and withdrawn.

import { notFound } from '@furrow/wire/refusal'
import { rowNumberIn } from '@furrow/wire/row-number'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { queueJob } from '../../background/jobs/queue-job.ts'
import { refuseReleasing } from '../../farm-reports/releases/may-release.ts'
import { withdrawRelease } from '../../farm-reports/releases/withdraw-release.ts'
import type { RequestContext } from '../../verbs/call/request-context.ts'
import { madeOnce } from '../../verbs/write/made-once.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { reportReleaseCalls } from '../calls/report-release-calls.ts'
import type { releaseAsked } from '../calls/report-release-calls.ts'
import { requestContextOf } from '../request-context-of.ts'
import { keyOf } from '../request-headers.ts'
import type { JobRouteParts } from './job-route.ts'

export function reportReleaseRoutes(mountCall: MountCall, parts: JobRouteParts): void {
  const { engine, nudgeJobs } = parts
  const context = requestContextOf(engine)
  mountCall(reportReleaseCalls.release, async ({ body, request, reply }) => {
    const by = context(request)
    await refuseReleasing(engine.db, by.viewer, body.farm_ids)
    const { text } = await madeOnce(by, {
      entity: 'queable_jobs',
      key: keyOf(request),
      make: ({ tx }) => queueJob(tx, engine.catalogue, releaseJob(by, body)),
    })
    nudgeJobs?.()
    return told(reply, text)
  })
  mountCall(reportReleaseCalls.withdraw, async ({ request, reply }) => {
    const id = numberIn(request)
    const { text } = await madeOnce(context(request), {
      entity: 'report_releases',
      key: undefined,
      make: writing => withdrawRelease(writing, id),
    })
    return told(reply, text)
  })
}

function releaseJob({ viewer, author }: RequestContext, asked: z.output<typeof releaseAsked>) {
  const { farm_ids: farms, period_id: period, reports = null, comment = null } = asked
  return {
    user: viewer.id,
    description: 'Release reports',
    selected: {
      period_id: period,
      farms: farms.length,
      ...(farms.length === 1 && { farm_id: farms[0] }),
      reports,
    },
    order: { kind: 'report_releases', release: { farms, period, reports, comment }, author },
    steps: '[]',
  } as const
}

function numberIn({ params }: FastifyRequest): number {
  const number = rowNumberIn((params as { readonly id: string }).id)
  if (number === undefined) throw notFound('There is no such released report.')
  return number
}

function told(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Buffer.from(text))
}
