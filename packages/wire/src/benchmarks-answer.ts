// How a farm compares in a period: as the server tells it.

import { z } from 'zod'
import { named, row, words } from './told.ts'
import type { Told } from './told.ts'

const line = z.object({
  name: words,
  label: words,
  section: words,
  unit: words.describe('Whole cents where it is $.'),
})

const measureTold = named(
  'measure',
  z.object({
    name: words.describe('The same for good.'),
    label: words,
    section: words,
    unit: words.describe(
      'Whole cents where it is $; a share is 0 to 1; produce is tonnes or bales, by the crop; days count from the first of the period.',
    ),
    better: z
      .enum(['up', 'down', 'neither'])
      .describe('Which way is better, as most farms see it.'),
    help: words.describe('What it says, in a sentence.'),
    formula: words.describe('Over lines and sums, by their names.'),
    needs_money: z.boolean().describe('Told to who sees money alone.'),
    twin_of: words.nullable().describe('The measure that it tells again for each 100 mm of rain.'),
  }),
)

const comparisonTold = named(
  'comparison',
  z.object({
    lines: z.array(line).describe('Amounts that add up over farms.'),
    sums: z.array(z.object({ name: words, label: words, unit: words, formula: words })),
    measures: z.array(measureTold),
  }),
)

export const measuresTold = named(
  'measures',
  z.object({
    farm: comparisonTold.describe('Of whole farms.'),
    crop: comparisonTold.describe('Of crop enterprises.'),
    stock: comparisonTold.describe('Of stock enterprises.'),
  }),
)
export type MeasuresTold = Told<typeof measuresTold>
export type ComparisonTold = Told<typeof comparisonTold>

const figure = z.number().nullable()

export const benchmarksOfPeriod = named(
  'benchmarks',
  z.object({
    farm_id: row,
    period_id: row,
    period: words.describe('What the period is called.'),
    scope: words.describe('What is compared: `farm`, `crop 12`, `stock 7`.'),
    scopes: z
      .array(z.object({ scope: words, name: words }))
      .describe('All that can be compared of the farm in the period.'),
    provisional: z.boolean().describe('The period is not released: figures may still change.'),
    missing: z
      .array(words)
      .describe('What is not known, so that the farm counts in percentiles alone.'),
    measures: z
      .array(z.object({ name: words, own: figure }))
      .describe('In the order of all measures; null is not known, or not for who sees no money.'),
  }),
)
export type BenchmarksOfPeriod = Told<typeof benchmarksOfPeriod>
