// The figures of a farm's period that its validator looks at: beside the period before, and beside what was published
// of its group.

import { outlierDecisions } from '@furrow/catalogue/choices'
import { z } from 'zod'
import { editionTold } from '../benchmarks-answer.ts'
import { named, row, words } from '../told.ts'
import type { Told } from '../told.ts'

const reviewedFigure = z.object({
  scope: words.describe('`farm`, `crop 12`, `stock 7`.'),
  of: words.describe('What that is called.'),
  measure: words.describe('By its lasting name.'),
  label: words,
  money: z.boolean().describe('It follows from finances.'),
  value: z.number(),
  text: words,
  before: words.nullable().describe('In the period before; null where it is not known.'),
  change: z
    .number()
    .nullable()
    .describe('Since the period before, as a share of that; null where either is not known.'),
  group: z
    .object({ name: words, low: words, middle: words, high: words })
    .nullable()
    .describe(
      'What is published of the farm’s group: low and high are P25 and P75, or P20 and P80.',
    ),
  is_far: z.boolean().describe('Outside the far fence of its group.'),
  decision: z
    .object({ decision: z.enum(outlierDecisions), reason: words.nullable() })
    .nullable()
    .describe('What was decided about it, as long as it is what it was then.'),
})

export const validationReview = named(
  'validation_review',
  z.object({
    farm_id: row,
    period_id: row,
    before: words.nullable().describe('What the period before is called.'),
    edition: editionTold.nullable().describe('Where the figures of others are from.'),
    may_decide: z.boolean().describe('Whether one may decide about figures of the farm.'),
    figures: z
      .array(reviewedFigure)
      .describe(
        'The main measures, and all that are far from those of others: what nobody decided about first, then what changed most.',
      ),
  }),
)
export type ValidationReview = Told<typeof validationReview>
export type ReviewedFigure = Told<typeof reviewedFigure>
