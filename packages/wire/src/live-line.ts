// The lines of a live stream: what was written, as far as whoever listens sees it. Never the values.

import { z } from 'zod'
import { moment, row, words } from './told.ts'
import type { Told } from './told.ts'

const change = z
  .object({
    entity: words.describe('The kind of record, as in its address.'),
    ids: z.array(row).describe('Rows; they may be told twice, and may be gone by now.'),
    farm_id: row.nullable(),
    period_id: row.nullable(),
    verb: z.enum(['store', 'update', 'destroy', 'restore', 'attach', 'detach', 'erase']),
    device: words
      .nullable()
      .describe('The `X-Device-Id` that it was written with: one’s own is known already.'),
    follows: z
      .boolean()
      .describe(
        'Furrow recalculated them from other rows, which were told when they changed: all that is ' +
          'worked out of a farm’s rows does so before it answers.',
      ),
    at: moment,
  })
  .describe('Rows of one kind that were changed in the same way from the same place.')

const alive = z
  .object({ alive: z.literal(true) })
  .describe('First of all, and every 25 seconds. What is written after the first one is told.')

const missed = z
  .object({ missed: z.literal(true) })
  .describe('Anything may have been written that was not told: read anew what is shown.')

const over = z
  .object({ over: z.literal(true), why: z.enum(['rights', 'too_many']) })
  .describe(
    'The last line: other rights hold by now, or none, or the person opened 20 newer streams.',
  )

export const liveLine = z.union([change, alive, missed, over])

export type LiveChange = Told<typeof change>
export type LiveOver = Told<typeof over>
export type LiveLine = LiveChange | Told<typeof alive> | Told<typeof missed>
