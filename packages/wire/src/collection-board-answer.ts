// The board of collections: what the server tells staff of all the farms that they see to, one line for each.

import { periodStatuses } from '@furrow/catalogue/choices'
import { sections } from '@furrow/farming/completeness/completeness-questions'
import { z } from 'zod'
import { count, day, moment, named, row, share, words } from './told.ts'
import type { Told } from './told.ts'

const names = z.array(words)

const missing = z.object({
  section: z.enum(sections.map(({ name }) => name)),
  label: words,
  count: count.describe('Questions without an answer.'),
})

const howComplete = z.object({
  score: share.nullable().describe('What is answered of what is asked; null where nothing is.'),
  missing: z
    .array(missing)
    .describe('Parts with something missing; those about money are left out for who sees none.'),
})

const collection = z.object({
  farm_period_id: row,
  period_id: row,
  name: words,
  start: day,
  end: day,
  submission_due: day,
  status: z.enum(periodStatuses),
  updated_at: moment.describe('Of `farm_period`, to move its status on.'),
  completeness: howComplete.nullable().describe('Null where it is not asked for.'),
})

const boardLine = z.object({
  farm_id: row,
  farm: words,
  businesses: names,
  manager: words.nullable(),
  focus_group: words.nullable(),
  zone: words.nullable(),
  collection: collection
    .nullable()
    .describe('Of the period that was asked for, or the newest; null where the farm records none.'),
  products: names.describe(
    'Of its projects in that period, without archived ones, as the people are.',
  ),
  collectors: names,
  validators: names,
  owners: names,
  questions: z
    .object({ for_farm: count, for_staff: count })
    .describe('Open ones about that period or none, by the side that did not write last.'),
  documents: count.describe('Requested for that period, and not here yet.'),
  last_change: z
    .object({ at: moment, by: words.nullable() })
    .nullable()
    .describe('On the farm, by a person, in any period.'),
})

export const collectionBoard = named(
  'collection_board',
  z.array(boardLine).describe('By the names of the farms.'),
)

export type BoardLine = Told<typeof boardLine>
export type BoardCollection = Told<typeof collection>
