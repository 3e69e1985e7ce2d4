// The calls that carry out steps over several kinds of records: at once, and in the background.

import { enveloped, row, words } from '@furrow/wire/told'
import { z } from 'zod'
import { daysKept } from '../../background/jobs/job-states.ts'
import { doable } from '../../verbs/call/batch-steps.ts'
import { bodyLimits } from '../body-limits.ts'
import { named } from '../openapi/parameters.ts'
import { call } from './call.ts'
import { rowNumber } from './sent.ts'
import { withWarnings } from './verb-answers.ts'

const what = { do: z.enum(doable), resource: words }

// A property of the name `$ref` cannot be described: a schema would read it as its own.
const rowOrRef = z.union([row, z.looseObject({})])

export const step = z.object({
  ...what,
  resource: words.describe('The record, as in its address.'),
  id: rowOrRef
    .optional()
    .describe('The row; or `{"$ref": name}` for one that an earlier step makes.'),
  values: z
    .looseObject({})
    .optional()
    .describe('What the call of that name takes as its body. A value may be `{"$ref": name}`.'),
  relation: words.optional().describe('For what is done through a relation of the row.'),
  row: rowOrRef.optional().describe('The row at the other end of the relation.'),
  ref: words.optional().describe('A name for the row that is made, for later steps.'),
  seen: words.optional().describe('The `updated_at` last seen: a 409 where it was changed since.'),
})

const numbers = z.array(row).optional()
const result = z.object({
  ...what,
  ref: words.optional(),
  data: z.looseObject({}).nullish().describe('The row as it is now.'),
  attached: numbers,
  detached: numbers,
  updated: numbers,
})

const sentence = 'Say in a few words what the job is.'

/** What became of steps, one by one. */
export const stepResults = z.object({ data: z.array(result), ...withWarnings })

export const jobDescribed = z.object({
  description: z
    .string({ error: sentence })
    .trim()
    .min(1, { error: sentence })
    .max(200, { error: 'The description can have at most 200 characters.' })
    .describe('In a few words.'),
  farm_id: rowNumber('Say which farm by its number, or leave this out.')
    .nullish()
    .describe('The farm that it is about, for whoever looks at the job.'),
})

export const stepCalls = {
  batch: call({
    method: 'post',
    path: '/api/v2/batch',
    operationId: 'batch',
    summary: 'Carries out steps over several kinds of records, in order, all of them or none.',
    letsIn: 'person',
    parameters: named('idempotency_key'),
    body: z.object({
      steps: z.array(step),
      imported: z
        .boolean()
        .optional()
        .describe('True where the steps were read from somewhere else, such as a workbook.'),
    }),
    holds: bodyLimits.manyRows,
    readsItself: true,
    says: 'One result for each step.',
    answer: stepResults,
    refuses: ['not_found', 'conflict', 'invalid'],
  }),

  startJob: call({
    method: 'post',
    path: '/api/v2/jobs',
    operationId: 'jobs.start',
    summary: 'Asks for many steps to be carried out in the background, all of them or none.',
    description:
      'For what is too long for one request: at most 100,000 steps, in the name of who asks and with the rights that they have when it runs. Its progress and its result are read from `queable_jobs`; set its status to `cancelled` to stop it at its next step.',
    letsIn: 'person',
    parameters: named('idempotency_key'),
    body: jobDescribed.extend({ steps: z.array(step) }),
    holds: bodyLimits.job,
    readsItself: true,
    status: 202,
    says: 'The job, which waits.',
    answer: rows => enveloped(rows('queable_jobs')),
    refuses: ['conflict', 'invalid', 'too_many_requests'],
  }),

  repeatJob: call({
    method: 'post',
    path: '/api/v2/jobs/{id}/repeat',
    operationId: 'jobs.repeat',
    summary: 'Asks again for a job that failed or was cancelled.',
    description: `For the person whose it is, and administrators. It runs in the name of whoever asked first, with the rights that they have then. What was asked is kept for ${daysKept} days, and repeated once.`,
    letsIn: 'person',
    parameters: named('idempotency_key'),
    status: 202,
    says: 'The new job, which waits.',
    answer: rows => enveloped(rows('queable_jobs')),
    refuses: ['not_found', 'conflict', 'invalid', 'too_many_requests'],
  }),
}
