// The stock of a farm's period, summed up: as the server tells it.

import { stockMovementNames } from '@furrow/farming/stock/herd'
import { breedingRatioNames } from '@furrow/farming/stock/breeding-ratios'
import type { LivestockSummary, StockGroup } from '@furrow/farming/stock/livestock-summary'
import { stockMeasureNames } from '@furrow/farming/stock/stock-measures'
import type { LivestockMargins } from '@furrow/farming/stock/costs/livestock-margins'
import { stockDrivers } from '@furrow/farming/stock/costs/shared-over-stock'
import { stockMarginNames } from '@furrow/farming/stock/costs/stock-margin'
import { z } from 'zod'
import { count, day, each, named, row, words } from './told.ts'

export interface LivestockOfPeriod extends LivestockSummary {
  readonly farm_id: number
  readonly period_id: number
  /** What the period is called. */
  readonly period: string
  readonly from: string
  readonly to: string
  /** Oldest first: the same of the periods before that the farm recorded. */
  readonly earlier: readonly EarlierStock[]
}

interface EarlierStock {
  readonly period_id: number
  readonly period: string
  readonly enterprises: readonly StockGroup[]
  readonly total: StockGroup
  readonly margins: LivestockMargins | null
}

const known = (says: string) => z.number().nullable().describe(says)
const nameOf = z.object({ id: row, name: words })

const head = known('Head.')
const kilograms = known('Kilograms; null where something was not weighed.')
const money = known('Whole cents; births and deaths have no value of their own.')
const rating = z.object({
  set: words.describe('Ratings of two sets are never mixed.'),
  variant: words.nullable(),
})

const balances = {
  head: z.object({
    moved: z.object(each(stockMovementNames, head)),
    closing: known('As it was counted; 0 without a count where nothing should be left.'),
    expected: z.number().describe('Opening with all that came, less all that went.'),
    difference: known('More than 0 where more were counted than the movements say.'),
    average: known('On an average day.'),
  }),
  kilograms: z.object({
    moved: z.object(each(stockMovementNames, kilograms)),
    closing: kilograms,
    grown: known('Kilograms; of one of several with what went over to others.'),
  }),
  value: z
    .object({
      moved: z.object(each(stockMovementNames, money)),
      closing: money,
      profit: known('Whole cents made by trade and growth, before costs.'),
    })
    .nullable()
    .describe('Null for who sees no money.'),
  feed: known('Dry sheep equivalents on an average day.'),
}

const line = z.object({
  class: nameOf,
  enterprise: nameOf.nullable(),
  species: nameOf,
  unweaned: z.boolean(),
  rating: rating.nullable().describe('By which its feed is reckoned.'),
  ...balances,
})

const group = named(
  'stock_group',
  z.object({
    of: nameOf.nullable().describe('Null of the whole farm, and of what is in no enterprise.'),
    classes: count,
    ...balances,
    off: count.describe('Classes whose count is not what the movements say.'),
    uncounted: count.describe('Classes that should have head left, and were not counted.'),
    grazed: known('Hectares.'),
    measures: z
      .object(each(stockMeasureNames, known('Null where something of it is not known.')))
      .describe('Kilograms, dry sheep equivalents, shares from 0 to 1, and whole cents.'),
    breeding: z.object({
      rounds: count,
      joined: head,
      ratios: z.object(each(breedingRatioNames, known('Over the rounds that have both figures.'))),
    }),
    months: z
      .array(z.object({ month: words, dse: known('Dry sheep equivalents on an average day.') }))
      .describe('Month by month, as far as each lies in the period.'),
  }),
) satisfies z.ZodType<StockGroup>

const owner = {
  of: nameOf.nullable().describe('Null of stock and wool that are in no enterprise.'),
  species: nameOf,
}
const bearer = {
  ...owner,
  weights: z
    .object(each(stockDrivers, known('Dry sheep equivalents, whole cents, hectares.')))
    .describe('What costs may be shared by.'),
  isShorn: z.boolean(),
}
const margin = {
  figures: z
    .object(each(stockMarginNames, known('Whole cents; null where something of it is not known.')))
    .describe('Income, costs, what is left, and each of them per DSE, head, hectare and kilogram.'),
}

const margins = named(
  'stock_margins',
  z.object({
    enterprises: z.array(z.object({ ...bearer, ...margin })),
    total: z.object(margin),
    bearers: z.array(z.object(bearer)).describe('All of the farm, whatever the filter shows.'),
    lines: z.array(
      z.object({
        line: words.describe('By its figure of the record; gz_direct_cost: beyond its lines.'),
        cents: z.number().describe('Whole cents that stock bear.'),
        driver: z.enum(stockDrivers),
        shares: z
          .array(
            z.object({
              cents: known('Whole cents.'),
              said: known('Whole cents that someone said.'),
            }),
          )
          .describe('In the order of the bearers.'),
        left: z
          .number()
          .describe('Whole cents that nobody bears; below 0 where too much was said.'),
      }),
    ),
    hasCrops: z
      .boolean()
      .describe('Whether crops were grown that would bear what either side may.'),
    hasCropsToSell: z.boolean().describe('Whether any of them was more than forage.'),
  }),
) satisfies z.ZodType<LivestockMargins>

export const livestockOfPeriod = named(
  'livestock_summary',
  z.object({
    farm_id: row,
    period_id: row,
    period: words.describe('What the period is called.'),
    from: day,
    to: day,
    classes: z.array(line),
    enterprises: z.array(group),
    species: z.array(group),
    total: group,
    margins: margins.nullable().describe('Income and costs; null for who sees no money.'),
    ratings: z.array(rating).describe('Those by which feed is reckoned.'),
    earlier: z
      .array(
        z.object({
          period_id: row,
          period: words,
          enterprises: z.array(group),
          total: group,
          margins: margins.nullable(),
        }),
      )
      .describe('Of the periods before, oldest first.'),
  }),
) satisfies z.ZodType<LivestockOfPeriod>
