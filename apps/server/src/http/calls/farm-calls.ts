// The calls that tell of a farm's period what is calculated: what stands open, how complete it is, what its
// crops come to, and what others write in it.

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
