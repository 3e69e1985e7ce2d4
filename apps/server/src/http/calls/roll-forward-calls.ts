// The calls that start a new period of a farm with what it had before, and take that back.

import { carriedKinds } from '@furrow/wire/carried-kinds'
import type { Chosen } from '@furrow/wire/roll-forward-answer'
import {
  carriedOver,
  rolledForward,
  rollForwardPreview,
  takenBack,
} from '@furrow/wire/roll-forward-told'
import { each, enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { bodyLimits } from '../body-limits.ts'
import { named } from '../openapi/parameters.ts'
import { call } from './call.ts'
import { rowNumber } from './sent.ts'

const places = {
  farm_id: rowNumber('Say which farm.'),
  from_period_id: rowNumber('Say from which period.'),
  period_id: rowNumber('Say which period is started.'),
}

const most = 5000
const trueOrFalse = z.boolean({ error: 'Say true or false.' }).optional()
const whichPaddocks = z
  .union([z.boolean(), z.array(rowNumber('Give the numbers of the paddocks.')).max(most)], {
    error: `Say true, or name at most ${most.toLocaleString('en')} paddocks by their numbers.`,
  })
  .optional()
  .describe('All, or some by their numbers in the earlier period.')

/** A kind that is not known is refused: passed over, it would be missing without a word. */
const chosen = z.strictObject(
  { ...each(carriedKinds, trueOrFalse), paddocks: whichPaddocks },
  { error: `Say in choose what is carried over: ${carriedKinds.join(', ')}.` },
) as z.ZodType<Chosen>

const path = '/api/v2/roll-forward'
const became = 'What became of it.'

export const rollForwardCalls = {
  carried: call({
    method: 'get',
    path,
    operationId: 'rollForward.carried',
    summary: 'What was carried into the periods of a farm and stands, the newest first.',
    letsIn: 'person',
    query: z.object({ farm_id: places.farm_id }),
    says: became,
    answer: enveloped(z.array(carriedOver)),
    refuses: ['not_found', 'invalid'],
  }),

  preview: call({
    method: 'get',
    path: `${path}/preview`,
    operationId: 'rollForward.preview',
    summary: 'How much there is of each kind, and what would be carried.',
    letsIn: 'person',
    query: z.object(places),
    says: became,
    answer: enveloped(rollForwardPreview),
    refuses: ['not_found', 'invalid'],
  }),

  run: call({
    method: 'post',
    path,
    operationId: 'rollForward.run',
    summary: 'Starts a period with what an earlier one had, as far as it is chosen and missing.',
    letsIn: 'person',
    parameters: named('idempotency_key'),
    body: z.object({ ...places, choose: chosen }),
    holds: bodyLimits.oneRow,
    says: became,
    answer: enveloped(rolledForward),
    refuses: ['not_found', 'conflict', 'invalid'],
  }),

  undo: call({
    method: 'post',
    path: `${path}/undo`,
    operationId: 'rollForward.undo',
    summary: 'Undoes a period start as a whole, until someone has worked with what it created.',
    letsIn: 'person',
    parameters: named('idempotency_key'),
    body: z.object({ id: rowNumber('Say which start of a period.') }),
    says: became,
    answer: enveloped(takenBack),
    refuses: ['not_found', 'conflict', 'invalid'],
  }),

  redo: call({
    method: 'post',
    path: `${path}/redo`,
    operationId: 'rollForward.redo',
    summary: 'Starts a period again that was undone, with what it was started with.',
    letsIn: 'person',
    parameters: named('idempotency_key'),
    body: z.object({ id: rowNumber('Say which start of a period.') }),
    says: became,
    answer: enveloped(rolledForward),
    refuses: ['not_found', 'conflict', 'invalid'],
  }),
}
