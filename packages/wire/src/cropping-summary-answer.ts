// The cropping of a farm's period, summed up: as the server tells it.

import { products } from '@furrow/farming/crops/crop-balances'
import { cropMeasures } from '@furrow/farming/crops/costs/cost-drivers'
import { costGroups } from '@furrow/farming/crops/costs/crop-money'
import { groupings } from '@furrow/farming/crops/crop-group'
import type { CropGroup } from '@furrow/farming/crops/crop-group'
import type { KindOfCrop } from '@furrow/farming/crops/crop-record'
import type { CroppingSummary } from '@furrow/farming/crops/cropping-summary'
import { groundParts } from '@furrow/farming/crops/ground-use'
import { z } from 'zod'
import { count, day, each, named, row, words } from './told.ts'

export interface CroppingOfPeriod extends CroppingSummary {
  readonly farm_id: number
  readonly period_id: number
  /** What the period is called. */
  readonly period: string
}

const known = (says: string) => z.number().nullable().describe(says)

const area = known('Hectares.')
const produced = known('Tonnes; of cotton bales, of what is grazed kilograms gained.')
const nutrient = known('Kilograms for each hectare.')
const money = known(
  'Whole cents, sold, still to be sold and kept for use; null for who sees no money, and of a crop that still grows.',
)
const cents = known('Whole cents.')
const nameOf = z.object({ id: row, name: words })
const status = z.object({ slug: words.nullable(), name: words })
const month = z.int().min(1).max(12)

const kindOfCrop = named(
  'kind_of_crop',
  z.object({
    id: row,
    name: words,
    slug: words.nullable(),
    color: words,
    unit: words.describe('What its yield is told in.'),
    harvest: words.describe('What it is taken off by.'),
    perennial: z.boolean(),
    of_water: z.boolean().describe('Its yield follows from its water.'),
    season: z
      .object({ from: month, to: month })
      .nullable()
      .describe('The months whose rain its season lives on; null of what grows all year.'),
    season_name: words.nullable().describe('What its season is called.'),
    kg_per_mm: known('Kilograms of yield for each millimetre of water.'),
    evaporation: known('Millimetres that are lost before any makes yield.'),
  }),
) satisfies z.ZodType<KindOfCrop>

const moneyFigures = {
  income: money,
  income_per_ha: money,
  kept_income: known(
    'Whole cents of it that were kept for seed or feed, at the price at the gate.',
  ),
  sold: known('Its part of what was sold of its kind, in tonnes or bales.'),
  price: known('Whole cents that each tonne or bale brought on average.'),
  expected_price: known('Whole cents expected for each tonne or bale still in storage.'),
  cost: known(
    'Whole cents of direct costs that it bears; null for who sees no money, and where no line of them is known.',
  ),
  cost_per_ha: cents,
  costs: z.object(each(costGroups, cents)).describe('The same by what the costs are for.'),
  gross_margin: known('Whole cents: income less direct costs, where both are known.'),
  margin_per_ha: cents,
  return_on_cost: known('Gross margin for each dollar of direct costs.'),
  break_even_yield: known('What a hectare has to give at its price, in the unit of its yield.'),
  break_even_price: known('Whole cents that each tonne or bale has to bring.'),
  margin_per_ml: known('Whole cents for each megalitre that was put on.'),
  margin_per_mm: known('Whole cents of a hectare for each millimetre of water that it had.'),
  market_cost: known(
    'Whole cents of freight, levies, receival and storage for each tonne or bale.',
  ),
  farm_gate_price: known('Whole cents of its price without those.'),
  overhead: known('Whole cents of its part of the overheads, by its hectares.'),
  full_cost: known('Whole cents that each tonne or bale cost with its part of the overheads.'),
}

/** Of a crop, and of several together. */
const figures = {
  area: known('Hectares that it took.'),
  area_sown: area,
  area_harvested: area,
  produced,
  own: known('Our share of it.'),
  hay: known('Tonnes of all hay.'),
  sugar: known('Tonnes of sugar in cane.'),
  ccs: known('Sugar in per cent of the cane that it is known of.'),
  yield: known(
    'In the unit of the crop, over what was harvested; of hay and grazing over the ground of the whole year.',
  ),
  crop_rain: known(
    'Millimetres that were read from the day after sowing to harvest, or to today; of what stood before the period, from its start or from after the last cut.',
  ),
  crop_rain_unread: known('Days of it without a reading; of several crops, of the one with most.'),
  water_use: known(
    'Kilograms for each hectare and millimetre of stored water, in-crop rain and irrigation; null where one of them is not known.',
  ),
  of_potential: known('What came of what stored water and growing-season rain allowed.'),
  nitrogen: nutrient,
  phosphorus: nutrient,
  potassium: nutrient,
  sulfur: nutrient,
  zinc: nutrient,
  megalitres: known('Water that was put on.'),
  megalitres_per_ha: known('By what was sown.'),
  produced_per_ml: known('What it is grown for, for each megalitre.'),
  own_area: known(
    'Hectares that are ours by our share; what goes by the hectare below goes by these.',
  ),
  ...moneyFigures,
}

