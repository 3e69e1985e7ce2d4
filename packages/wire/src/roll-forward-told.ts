// What is told of starting a new period: what would be carried over from an earlier one, what was, and
// whether that may still be undone.

import { periodStatuses } from '@furrow/catalogue/choices'
import { z } from 'zod'
import { carriedKinds } from './carried-kinds.ts'
import { count, day, each, moment, named, row, words } from './told.ts'

const kind = z.enum(carriedKinds)
const places = { farm_id: row, from_period_id: row, period_id: row }
const period = { id: row, name: words, start: day, end: day }

export const carriedCounts = z
  .object({
    ...each([...carriedKinds, 'linked', 'boundaries'] as const, count.exactOptional()),
  })
  .describe('How many were made; what there is none of is left out.')

export const rowPreview = z.object({
  id: row.describe('Its number in the earlier period.'),
  name: words,
  area: z.number().nullable().describe('Hectares.'),
  paddock_id: row.describe(
    'The paddock of the earlier period: itself, or the one that the crop stands on.',
  ),
  fate: z
    .enum(['make', 'link', 'map', 'there', 'stays'])
    .describe(
      'Copied; linked to a paddock of its name that has no history; only its boundary copied; there already; not carried.',
    ),
})

export const kindPreview = z.object({
  kind,
  there_were: count.describe('In the earlier period.'),
  there_already: count.describe('Of these, in the later one.'),
  to_make: count,
  notes: z
    .array(words)
    .describe('What cannot be carried, or goes otherwise than one might think, in sentences.'),
  rows: z.array(rowPreview).describe('Of paddocks, and of perennials that stand on.'),
})

export const goingOn = z
  .object({ properties: count, gauges: count, contacts: count })
  .describe('What belongs to the farm, not to a period, and is not carried.')

export const rollForwardPreview = named(
  'roll_forward_preview',
  z.object({
    farm_id: row,
    from: z.object(period),
    into: z.object({
      ...period,
      sowing_start: day,
      sowing_end: day,
      status: z
        .enum(periodStatuses)
        .nullable()
        .describe('Null where the farm does not record it yet.'),
    }),
    refused: words.nullable().describe('Why this person may not do it.'),
    notes: z.array(words).describe('What is worth knowing before it is done.'),
    kinds: z.array(kindPreview).describe('Those about money are left out for who sees none.'),
    goes_on: goingOn,
  }),
)

export const rolledForward = named(
  'roll_forward_done',
  z.object({
    ...places,
    id: row.nullable().describe('By which it is undone; null where nothing was missing.'),
    is_new: z.boolean().describe('The farm records the period since this call.'),
    counts: carriedCounts,
  }),
)

export const takenBack = named(
  'roll_forward_undone',
  z.object({
    ...places,
    id: row,
    period_stays: z.boolean().describe('It holds more than what was carried.'),
  }),
)

export const carriedOver = named(
  'carried_over',
  z.object({
    ...places,
    id: row,
    from_name: words,
    by: words.nullable().describe('Who carried it over; null where nobody knows any more.'),
    at: moment,
    counts: carriedCounts,
    stays_because: words.nullable().describe('Why it can no longer be undone.'),
  }),
)
