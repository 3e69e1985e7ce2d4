// The calls about presentations: what may be shown, what stands on the big screen, and what phones that follow it are told.

import {
  followedScreen,
  joinedSession,
  shownGroups,
  workshopScreen,
} from '@furrow/wire/office/workshop-screen-answer'
import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { call } from './call.ts'
import { line, rowNumber } from './sent.ts'

export const presentationCalls = {
  shownGroups: call({
    method: 'get',
    path: '/api/v2/workshops/{id}/shown-groups',
    operationId: 'workshops.shown_groups',
    summary: 'For staff: the groups that may be shown on the big screen of a workshop.',
    description: 'What the newest edition of its period published; none where there is no edition.',
    letsIn: 'person',
    says: 'The groups.',
    answer: enveloped(shownGroups),
    refuses: ['not_found', 'invalid'],
  }),

  screen: call({
    method: 'get',
    path: '/api/v2/workshop-sessions/{id}/screen',
    operationId: 'workshop_sessions.screen',
    summary: 'For staff: all findings of a presentation, also once it is over.',
    description: 'Nothing but what was published of its group, in the order in which it is shown.',
    letsIn: 'person',
    says: 'The findings.',
    answer: enveloped(workshopScreen),
    refuses: ['not_found', 'invalid'],
  }),

  join: call({
    method: 'post',
    path: '/api/v2/workshop-sessions/join',
    operationId: 'workshop_sessions.join',
    summary: 'Gives a pass for the code that stands on the big screen.',
    description:
      'Wrong codes are counted by network address: after ten of them it has to wait. The pass shows what this presentation shows, and ends with it.',
    letsIn: 'person',
    body: z.object({ code: line('Enter the code that stands on the big screen.', 30) }),
    says: 'The pass.',
    answer: enveloped(joinedSession),
    refuses: ['not_found', 'invalid', 'too_many_requests'],
  }),

  followed: call({
    method: 'get',
    path: '/api/v2/followed-screen',
    operationId: 'workshop_sessions.followed',
    summary: 'What the big screen of a presentation shows now, and where one’s own farm is.',
    description:
      'The own figure only where a farm is named and one may see that figure of it. Whoever asks again and again names no farm until something changed.',
    letsIn: 'person',
    query: z.object({
      pass: line('Send the pass that the code gave.', 200),
      farm_id: rowNumber('Say which farm.').optional(),
    }),
    says: 'What is shown.',
    answer: enveloped(followedScreen),
    refuses: ['not_found', 'invalid'],
  }),
}
