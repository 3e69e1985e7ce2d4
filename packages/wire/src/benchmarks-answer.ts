// How a farm compares in a period: as the server tells it.

import { z } from 'zod'
import { count, moment, named, row, words } from './told.ts'
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

const place = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percentile'),
    percent: z.number().describe('The share of farms that it does better than, in steps of 5.'),
  }),
  z.object({
    kind: z.literal('outside'),
    end: z.enum(['lowest', 'top']),
    part: z.enum(['quarter', 'fifth']),
  }),
])

const comparedMeasure = z.object({
  name: words,
  own: figure,
  average: figure.describe('Of the average farm of the group.'),
  top: figure.describe('Of the average of its best farms.'),
  band: z
    .object({
      kind: z
        .enum(['quartiles', 'fifths'])
        .describe('Low and high are P25 and P75, or P20 and P80.'),
      low: z.number(),
      middle: z.number(),
      high: z.number(),
    })
    .nullable(),
  place: place.nullable(),
  withheld: z.boolean().describe('Too few farms to say anything of it safely.'),
  references: z
    .array(z.object({ name: words, source: words, value: z.number() }))
    .describe('Figures of surveys and studies, which are in no mean.'),
})

export const editionTold = z.object({
  number: count,
  period_id: row,
  period: words.describe('What its period is called.'),
  published_at: moment,
  note: words.nullable(),
  fingerprint: words.describe('SHA-256 over all that was frozen.'),
})

export const groupTold = z.object({
  key: words,
  name: words,
  band: words.describe('About how many farms: 10–14.'),
  is_own: z.boolean().describe('The farm is of that kind.'),
  by_staff: z.boolean().describe('Made by staff, and not by zone, activity and size.'),
})

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
    provisional: z.boolean().describe('The period is not released: own figures may still change.'),
    missing: z
      .array(words)
      .describe('What is not known, so that the farm counts in percentiles alone.'),
    edition: editionTold.nullable().describe('Where the figures of others are from.'),
    group: groupTold.nullable().describe('Whom the farm is compared with.'),
    widened: z.array(words).describe('Narrower groups of the farm, which have too few farms.'),
    groups: z.array(groupTold).describe('All that may be chosen.'),
    best: z
      .object({ name: words, band: words })
      .nullable()
      .describe('What the best of the group were found by, and about how many they are.'),
    measures: z
      .array(comparedMeasure)
      .describe('In the order of all measures; null is not known, or not for who sees no money.'),
  }),
)
export type BenchmarksOfPeriod = Told<typeof benchmarksOfPeriod>

const partTold = z.object({
  name: words,
  label: words,
  unit: words,
  formula: words,
  amount: figure,
})
const lineOf = { name: words, label: words, section: words, unit: words, amount: figure }

export const benchmarkExplained = named(
  'benchmark_explained',
  z.object({
    name: words,
    label: words,
    help: words,
    unit: words,
    formula: words.describe('Over lines and sums, by their names.'),
    of: words
      .nullable()
      .describe('Whose it is, where it is of one paddock’s crop or of one breeding round alone.'),
    is_amount: z
      .boolean()
      .describe('A total or a line and no measure: of others it is told by the hectare alone.'),
    produce: z
      .enum(['t', 'bales', 'kg'])
      .describe('What a unit of produce is: by the crop, kilograms gained where it is grazed.'),
    own: z.object({
      value: figure,
      hectares: figure.describe(
        'Effective hectares of the farm, by which an amount stands beside the average farm’s.',
      ),
      sums: z.array(partTold),
      lines: z.array(
        z.object({
          ...lineOf,
          rows: z
            .array(
              z.object({
                resource: words,
                id: row,
                figures: z.array(words),
                changed: z
                  .object({ at: moment, by: words.nullable() })
                  .nullable()
                  .describe('When it was last changed, and by whom, as far as one may see that.'),
                changed_since: z
                  .boolean()
                  .describe('After the edition of the period was published.'),
              }),
            )
            .describe('What it follows from, and by which of its figures.'),
        }),
      ),
    }),
    average: z
      .object({
        value: figure,
        sums: z.array(partTold),
        lines: z.array(
          z.object({
            ...lineOf,
            state: z
              .enum(['published', 'joined', 'withheld'])
              .describe('Joined: told within the line of its section that gathers others.'),
          }),
        ),
      })
      .nullable()
      .describe('Of the average farm of the group, for one effective hectare.'),
  }),
)
export type BenchmarkExplained = Told<typeof benchmarkExplained>
