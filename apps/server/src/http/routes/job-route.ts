// Longer work is asked for here, once more where it failed, and done in the background: what comes of it is read
// from the job.

import { notFound } from '@furrow/wire/refusal'
import { rowNumberIn } from '@furrow/wire/row-number'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../verbs/call/request-context.ts'
import { readLongBatch } from '../../verbs/batch/long-batch.ts'
import { jsonInSlices } from '../../verbs/call/json-in-slices.ts'
import { madeOnce } from '../../verbs/write/made-once.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import type { BatchStep } from '../../verbs/call/batch-steps.ts'
import { queueJob } from '../../background/jobs/queue-job.ts'
import { repeatJob } from '../../background/jobs/repeat-job.ts'
import { bodyIn, requestContextOf } from '../request-context-of.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { readSent } from '../calls/sent.ts'
import { jobDescribed, stepCalls } from '../calls/step-calls.ts'
import { keyOf } from '../request-headers.ts'

export interface JobRouteParts {
  readonly engine: Engine
  /** Whoever runs jobs need not wait to look. */
  readonly nudgeJobs?: () => void
}

export function jobRoute(mountCall: MountCall, { engine, nudgeJobs }: JobRouteParts): void {
  const context = requestContextOf(engine)
  mountCall(stepCalls.startJob, async ({ request, reply }) => {
    const { text } = await queued(context(request), request)
    nudgeJobs?.()
    return told(reply, text)
  })
  mountCall(stepCalls.repeatJob, async ({ request, reply }) => {
    const id = rowNumberIn((request.params as { readonly id: string }).id)
    if (id === undefined) throw notFound('There is no such job.')
    const { text } = await madeOnce(context(request), {
      entity: 'queable_jobs',
      key: keyOf(request),
      make: writing => repeatJob({ ...writing, catalogue: engine.catalogue }, id),
    })
    nudgeJobs?.()
    return told(reply, text)
  })
}

function told(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Buffer.from(text))
}

async function queued(context: RequestContext, request: FastifyRequest) {
  const { viewer, author, engine } = context
  const body = bodyIn(request)
  const { description, farm_id } = readSent(jobDescribed, body)
  const summary = summaryOf(await readLongBatch(body, engine.catalogue))
  const selected = { ...summary, ...(farm_id && { farm_id }) }
  const steps = await jsonInSlices(body['steps'])
  const order = { kind: 'batch', author } as const
  return madeOnce(context, {
    entity: 'queable_jobs',
    key: keyOf(request),
    make: ({ tx }) =>
      queueJob(tx, engine.catalogue, { user: viewer.id, description, selected, order, steps }),
  })
}

/** How many steps, by the kind of record. */
function summaryOf(steps: readonly BatchStep[]) {
  const counts: Record<string, number> = {}
  for (const { entity } of steps) counts[entity.name] = (counts[entity.name] ?? 0) + 1
  return { steps: steps.length, records: counts }
}
