// The calls about what businesses are billed.

import { projectFiguresAnswer } from '@furrow/wire/bills/project-figures-answer'
import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { mostProjects } from '../../reports/project-figures-report.ts'
import { call } from './call.ts'
import { rowNumber, rowNumbers } from './sent.ts'

const which = 'Name projects by their numbers, with commas.'

const someProjects = z.object({
  projects: rowNumbers(which)
    .refine(projects => projects !== null, { error: which })
    .refine(projects => projects === null || projects.length <= mostProjects, {
      error: `Ask for at most ${mostProjects} projects at once.`,
    })
    .describe(`With commas; ${mostProjects} at most.`),
})

export const billCalls = {
  projectFigures: call({
    method: 'get',
    path: '/api/v2/project-figures',
    operationId: 'project-figures',
    summary: 'The fee of projects against what was billed and paid, and what went into them.',
    description: 'Of the projects that one sees. Work and expenses are told to staff alone.',
    letsIn: 'person',
    query: someProjects,
    says: 'A line for each project.',
    answer: enveloped(projectFiguresAnswer),
    refuses: ['invalid'],
  }),

  billPdf: call({
    method: 'get',
    path: '/api/v2/bill-pdf',
    operationId: 'bill-pdf',
    summary: 'A bill as a PDF: A4, tagged.',
    letsIn: 'person',
    query: z.object({ bill_id: rowNumber('Say which bill.') }),
    says: 'The bill, as an attachment.',
    responses: {
      200: {
        description: 'The bill, as an attachment.',
        content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
      },
    },
    refuses: ['not_found', 'invalid', 'too_many_requests'],
  }),
}
