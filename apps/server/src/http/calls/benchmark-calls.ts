// The calls that tell what farms are compared by, and how one compares.

import { scopePattern } from '@furrow/catalogue/measures/comparison-of'
import {
  benchmarkExplained,
  benchmarksOfPeriod,
  measuresTold,
} from '@furrow/wire/benchmarks-answer'
import { enterprisesCompared } from '@furrow/wire/enterprises-compared-answer'
import { dollarGapTold, whatIfTold } from '@furrow/wire/ladder/ladder-answer'
import { ladderSides } from '@furrow/wire/ladder/ladder-sides-answer'
import { enveloped } from '@furrow/wire/told'
import { benchmarkTrend } from '@furrow/wire/trend-answer'
import { validationReview } from '@furrow/wire/editions/validation-review-answer'
import { z } from 'zod'
import { call } from './call.ts'
import { farmAndPeriod, rowNumber } from './sent.ts'

export const compared = farmAndPeriod.extend({
  scope: z
    .string()
    .regex(scopePattern, 'Say what to compare: farm, crop 12 or stock 7.')
    .default('farm')
    .describe('What is compared: the whole farm, or one of its enterprises by its number.'),
  group: z
    .string()
    .max(200)
    .optional()
    .describe('With whom, by its key; the farm’s own smallest group unless said.'),
  edition: rowNumber('Say which edition by its number.')
    .optional()
    .describe('Of the period; the newest there is unless said.'),
})

export const ladderAsked = compared.omit({ scope: true }).extend({
  against: z
    .enum(['average', 'top'], 'Say what to compare with: average or top.')
    .default('average')
    .describe('The average farm of the group, or its best farms.'),
})

export const benchmarkCalls = {
  measures: call({
    method: 'get',
    path: '/api/v2/measures',
    operationId: 'measures',
    summary: 'What farms are compared by: each measure with what it says and its formula.',
    description: 'The same for everyone.',
    letsIn: 'person',
    says: 'All measures.',
    answer: enveloped(measuresTold),
    refuses: [],
  }),

  benchmarks: call({
    method: 'get',
    path: '/api/v2/benchmarks',
    operationId: 'benchmarks',
    summary: 'How a farm, or one of its enterprises, compares in a period.',
    description: 'From the rows that one sees; without money for who sees none.',
    letsIn: 'person',
    query: compared,
    says: 'The comparison.',
    answer: enveloped(benchmarksOfPeriod),
    refuses: ['not_found', 'invalid'],
  }),

  enterprises: call({
    method: 'get',
    path: '/api/v2/benchmarks/enterprises',
    operationId: 'benchmarks.enterprises',
    summary:
      'All crops, or all livestock, of a farm’s period beside the period before and the farm’s own group.',
    description:
      'The main measures of each enterprise, with their texts as reports have them; without money for who sees none.',
    letsIn: 'person',
    query: farmAndPeriod.extend({
      kind: z.enum(['crop', 'stock'], 'Say what to compare: crop or stock.'),
    }),
    says: 'The enterprises.',
    answer: enveloped(enterprisesCompared),
    refuses: ['not_found', 'invalid'],
  }),

  explain: call({
    method: 'get',
    path: '/api/v2/benchmarks/explain',
    operationId: 'benchmarks.explain',
    summary:
      'Where a figure of a comparison comes from: its formula with the numbers put in, and the rows behind.',
    description: 'Of others the published lines of the average farm.',
    letsIn: 'person',
    query: compared.extend({
      measure: z
        .string({ error: 'Say which measure.' })
        .max(63)
        .describe('A measure, a total or a line, by its lasting name.'),
      part: rowNumber('Say which crop or breeding round by its number.')
        .optional()
        .describe('One crop of a crop enterprise, or one breeding round of a stock enterprise.'),
    }),
    says: 'The explanation.',
    answer: enveloped(benchmarkExplained),
    refuses: ['not_found', 'invalid'],
  }),

  ladder: call({
    method: 'get',
    path: '/api/v2/benchmarks/ladder',
    operationId: 'benchmarks.ladder',
    summary:
      'What separates a farm from its group in dollars, rung by rung: the rungs add up to the gap to the cent.',
    description:
      'For each effective hectare, and on all hectares of the farm. For people who can see finances. A gap is not profit to be had: soil and luck are in it.',
    letsIn: 'person',
    query: ladderAsked,
    says: 'The gap, or why there is none to tell.',
    answer: enveloped(dollarGapTold),
    refuses: ['not_found', 'invalid'],
  }),

  ladderSides: call({
    method: 'get',
    path: '/api/v2/benchmarks/ladder/sides',
    operationId: 'benchmarks.ladder_sides',
    summary: 'Both farms of a ladder: what it is calculated from.',
    description:
      'For people who can see finances. The own farm, and the average or the best farms as they were published, each for an effective hectare.',
    letsIn: 'person',
    query: ladderAsked,
    says: 'Both farms.',
    answer: enveloped(ladderSides),
    refuses: ['not_found', 'invalid'],
  }),

  whatIf: call({
    method: 'get',
    path: '/api/v2/benchmarks/what-if',
    operationId: 'benchmarks.what_if',
    summary: 'What the farm would make with one of its figures exchanged for the group’s.',
    description:
      'Calculated on the own ground, price and water, with costs paid by the tonne following; the answer says why the rung has another figure. Nothing is stored.',
    letsIn: 'person',
    query: ladderAsked.extend({
      rung: z
        .string({ error: 'Say which rung.' })
        .max(200)
        .describe('By its key: `crop 12/yield`, `farm/labour`.'),
    }),
    says: 'What it would come to.',
    answer: enveloped(whatIfTold),
    refuses: ['not_found', 'invalid'],
  }),

  trend: call({
    method: 'get',
    path: '/api/v2/benchmarks/trend',
    operationId: 'benchmarks.trend',
    summary: 'How measures of a farm, or of one of its enterprises, went over up to ten periods.',
    description:
      'Beside the group that the farm had in each period, in the money of each and of the last, with means of 3, 5 and 10 years and the worst and the best year.',
    letsIn: 'person',
    query: compared.omit({ edition: true }).extend({
      measures: z
        .string()
        .max(2000)
        .transform(names => names.split(',').map(name => name.trim()))
        .refine(names => names.length <= 40, 'Ask for 40 measures at most.')
        .optional()
        .describe('By their lasting names, with commas between; the main ones unless said.'),
    }),
    says: 'The periods, oldest first, and each measure in them.',
    answer: enveloped(benchmarkTrend),
    refuses: ['not_found', 'invalid'],
  }),

  validationReview: call({
    method: 'get',
    path: '/api/v2/validation-review',
    operationId: 'validation-review',
    summary: 'For staff: the figures of a farm’s period that are looked at before it is validated.',
    description:
      'Beside the period before and what is published of the farm’s group; without money for who sees none.',
    letsIn: 'person',
    query: farmAndPeriod,
    says: 'The figures.',
    answer: enveloped(validationReview),
    refuses: ['not_found', 'invalid'],
  }),
}