const line = z.object({
  id: row.describe('Of the crop on its paddock.'),
  paddock: nameOf.extend({ area, property: nameOf.nullable(), asset_type: nameOf.nullable() }),
  crop: kindOfCrop.nullable(),
  enterprise: nameOf.nullable(),
  fallow_type: nameOf.nullable(),
  variety: nameOf.nullable(),
  status: status.nullable(),
  stage: nameOf.nullable(),
  tags: z.array(words).describe('By name.'),
  sown: day.nullable(),
  ended: day.nullable(),
  is_growing: z.boolean().describe('Something can still come off it.'),
  quality: words.nullable().describe('That of which most was sold of its kind.'),
  milled: known('Tonnes of cane whose sugar is known.'),
  years: known('Whole years that a stand has stood.'),
  ground: z
    .object(each(groundParts, z.number().exactOptional()))
    .describe('What became of its ground, in hectares.'),
  own_products: z
    .object(each(products, produced.exactOptional()))
    .describe('Our share, by what it is sold as; what did not come off is left out.'),
  taken: z
    .object({ quantity: produced, area })
    .describe('What was weighed and measured, for the yield of several crops.'),
  ...figures,
  seed_sown: known('Kilograms.'),
  other_elements: known(
    'Kilograms for each hectare of all but nitrogen, phosphorus and potassium.',
  ),
  area_reaped: known('Hectares by header, picker or mill, whether or not it was weighed.'),
  area_grazed: known('Hectares that stock went over, crop or stubble, each of them once.'),
  area_left: known('Hectares that were sown, not harvested and not said to have ended.'),
  yield_each: known('The mean of a cut or grazing.'),
  hay_yield: known('Tonnes for each hectare that was cut in the year.'),
  grazing_gain: known('Kilograms that stock gained on a hectare that was grazed in the year.'),
  grazed_days: known('Days that stock were on.'),
  fallow_rain: known('Millimetres from the end of the crop before to this sowing.'),
  fallow_rain_unread: known('Days of it without a reading.'),
  stored_water: known('Millimetres of it that the fallow kept.'),
  water: known('Millimetres that it had: stored, rained and put on.'),
  all_water: known(
    'Megalitres from everywhere: put on, rain that it could use, and stored in the soil.',
  ),
  potential: known('Kilograms for each hectare that stored water and season rain allowed.'),
})

const summed = {
  paddocks: count,
  ...figures,
  yield_on_sown: known('Over what was sown for it.'),
  statuses: z.array(status.extend({ count })),
}

const cropGroup = named(
  'crop_group',
  z.object({
    key: words.describe('The same from period to period.'),
    of: nameOf
      .extend({ id: row.nullable().describe('Null for tags, which are told by their names.') })
      .nullable()
      .describe('Of what it is grouped by; null where nobody said.'),
    crop: kindOfCrop.nullable(),
    crops: z.array(row),
    ...summed,
  }),
) satisfies z.ZodType<CropGroup>

const position = z.object({
  crop_id: row,
  product: z.enum(products),
  produced: z.number().describe('Our share, in tonnes; of lint bales.'),
  sold: z.number(),
  unsold: z.number().describe('Entered as still in storage.'),
  kept: z.number().describe('For seed or feed.'),
  left: z.number().describe('Our share less what was sold or kept.'),
  open: z.number().describe('Neither sold, kept nor in storage.'),
  priced: z.number().describe('Sold or in storage, with a price.'),
  price: known('Whole cents that each tonne or bale brought on average.'),
  expected: known('Whole cents that those in storage are expected to bring.'),
  expected_price: known('The same for each of them.'),
  quality: words.nullable().describe('That of which most was sold.'),
})

const sharedCost = z.object({
  line: words.describe('Of the financial record; a total is what it says beyond its lines.'),
  cents: z.number().describe('Whole cents of it that are for crops.'),
  by: z.enum(cropMeasures).describe('What it goes by.'),
  left: z
    .number()
    .describe('Whole cents that no crop bears; below 0 where more was said than there is.'),
  kinds: z.array(z.object({ crop_id: row, enterprise_id: row.nullable(), cents: z.number() })),
})

const stand = z.object({
  crop: kindOfCrop,
  age: words,
  paddocks: count,
  area,
  produced,
  own: figures.own,
  yield: figures.yield,
})

const ground = z.object({
  arable: z.number(),
  parts: z
    .object(each(groundParts, z.number()))
    .describe('Each hectare once: they come to all that is arable.'),
  intensity: known('Hectares cropped for each that could be.'),
})

const arable = z.object({
  id: row,
  area,
  property_id: row.nullable(),
  asset_type_id: row.nullable(),
})

export const croppingOfPeriod = named(
  'cropping_summary',
  z.object({
    farm_id: row,
    period_id: row,
    period: words.describe('What the period is called.'),
    crops: z.array(line),
    arable: z.array(arable).describe('Paddocks that are kept for crops.'),
    incomes: z
      .array(z.object({ crop_id: row, sold: money, estimated: money, kept: cents, income: money }))
      .nullable(),
    positions: z
      .array(position)
      .nullable()
      .describe('Progress by crop sold; null for who sees no money.'),
    shared_costs: z
      .array(sharedCost)
      .nullable()
      .describe('How direct costs are shared over kinds of crops; null for who sees no money.'),
    totals: z.object(summed),
    ground,
    stands: z.array(stand).describe('What stands for years, by its age.'),
    groups: z.object(each(groupings, z.array(cropGroup))),
    usual: z
      .array(z.object({ crop_id: row, periods: count, yield: figures.yield }))
      .describe('Of the five periods before, as far as there are so many.'),
  }),
) satisfies z.ZodType<CroppingOfPeriod>
