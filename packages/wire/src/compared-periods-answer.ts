// Periods of a farm side by side: what each adds up to, and its crops kind by kind.

import { z } from 'zod'
import { counted } from './completeness-answer.ts'
import { named, row, words } from './told.ts'
import type { Told } from './told.ts'

const known = (says: string) => z.number().nullable().describe(says)

const cropCompared = z.object({
  id: row.describe('Of the kind of crop.'),
  name: words,
  unit: words.describe('What its yield is told in.'),
  area: known('Hectares that it took.'),
  yield: known('Over what was harvested.'),
})

const comparedPeriod = z.object({
  period_id: row,
  counts: z.array(counted).describe('As its completeness counts them.'),
  area_sown: known('Hectares of all crops.'),
  crops: z.array(cropCompared).describe('By name.'),
})

export const comparedPeriods = named('compared_periods', z.array(comparedPeriod))

export type ComparedPeriod = Told<typeof comparedPeriod>
