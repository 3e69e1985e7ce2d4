// Both farms of a ladder, as far as it compares them: what the gap is calculated from, so that whoever draws it can
// calculate it again with one figure exchanged.

import { z } from 'zod'
import { named, row, words } from '../told.ts'
import type { Told } from '../told.ts'

const amount = z.number()
const known = z.number().nullable()
const byGroup = z.record(z.string(), amount)

const comparedPaddock = z.object({
  key: words,
  hectares: amount,
  production: known,
  usable_water: known,
})

const comparedCrop = z.object({
  scope: words,
  hectares: amount.describe('Share of the effective hectares.'),
  production: known,
  harvest_income: amount,
  other_income: amount,
  direct_costs: byGroup.describe('By group of costs.'),
  costs_by_tonne: byGroup.describe('What of each group goes by the tonne.'),
  usable_water: known.describe('Millimetres times hectares.'),
  irrigated: z.boolean(),
  paddocks: z.array(comparedPaddock).nullable().describe('Of the own farm.'),
})

const comparedStock = z.object({
  scope: words,
  hectares: known,
  dse: known,
  kilograms: known,
  trading_income: amount,
  other_income: amount,
  direct_costs: amount,
})

const comparedFarm = named(
  'compared_farm',
  z.object({
    crops: z.array(comparedCrop),
    stock: z.array(comparedStock),
    ground_in_use: known,
    other_farm_income: amount,
    costs_not_kept_by_crop: amount,
    overheads: byGroup,
    labour: amount,
    owner_allowance: amount,
    depreciation: amount,
    gross_income: known,
    operating_profit: amount,
    assets_managed: known,
  }),
)
export type ComparedFarmTold = Told<typeof comparedFarm>

export const ladderSides = named(
  'ladder_sides',
  z.object({
    farm_id: row,
    period_id: row,
    hectares: amount.describe('Effective hectares of the own farm.'),
    own: comparedFarm.describe('For each effective hectare; money in cents.'),
    theirs: comparedFarm,
    produce: z
      .record(z.string(), z.enum(['t', 'bales', 'kg']))
      .describe('What each enterprise is measured by.'),
  }),
)
export type LadderSidesTold = Told<typeof ladderSides>
