// The calls by which staff release reports of farms, and withdraw them.

import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { named } from '../openapi/parameters.ts'
import { call } from './call.ts'
import { optionalLine, rowNumber } from './sent.ts'

const mostFarms = 200

const farms = `Say which farms by their numbers, at most ${mostFarms}.`
const reports = 'Say which reports by their keys, or leave this out for all of them.'

export const releaseAsked = z.object({
  farm_ids: z
    .array(rowNumber(farms), { error: farms })
    .min(1, farms)
    .max(mostFarms, farms)
    .transform(ids => [...new Set(ids)]),
  period_id: rowNumber('Say which period.'),
  reports: z
    .array(z.string({ error: reports }).min(1, reports).max(63, reports), { error: reports })
    .min(1, reports)
    .max(100, reports)
    .transform(keys => [...new Set(keys)])
    .nullish()
    .describe('By their keys: `my-year`, `crop-12`. All that are listed unless said.'),
  comment: optionalLine(2000).describe('For people who can see finances: it may speak of money.'),
})

export const reportReleaseCalls = {
  release: call({
    method: 'post',
    path: '/api/v2/report-releases',
    operationId: 'report-releases.release',
    summary: 'Asks for reports of a period to be released to farms, in the background.',
    description:
      'For the consultants of each farm who can see finances, and administrators. Each report is kept as it is told at that moment, and the managers of each farm are told by email. Farms whose period is not released are left out. The progress and the result are read from `queable_jobs`.',
    letsIn: 'person',
    parameters: named('idempotency_key'),
    body: releaseAsked,
    status: 202,
    says: 'The job, which waits.',
    answer: rows => enveloped(rows('queable_jobs')),
    refuses: ['not_found', 'conflict', 'invalid', 'too_many_requests'],
  }),

  withdraw: call({
    method: 'post',
    path: '/api/v2/report-releases/{id}/withdraw',
    operationId: 'report-releases.withdraw',
    summary: 'Withdraws a released version of a report: the farm’s people no longer read it.',
    description: 'For whoever may release it. One that is withdrawn stays so.',
    letsIn: 'person',
    says: 'The version.',
    answer: rows => enveloped(rows('report_releases')),
    refuses: ['not_found', 'invalid'],
  }),
}
