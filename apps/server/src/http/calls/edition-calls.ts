// The calls by which editions of benchmarks are made: a group is tried while it is typed, a figure is decided about, an
// edition is published.

import { outlierDecisions } from '@furrow/catalogue/choices'
import { groupPreview } from '@furrow/wire/editions/group-preview-answer'
import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { compared } from './benchmark-calls.ts'
import { call } from './call.ts'
import { named } from '../openapi/parameters.ts'
import { line, optionalLine, rowNumber } from './sent.ts'
import { workshopCalls } from './workshop-calls.ts'

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

const farmsByHand = z.array(rowNumber('Name farms by their numbers.'), {
  error: 'Send farms as a list.',
})

const groupTyped = z.object({
  period_id: rowNumber('Say which period.'),
  group_id: rowNumber('Say which group by its number.')
    .optional()
    .describe('The one that is changed; a new one unless said.'),
  name: z.string({ error: 'This must be text.' }).max(255).optional(),
  filter: z.unknown().optional().describe('As it would be kept in `groups`.').meta({
    type: 'object',
  }),
  include_farms: farmsByHand.default([]),
  exclude_farms: farmsByHand.default([]),
  offer_order: z.int({ error: 'Enter a number.' }).nullish(),
})

export const editionCalls = {
  ...workshopCalls,

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

  tryGroup: call({
    method: 'post',
    path: '/api/v2/groups/preview',
    operationId: 'groups.preview',
    summary:
      'What a group of farms would be in the next edition, as it is typed. Nothing is stored.',
    description:
      'For staff: how many farms and owners it has now, who would be left out and why, what would be published or withheld and by which rule, and what stands against other groups. Farms are named to whoever sees them or holds `publish-benchmarks`.',
    letsIn: 'person',
    body: groupTyped,
    says: 'The group as it would be.',
    answer: enveloped(groupPreview),
    refuses: ['not_found', 'invalid'],
  }),
}
