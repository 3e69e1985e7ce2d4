// Files on their way to the server, as they are told.

import { fileScans } from '@furrow/catalogue/choices'
import { z } from 'zod'
import { count, moment, named, row, warning, words } from './told.ts'
import type { Told } from './told.ts'

const accepted = z.object({
  label: words,
  media_type: words,
  endings: z.array(words).describe('How names of such files end, without the dot.'),
})

export const uploadLimits = named(
  'upload_limits',
  z.object({
    max_bytes: count,
    expires_days: count.describe('What never ended is let go of after so many days.'),
    accepted: z.array(accepted).describe('What a file holds decides, not its name.'),
    in_words: words.describe('All of it in a sentence.'),
  }),
)

export const uploadState = named(
  'upload_state',
  z.object({
    id: words,
    state: z
      .enum(['receiving', 'received', 'done', 'refused'])
      .describe(
        '`received`: all of it is there, but it is no file yet, for the reason in `message`; HEAD tries again. `refused`: thrown away.',
      ),
    name: words,
    size: count,
    received: count,
    begun_at: moment,
    expires_at: moment,
    file_id: row.nullable().describe('The row of `files` that it became.'),
    scan: z.enum(fileScans).nullable(),
    warnings: z.array(warning),
    message: words.nullable(),
  }),
)

export type UploadLimits = Told<typeof uploadLimits>
export type UploadState = Told<typeof uploadState>
