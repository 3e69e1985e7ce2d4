// The calls that tell of a farm's period what is calculated: what stands open, how complete it is, what its
// crops come to, and what others write in it.

import { collectionBoard } from '@furrow/wire/collection-board-answer'
import { completeness, completenessOverview } from '@furrow/wire/completeness-answer'
import { comparedPeriods } from '@furrow/wire/compared-periods-answer'
import { croppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { liveLine } from '@furrow/wire/live-line'
import { openPoints } from '@furrow/wire/open-points-answer'
import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { mostCompared } from '../../reports/compared-periods-report.ts'
import { mostFarms } from '../../reports/overview.ts'
import { call } from './call.ts'
import { farmAndPeriod, rowNumber, rowNumbers } from './sent.ts'

const someFarms = z.object({
  farm_ids: rowNumbers('Name farms by their numbers, with commas.')
    .refine(farms => farms === null || farms.length <= mostFarms, {
      error: `Ask for at most ${mostFarms} farms at once.`,
    })
    .describe(`With commas; ${mostFarms} at most.`),
})

const board = z.object({
  period_id: rowNumber('Say which period.').optional(),
  completeness: z
    .enum(['yes', 'no'], { error: 'Say yes or no.' })
    .default('no')
    .describe(
      'Whether to tell how complete each is: of hundreds of farms it takes a second or more.',
    ),
})

const somePeriods = z.object({
  farm_id: rowNumber('Say which farm.'),
  period_ids: rowNumbers('Name periods by their numbers, with commas.')
    .refine(periods => periods !== null, { error: 'Say which periods.' })
    .refine(periods => periods === null || periods.length <= mostCompared, {
      error: `Ask for at most ${mostCompared} periods at once.`,
    })
    .describe(`With commas; ${mostCompared} at most.`),
})

export const farmCalls = {
  openPoints: call({
    method: 'get',
    path: '/api/v2/open-points',
    operationId: 'open-points',
    summary: 'What keeps a farm’s period from being submitted, and what looks wrong in it.',
    letsIn: 'person',
    query: farmAndPeriod,
    says: 'Blockers that tell of what one may not see are told without it.',
    answer: enveloped(openPoints),
    refuses: ['not_found', 'invalid'],
  }),

  completeness: call({
    method: 'get',
    path: '/api/v2/completeness',
    operationId: 'completeness',
    summary: 'How complete a farm’s period is: sections, checks, counts and dates.',
    letsIn: 'person',
    query: farmAndPeriod,
    says: 'How complete it is.',
    answer: enveloped(completeness),
    refuses: ['not_found', 'invalid'],
  }),

  overview: call({
    method: 'get',
    path: '/api/v2/completeness/overview',
    operationId: 'completeness.overview',
    summary:
      'The periods of farms with how complete each is; of all one sees, unless some are named.',
    letsIn: 'person',
    query: someFarms,
    says: 'How complete they are.',
    answer: enveloped(completenessOverview),
    refuses: ['not_found', 'invalid'],
  }),

  collectionBoard: call({
    method: 'get',
    path: '/api/v2/collection-board',
    operationId: 'collection-board',
    summary:
      'For staff: the status of all their farms in a period, or in the newest of each, who sees to them, and what is asked.',
    description: 'Of the farms that one is staff of; of all, for administrators.',
    letsIn: 'person',
    query: board,
    says: 'A line for each farm.',
    answer: enveloped(collectionBoard),
    refuses: ['invalid'],
  }),

  croppingSummary: call({
    method: 'get',
    path: '/api/v2/cropping-summary',
    operationId: 'cropping-summary',
    summary: 'What the crops of a farm’s period come to: areas, yields, rain, water, income.',
    description: 'Of the rows that one sees.',
    letsIn: 'person',
    query: farmAndPeriod,
    says: 'The crops, summed up.',
    answer: enveloped(croppingOfPeriod),
    refuses: ['not_found', 'invalid'],
  }),

  comparedPeriods: call({
    method: 'get',
    path: '/api/v2/compared-periods',
    operationId: 'compared-periods',
    summary: 'Periods of a farm side by side: what each adds up to, and its crops kind by kind.',
    description: 'Of the rows that one sees, in the order in which the periods are named.',
    letsIn: 'person',
    query: somePeriods,
    says: 'The periods.',
    answer: enveloped(comparedPeriods),
    refuses: ['not_found', 'invalid'],
  }),

  live: call({
    method: 'get',
    path: '/api/v2/live',
    operationId: 'live',
    summary: 'Tells what others write, as far as one sees it, while the answer stays open.',
    letsIn: 'person or page',
    says: 'A line of JSON for each, never the values of a row.',
    answer: liveLine,
    inLines: true,
  }),
}
