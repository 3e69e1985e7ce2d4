// The call that tells what a group of staff would be, while it is typed.

import { groupPreview } from '@furrow/wire/editions/group-preview-answer'
import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { call } from './call.ts'
import { rowNumber } from './sent.ts'

const farmsByHand = z.array(rowNumber('Name farms by their numbers.'), {
  error: 'Send farms as a list.',
})

const groupTyped = z.object({
  period_id: rowNumber('Say which period.'),
  group_id: rowNumber('Say which group by its number.')
    .optional()
    .describe('The one that is changed; a new one unless said.'),
  name: z.string({ error: 'This must be text.' }).max(255).optional(),
  filter: z.unknown().optional().describe('As it would be kept in `groups`.').meta({
    type: 'object',
  }),
  include_farms: farmsByHand.default([]),
  exclude_farms: farmsByHand.default([]),
  offer_order: z.int({ error: 'Enter a number.' }).nullish(),
})

export const groupCalls = {
  preview: call({
    method: 'post',
    path: '/api/v2/groups/preview',
    operationId: 'groups.preview',
    summary:
      'What a group of farms would be in the next edition, as it is typed. Nothing is stored.',
    description:
      'For staff: how many farms and owners it has now, who would be left out and why, what would be published or withheld and by which rule, and what stands against other groups. Farms are named to whoever sees them or holds `publish-benchmarks`.',
    letsIn: 'person',
    body: groupTyped,
    says: 'The group as it would be.',
    answer: enveloped(groupPreview),
    refuses: ['not_found', 'invalid'],
  }),
}
