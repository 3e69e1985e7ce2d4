// The calls that tell what farms are compared by, and how one compares.

import { benchmarksOfPeriod, measuresTold } from '@furrow/wire/benchmarks-answer'
import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { call } from './call.ts'
import { farmAndPeriod } from './sent.ts'

const compared = farmAndPeriod.extend({
  scope: z
    .string()
    .regex(/^(farm|(crop|stock) [1-9]\d{0,15})$/, 'Say what to compare: farm, crop 12 or stock 7.')
    .default('farm')
    .describe('What is compared: the whole farm, or one of its enterprises by its number.'),
})

export const benchmarkCalls = {
  measures: call({
    method: 'get',
    path: '/api/v2/measures',
    operationId: 'measures',
    summary: 'What farms are compared by: each measure with what it says and is worked out from.',
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
}
