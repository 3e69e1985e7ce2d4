// The calls that tell the reports of a farm's period.

import { farmReport, farmReports } from '@furrow/wire/farm-report-answer'
import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { ladderAsked } from './benchmark-calls.ts'
import { call } from './call.ts'
import { farmAndPeriod } from './sent.ts'

const reportAsked = ladderAsked.extend({
  report: z
    .string({ error: 'Say which report by its key.' })
    .max(63)
    .describe('By its key: `my-year`, `whole-farm`, `crop-12`.'),
})

export const farmReportCalls = {
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
      'Calculated from the rows that one sees and from what was published. Each figure comes with its text, and with the measure by which `benchmarks/explain` tells where it comes from.',
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
}
