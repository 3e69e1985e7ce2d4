// The crops or the stock of a farm's period beside the period before and beside others: each figure with its text, as
// reports have it.

import { z } from 'zod'
import { editionTold, groupTold } from './benchmarks-answer.ts'
import { headlineFigure } from './farm-report-answer.ts'
import { named, row, words } from './told.ts'
import type { Told } from './told.ts'

export const enterprisesCompared = named(
  'enterprises_compared',
  z.object({
    farm_id: row,
    period_id: row,
    period: words.describe('What the period is called.'),
    before: words.nullable().describe('What the period before is called.'),
    provisional: z.boolean().describe('The period is not released: own figures may still change.'),
    edition: editionTold.nullable().describe('Where the figures of others are from.'),
    enterprises: z.array(
      z.object({
        scope: words.describe('`crop 12`, `stock 7`.'),
        name: words,
        group: groupTold.nullable().describe('Whom it is compared with.'),
        why_not: words.nullable().describe('Why it is compared with nobody, in a sentence.'),
        figures: z.array(
          headlineFigure.extend({
            before: headlineFigure.shape.own.describe('Of the period before.'),
          }),
        ),
      }),
    ),
  }),
)
export type EnterprisesCompared = Told<typeof enterprisesCompared>
