// What the blocks of a report are put together from.

import { z } from 'zod'
import { named, words } from '../told.ts'

export const figure = named(
  'report_figure',
  z.object({
    value: z.number().nullable().describe('In the unit of its heading; dollars where it is money.'),
    text: words.describe('As people read it; a dash where it is not known.'),
  }),
)
export const unit = words.describe('Empty where the figures have none: `$/ha`, `%`, `t/ha`.')

export const measureMeant = z
  .object({ scope: words, measure: words })
  .nullable()
  .describe('The measure by which `benchmarks/explain` tells where the figure comes from.')

export const isBetter = z
  .boolean()
  .nullable()
  .describe('Null where neither way is better, or nothing is known.')

export const titled = {
  title: words.describe('The finding in a sentence, or what it shows where there is none.'),
  note: words.describe('What is drawn, in which unit.'),
}
