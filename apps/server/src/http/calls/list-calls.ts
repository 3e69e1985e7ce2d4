// The calls by which administrators see to lists that farms choose from.

import { listedRows, rowsMerged } from '@furrow/wire/lists/listed-rows-answer'
import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { named } from '../openapi/parameters.ts'
import { call } from './call.ts'
import { rowNumber } from './sent.ts'

const list = z.enum(['varieties', 'crop_tags'], {
  error: 'Say which list: varieties or crop_tags.',
})

const merged = z.object({
  list,
  id: rowNumber('Say which row is merged.'),
  into_id: rowNumber('Say which row it is merged into.'),
})

export const listCalls = {
  rows: call({
    method: 'get',
    path: '/api/v2/listed-rows',
    operationId: 'listed-rows',
    summary:
      'For administrators: the rows of a list that farms choose from, with how many rows of how many farms name each.',
    letsIn: 'person',
    query: z.object({ list }),
    says: 'The rows, also those that are no longer offered.',
    answer: enveloped(listedRows),
    refuses: ['invalid'],
  }),

  merge: call({
    method: 'post',
    path: '/api/v2/listed-rows/merge',
    operationId: 'listed-rows.merge',
    summary: 'For administrators: merges a row of a list into another one.',
    description:
      'Every row that names the first names the second from then on, of all farms and in closed periods too, for no figure changes. The first stays, no longer offered; a write that names it later counts as naming the second. It can’t be undone.',
    letsIn: 'person',
    parameters: named('idempotency_key'),
    body: merged,
    says: 'What was merged, and how much named it.',
    answer: enveloped(rowsMerged),
    refuses: ['not_found', 'conflict', 'invalid'],
  }),
}
