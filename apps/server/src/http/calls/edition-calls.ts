// The calls by which editions of benchmarks are made: a figure is decided about, an edition is published.

import { outlierDecisions } from '@furrow/catalogue/choices'
import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { compared } from './benchmark-calls.ts'
import { call } from './call.ts'
import { named } from '../openapi/parameters.ts'
import { line, optionalLine, rowNumber } from './sent.ts'

export const editionAsked = z.object({
  period_id: rowNumber('Say which period.'),
  note: optionalLine(2000).describe('What is new in the edition.'),
  trial: z
    .boolean({ error: 'This must be true or false.' })
    .default(false)
    .describe(
      'Only says what it would hold, what would be withheld, and which figures lie far out.',
    ),
})

export const figureDecided = compared.pick({ farm_id: true, period_id: true, scope: true }).extend({
  measure: line('Say which measure.', 63).describe('By its lasting name.'),
  decision: z
    .enum(outlierDecisions, { error: 'Say what is decided: Keep, Correct or Exclude.' })
    .describe('It is right; its farm corrects it; or it is not compared.'),
  reason: optionalLine(2000).describe('Why; needed where it is not kept.'),
})

export const editionCalls = {
  decide: call({
    method: 'post',
    path: '/api/v2/editions/decisions',
    operationId: 'editions.decide',
    summary: 'Decides about a figure that lies far from those of all other farms.',
    description:
      'For the farm’s consultants who can see finances, and whoever holds `publish-benchmarks`. The last decision about a figure counts: what is excluded is in no edition that follows, what is to be corrected is in none until it changes, and what is kept is looked at again once it changes.',
    letsIn: 'person',
    parameters: named('idempotency_key'),
    body: figureDecided,
    status: 201,
    says: 'The decision.',
    answer: rows => enveloped(rows('outlier_decisions')),
    refuses: ['not_found', 'conflict', 'invalid'],
  }),

  publish: call({
    method: 'post',
    path: '/api/v2/editions',
    operationId: 'editions.publish',
    summary:
      'Asks for an edition of a period’s benchmarks to be published, or tried, in the background.',
    description:
      'For administrators and whoever holds `publish-benchmarks`. Its progress and its result are read from `queable_jobs`.',
    letsIn: 'person',
    parameters: named('idempotency_key'),
    body: editionAsked,
    status: 202,
    says: 'The job, which waits.',
    answer: rows => enveloped(rows('queable_jobs')),
    refuses: ['conflict', 'invalid', 'too_many_requests'],
  }),
}
