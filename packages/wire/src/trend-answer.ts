// How measures of a farm went over the years, as the server tells it.

import { z } from 'zod'
import { editionTold } from './benchmarks-answer.ts'
import { named, row, words } from './told.ts'
import type { Told } from './told.ts'

const figure = z.number().nullable()
const figures = z.object({
  own: figure,
  average: figure.describe('Of the average farm of the group that the farm had in that period.'),
  low: figure.describe('P25 or P20 of the group.'),
  middle: figure,
  high: figure.describe('P75 or P80 of the group.'),
})

const measureTrend = z.object({
  name: words,
  years: z.array(figures).describe('In the money of each period; in the order of the periods.'),
  real: z
    .array(figures)
    .nullable()
    .describe('In the money of the last period; nothing of what is no money, or without an index.'),
  means: z
    .array(
      z.object({
        years: z.union([z.literal(3), z.literal(5), z.literal(10)]),
        own: figure,
        average: figure,
        own_real: figure,
        average_real: figure,
      }),
    )
    .describe('The mean of the years, each counted alike; nothing where more than one is missing.'),
  worst_period_id: row.nullable(),
  best_period_id: row.nullable().describe('By real money where that is known.'),
})

export const benchmarkTrend = named(
  'benchmark_trend',
  z.object({
    farm_id: row,
    scope: words,
    periods: z
      .array(
        z.object({
          period_id: row,
          period: words,
          provisional: z.boolean(),
          edition: editionTold.nullable(),
          group: z
            .object({ key: words, name: words, band: words })
            .nullable()
            .describe('As it was in that period: its farms need not be those of today.'),
        }),
      )
      .describe('Oldest first, ten at most.'),
    real_withheld: words
      .nullable()
      .describe('Why nothing is told in the money of the last period.'),
    measures: z.array(measureTrend),
  }),
)
export type BenchmarkTrend = Told<typeof benchmarkTrend>
