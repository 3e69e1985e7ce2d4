// A farm's period as it stood when it was released: as the server tells it.

import { z } from 'zod'
import { count, moment, named, words } from './told.ts'
import type { Told } from './told.ts'

export const keptPeriod = named(
  'kept_period',
  z.object({
    number: count.describe('Of the release.'),
    released_at: moment,
    releases: z
      .array(z.object({ number: count, released_at: moment }))
      .describe('All of this period, newest first.'),
    kinds: z
      .array(z.object({ resource: words, rows: count }))
      .describe('What is kept, as far as one sees it.'),
    rows: z
      .array(z.record(z.string(), z.unknown()))
      .nullable()
      .describe('Of the kind that was asked for, as they stood.'),
  }),
)
export type KeptPeriod = Told<typeof keptPeriod>
