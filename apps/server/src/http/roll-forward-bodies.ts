// What is sent for starting a period: numbers of a farm and two periods, and what is to be carried.

import { carriedKinds } from '@furrow/wire/roll-forward'
import type { Chosen } from '@furrow/wire/roll-forward'
import { z } from 'zod'
import { rowNumber } from './session-bodies.ts'

const places = {
  farm_id: rowNumber('Say which farm.'),
  from_period_id: rowNumber('Say from which period.'),
  period_id: rowNumber('Say which period is started.'),
}

export const rollForwardPlaces = z.object(places)

export const justFarm = z.object({ farm_id: places.farm_id })

export const whichStart = z.object({ id: rowNumber('Say which start of a period.') })

const most = 5000
const trueOrFalse = z.boolean({ error: 'Say true or false.' }).optional()
const whichPaddocks = z
  .union([z.boolean(), z.array(rowNumber('Name paddocks by their numbers.')).max(most)], {
    error: `Say true, or name at most ${most.toLocaleString('en')} paddocks by their numbers.`,
  })
  .optional()

const { paddocks: _paddocks, ...others } = Object.fromEntries(
  carriedKinds.map(kind => [kind, trueOrFalse]),
)

/** A kind that is not known is refused: passed over, it would be missing without a word. */
const chosen = z.strictObject(
  { ...others, paddocks: whichPaddocks },
  { error: `Say in choose what is carried over: ${carriedKinds.join(', ')}.` },
) as z.ZodType<Chosen>

export const rollForwardWish = z.object({ ...places, choose: chosen })
