// What the server tells administrators of the rows of a list that farms choose from, and of two that were merged.

import { z } from 'zod'
import { count, moment, named, row, words } from '../told.ts'
import type { Told } from '../told.ts'

const listedRow = z.object({
  id: row,
  name: words,
  group_id: row.optional(),
  group: words
    .optional()
    .describe('Where names mean something within it alone, as varieties do within a crop type.'),
  accepted: z.boolean().describe('Its name is checked; otherwise somebody proposes it.'),
  offered: z.boolean(),
  merged_into: z
    .object({ id: row, name: words })
    .nullable()
    .describe('Whoever names it means that one.'),
  added_at: moment,
  added_by: words.nullable().describe('Of proposals alone.'),
  rows: count.describe('That name it.'),
  farms: count.describe('Whose rows those are.'),
})

export const listedRows = named('listed_rows', z.array(listedRow).describe('By name.'))

export const rowsMerged = named(
  'rows_merged',
  z.object({
    id: row,
    into_id: row.describe('The one that stays: what the one that was asked for was merged into.'),
    rows: count.describe('That named the first, and name the second now.'),
    farms: count.describe('Whose rows those are.'),
  }),
)

export type ListedRow = Told<typeof listedRow>
export type RowsMerged = Told<typeof rowsMerged>
