// The calls that tell the reports of a farm's period.

import { farmReport, farmReports } from '@furrow/wire/farm-report-answer'
import { sharedReport } from '@furrow/wire/reports/shared-report-answer'
import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { ladderAsked } from './benchmark-calls.ts'
import { call } from './call.ts'
import { reportReleaseCalls } from './report-release-calls.ts'
import { farmAndPeriod } from './sent.ts'

const reportAsked = ladderAsked.extend({
  report: z
    .string({ error: 'Say which report by its key.' })
    .max(63)
    .describe('By its key: `my-year`, `whole-farm`, `crop-12`.'),
  version: z
    .string()
    .regex(/^(now|[1-9]\d{0,8})$/, 'Say which version by its number, or now.')
    .optional()
    .transform(said => (said === undefined || said === 'now' ? said : Number(said)))
    .describe(
      'A released version by its number, or `now`: calculated now. The newest version unless said, where there is one and neither group, edition nor the best farms are asked for.',
    ),
})

export const farmReportCalls = {
  ...reportReleaseCalls,

  farmReports: call({
    method: 'get',
    path: '/api/v2/farm-reports',
    operationId: 'farm-reports',
    summary: 'Which reports there are of a farm’s period.',
    description: 'Those that follow from money for people who can see finances.',
    letsIn: 'person',
    query: farmAndPeriod,
    says: 'The reports, in the order in which they are read.',
    answer: enveloped(farmReports),
    refuses: ['not_found', 'invalid'],
  }),

  farmReport: call({
    method: 'get',
    path: '/api/v2/farm-report',
    operationId: 'farm-report',
    summary:
      'A report of a farm’s period: what it says, in sections of findings, pictures and tables.',
    description:
      'As it was told when it was released, or calculated now from the rows that one sees and from what was published. Each figure comes with its text, and with the measure by which `benchmarks/explain` tells where it comes from.',
    letsIn: 'person',
    query: reportAsked,
    says: 'The report.',
    answer: enveloped(farmReport),
    refuses: ['not_found', 'invalid'],
  }),

  farmReportPdf: call({
    method: 'get',
    path: '/api/v2/farm-report/pdf',
    operationId: 'farm-report.pdf',
    summary: 'The same report as a PDF: A4, tagged, with its pictures as lines.',
    letsIn: 'person',
    query: reportAsked,
    says: 'The report, as an attachment.',
    responses: {
      200: {
        description: 'The report, as an attachment.',
        content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
      },
    },
    refuses: ['not_found', 'invalid', 'too_many_requests'],
  }),

  sharedReport: call({
    method: 'get',
    path: '/api/v2/report-shares/{token}',
    operationId: 'report-shares.show',
    summary: 'Where a link to a report leads, for who may read the report.',
    description:
      'The link opens nothing by itself. One that was revoked or has ended says so to people of its farm.',
    letsIn: 'person',
    says: 'The farm, the period and the report.',
    answer: enveloped(sharedReport),
    refuses: ['not_found', 'invalid', 'too_many_requests'],
  }),
}
