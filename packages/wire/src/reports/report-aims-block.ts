// What a farm set out to do, as a report tells it.

import { aimOutcomes } from '@furrow/catalogue/choices'
import { z } from 'zod'
import { figure, isBetter, measureMeant, titled } from './report-block-parts.ts'
import { day, row, words } from '../told.ts'

export const aims = z.object({
  kind: z.literal('aims'),
  ...titled,
  aims: z.array(
    z.object({
      id: row.describe('Of `farm_aims`.'),
      text: words,
      who: words.nullable(),
      by_day: day.nullable(),
      outcome: z.enum(aimOutcomes),
      kept_in: words.describe('The period in whose report it was kept.'),
      was: figure.describe('What the farm had when it was kept.'),
      goal: figure.describe('What others had then.'),
      now: figure.describe('What the farm has in this period; not known where that is the same.'),
      amount: figure.describe('What the rung came to on the whole farm.'),
      is_better: isBetter.describe('What it is now, beside what it was.'),
      about: measureMeant,
    }),
  ),
})
