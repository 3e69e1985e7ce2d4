// The calls that tell what the stock of a farm's period comes to, and what of the period adds up.

import { boardOfPeriod } from '@furrow/wire/balance-board-answer'
import { livestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { enveloped } from '@furrow/wire/told'
import { call } from './call.ts'
import { farmAndPeriod, rowNumbers } from './sent.ts'

const someStock = farmAndPeriod.extend({
  livestock_enterprise_ids: rowNumbers('Name enterprises by their numbers, with commas.').describe(
    'Only of these enterprises; with commas.',
  ),
  livestock_type_ids: rowNumbers('Name species by their numbers, with commas.').describe(
    'Only of these species; with commas.',
  ),
})

export const stockAndBalanceCalls = {
  livestockSummary: call({
    method: 'get',
    path: '/api/v2/livestock-summary',
    operationId: 'livestock-summary',
    summary:
      'What the stock of a farm’s period comes to: opening, movements, closing, breeding, feed.',
    description: 'Of the rows that one sees.',
    letsIn: 'person',
    query: someStock,
    says: 'The stock, summed up.',
    answer: enveloped(livestockOfPeriod),
    refuses: ['not_found', 'invalid'],
  }),

  balances: call({
    method: 'get',
    path: '/api/v2/balances',
    operationId: 'balances',
    summary:
      'What of a farm’s period adds up: area, tonnes, head, megalitres and dollars, from opening to closing.',
    description: 'Of the rows that one sees.',
    letsIn: 'person',
    query: farmAndPeriod,
    says: 'The balances.',
    answer: enveloped(boardOfPeriod),
    refuses: ['not_found', 'invalid'],
  }),
}
