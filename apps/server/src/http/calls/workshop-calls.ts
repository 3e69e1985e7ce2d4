// The calls about workshops: who is in a group, and invitations that are sent.

import { groupFarms } from '@furrow/wire/editions/group-farms-answer'
import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { named } from '../openapi/parameters.ts'
import { call } from './call.ts'
import { presentationCalls } from './presentation-calls.ts'
import { rowNumber } from './sent.ts'

const byHand = z
  .array(rowNumber('Name farms by their numbers.'), { error: 'Send farms as a list.' })
  .default([])

const groupAsked = z.object({
  filter: z
    .unknown()
    .optional()
    .describe('As it would be kept in `groups`; also `radius_km`, around `location`.')
    .meta({ type: 'object' }),
  location: z.unknown().optional().describe('GeoJSON.').meta({ type: 'object' }),
  include_farms: byHand,
  exclude_farms: byHand,
})

const attendees = 'Say which attendees by their numbers, or leave this out for all of them.'

export const invitationsAsked = z.object({
  attendee_ids: z
    .array(rowNumber(attendees), { error: attendees })
    .min(1, attendees)
    .max(5000, attendees)
    .transform(ids => [...new Set(ids)])
    .nullish(),
  again: z
    .boolean({ error: 'This must be true or false.' })
    .default(false)
    .describe('Also to those who were invited and haven’t answered.'),
})

export const workshopCalls = {
  ...presentationCalls,

  farmsOfGroup: call({
    method: 'post',
    path: '/api/v2/groups/farms',
    operationId: 'groups.farms',
    summary: 'For staff: the farms of a group as they are now, as it is typed. Nothing is stored.',
    description:
      'Whatever period they record: activity and size are those of their newest financial record. Farms that one doesn’t see are only counted.',
    letsIn: 'person',
    body: groupAsked,
    says: 'The farms.',
    answer: enveloped(groupFarms),
    refuses: ['invalid'],
  }),

  invite: call({
    method: 'post',
    path: '/api/v2/workshops/{id}/invitations',
    operationId: 'workshops.invite',
    summary: 'For staff: asks for invitations to a workshop to be sent, in the background.',
    description:
      'To attendees who are Unsent, once each, with a link that answers without signing in. Whoever can’t be reached is left out with the reason. The progress and the result are read from `queable_jobs`.',
    letsIn: 'person',
    parameters: named('idempotency_key'),
    body: invitationsAsked,
    status: 202,
    says: 'The job, which waits.',
    answer: rows => enveloped(rows('queable_jobs')),
    refuses: ['not_found', 'conflict', 'invalid', 'too_many_requests'],
  }),
}
