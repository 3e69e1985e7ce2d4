// Longer work is asked for here and done in the background: what comes of it is read from the job.

import { rowCheck } from '@furrow/wire/check-row'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { reachOf } from '../access/reach-of.ts'
import type { Calling } from '../verbs/calling.ts'
import { readLongBatch } from '../verbs/long-batch.ts'
import { madeOnce } from '../verbs/made-once.ts'
import type { Mount } from '../verbs/mount.ts'
import type { BatchStep } from '../verbs/steps.ts'
import { queueJob } from '../work/jobs/queue-job.ts'
import { authorOf, viewerIn } from './author-of.ts'
import { knowViewer } from './know-viewer.ts'
import type { ViewerOf } from './know-viewer.ts'
import { keyOf } from './request-headers.ts'
import { readSent } from './session-call.ts'

export interface JobParts {
  readonly mount: Mount
  readonly viewerOf: ViewerOf
  /** Whoever runs jobs need not wait to look. */
  readonly nudgeJobs?: () => void
}

export function jobRoute(app: FastifyInstance, { mount, viewerOf, nudgeJobs }: JobParts): void {
  const check = rowCheck()
  app.post('/api/v2/jobs', { onRequest: knowViewer(viewerOf) }, async (request, reply) => {
    const viewer = viewerIn(request)
    const reach = reachOf(viewer, mount.catalogue)
    const author = authorOf(viewer, request)
    const { text } = await queued({ mount, check, viewer, reach, author, tx: mount.db }, request)
    nudgeJobs?.()
    void reply.status(202).type('application/json; charset=utf-8')
    return reply.send(Buffer.from(text))
  })
}

const sentence = 'Say in a few words what the job is.'
const asked = z.object({
  description: z
    .string({ error: sentence })
    .trim()
    .min(1, { error: sentence })
    .max(200, { error: 'The description may have at most 200 characters.' }),
})

function queued(calling: Calling, request: FastifyRequest) {
  const { viewer, author, mount } = calling
  const body = (request.body ?? {}) as Readonly<Record<string, unknown>>
  const { description } = readSent(asked, body)
  const selected = summaryOf(readLongBatch(body, mount.catalogue))
  const steps = body['steps'] as readonly unknown[]
  const order = { kind: 'batch', steps, author } as const
  return madeOnce(calling, {
    entity: 'queable_jobs',
    key: keyOf(request),
    make: ({ tx }) =>
      queueJob(tx, mount.catalogue, { user: viewer.id, description, selected, order }),
  })
}

/** How many steps, by the kind of record. */
function summaryOf(steps: readonly BatchStep[]) {
  const counts: Record<string, number> = {}
  for (const { entity } of steps) counts[entity.name] = (counts[entity.name] ?? 0) + 1
  return { steps: steps.length, records: counts }
}
