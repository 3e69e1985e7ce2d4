// How complete a collection is: what the server tells of a farm's period, and of many at once.

import { periodStatuses } from '@furrow/catalogue/choices'
import type { Section } from '@furrow/farming/completeness/completeness'
import { sections } from '@furrow/farming/completeness/completeness-questions'
import type { Judged } from '@furrow/farming/numbers/judged'
import { z } from 'zod'
import { count, day, moment, named, row, share, words } from './told.ts'
import type { Told } from './told.ts'

const score = share.nullable().describe('What is answered of what is asked; null where nothing is.')
const labelled = { name: words, label: words }
const dates = { start: day, end: day, submission_due: day }

const bar = z.object({ ...labelled, score: share, answered: z.boolean() })

const section = z.object({
  name: z.enum(sections.map(({ name }) => name)),
  label: words,
  weight: z.number().describe('In the score of them all; 0 where nothing applies.'),
  score,
  answered: count,
  applicable: count,
  missing: z.array(words).describe('In a few sentences.'),
  bars: z.array(bar).describe('Crops, gauges or enterprises apart, each named by its number.'),
}) satisfies z.ZodType<Section>

const sectionChanged = section.extend({
  last_change: z
    .object({ at: moment, by: words.nullable() })
    .nullable()
    .describe('By a name where it is known who it was.'),
})

const check = z
  .object({ ...labelled, state: z.enum(['good', 'look', 'wrong', 'none']), says: words })
  .describe('Figures that should agree, and whether they do.') satisfies z.ZodType<Judged>

export const counted = z.object({ ...labelled, value: z.number(), unit: words })
const collectionDates = z.object({ ...dates, sowing_start: day, sowing_end: day })
const withStatus = { status: z.enum(periodStatuses), score }

export const completeness = named(
  'completeness',
  z.object({
    farm_id: row,
    period_id: row,
    ...withStatus,
    sections: z.array(sectionChanged).describe('Those about money are left out for who sees none.'),
    checks: z.array(check),
    counts: z.array(counted),
    dates: collectionDates,
  }),
)

const periodOverview = z.object({
  farm_period_id: row,
  period_id: row,
  name: words,
  year_name: words.nullable(),
  ...dates,
  ...withStatus,
})

const farmOverview = z.object({
  farm_id: row,
  periods: z.array(periodOverview).describe('Oldest first.'),
})

export const completenessOverview = named('completeness_overview', z.array(farmOverview))

export type Completeness = Told<typeof completeness>
export type CompletenessSection = Told<typeof sectionChanged>
export type CompletenessCheck = Told<typeof check>
export type CompletenessCount = Told<typeof counted>
export type CollectionDates = Told<typeof collectionDates>
export type FarmOverview = Told<typeof farmOverview>
export type PeriodOverview = Told<typeof periodOverview>
