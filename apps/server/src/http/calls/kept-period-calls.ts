// The call that tells of a farm's period as it stood when it was released.

import { keptPeriod } from '@furrow/wire/kept-period-answer'
import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { call } from './call.ts'
import { farmAndPeriod, rowNumber } from './sent.ts'

export const keptPeriodCalls = {
  keptPeriod: call({
    method: 'get',
    path: '/api/v2/kept-period',
    operationId: 'kept-period',
    summary: 'A farm’s period as it stood when it was released, whatever was changed since.',
    description:
      'Kinds of records that one reads whole on the farm; without money for who sees none.',
    letsIn: 'person',
    query: farmAndPeriod.extend({
      number: rowNumber('Say which release by its number.')
        .optional()
        .describe('The newest release unless said.'),
      resource: z.string().max(63).optional().describe('Tells the rows of this kind.'),
    }),
    says: 'What is kept.',
    answer: enveloped(keptPeriod),
    refuses: ['not_found', 'invalid'],
  }),
}
