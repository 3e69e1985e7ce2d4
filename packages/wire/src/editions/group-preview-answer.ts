// What a group of staff would be in the next edition of a period: who is in it, and what would be published.

import { z } from 'zod'
import { count, named, row, words } from '../told.ts'
import type { Told } from '../told.ts'

const place = z
  .object({
    longitude: z.number(),
    latitude: z.number(),
    is_rough: z.boolean().describe('Only its region is known.'),
  })
  .nullable()

const farm = z.object({ farm_id: row, name: words, place })

const withheld = z.object({
  rule: z.enum(['floor', 'dominance', 'leftover', 'overlap']),
  why: words,
  mend: words.describe('What would change that.'),
  figures: count.describe('How many figures are withheld by it.'),
})

export const groupPreview = named(
  'group_preview',
  z.object({
    period_id: row,
    edition: count.describe('The next one of the period.'),
    farms: count.describe('That would be compared.'),
    owners: count.describe('Whose they are: businesses that share a farm or a manager are one.'),
    members: z
      .array(farm.extend({ is_added: z.boolean().describe('By hand, whatever the filter says.') }))
      .describe('Those whose names one may read.'),
    unnamed: count.describe('The other members.'),
    left_out: z
      .array(farm.extend({ reason: words }))
      .describe(
        'Farms of the group that would not be compared, of those whose names one may read.',
      ),
    unnamed_left_out: count,
    figures: z
      .array(
        z.object({
          figure: z.enum(['average', 'percentiles', 'top']),
          is_published: z.boolean().describe('At least in part.'),
          withheld: z.array(withheld),
        }),
      )
      .describe('Of the whole farm.'),
    conflicts: z
      .array(
        z.object({
          group_id: row,
          name: words,
          shared: count.describe('Farms that are in both.'),
          withholds: z
            .enum(['this', 'other'])
            .describe('Whose figures would be withheld: those of this group, or of the other.'),
          why: words,
          mend: words,
        }),
      )
      .describe('With other groups that farms can compare with.'),
  }),
)
export type GroupPreview = Told<typeof groupPreview>
