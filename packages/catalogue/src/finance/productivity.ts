// Group G: what land, rain, stock, water and people yielded.

import { figures } from './figures.ts'
import { croppedHa, machineryCost, per100mm } from './unnamed-sums.ts'

/** Each is told per hectare, per DSE, per 100 mm of rain and, labour apart, per full-time person. */
const headlines = [
  ['income', 'Income', 'gross_income'],
  ['direct_costs', 'Direct costs', 'direct_cost'],
  ['margin', 'Gross margin', 'gross_margin'],
  ['overheads', 'Overheads', 'overhead_cost'],
  ['profit', 'Operating profit', 'operating_profit'],
  ['machinery_cost', 'Fuel, repairs, depreciation and contractors', `(${machineryCost})`],
] as const

// prettier-ignore
const measures = figures([
  ...headlines.flatMap(([name, words, figure]) => perLandAndRain(name, words, figure)),
  ...headlines.map(([name, words, figure]) => perPerson(name, words, figure)),
  ...perLandAndRain('labour_cost', 'Paid and unpaid labour', 'labour_cost_total'),
])

/** Direct costs with their part of the overheads; stock share them by what they eat (C113, C114). */
const stockCost = '(gz_direct_cost! + co_live_overhead!)'
/** Of a hectare, for each crop on it alike (C36). */
const drylandCost = '(dl_crop_direct_cost! + co_dry_overhead!) / dl_area_cropped_ha'
const irrigatedCost = '(ir_crop_direct_cost! + co_irr_overhead!) / ir_area_cropped_ha'

// prettier-ignore
const crops = figures([
  ['crop_tonnes_per_ha', 't/ha', 'Grain of every kind from each hectare harvested.', ''],
  ['crop_income_per_crop_ha', '$/ha', 'Income from crops for each hectare sown.', `crop_income / (${croppedHa})`],
  ['crop_margin_per_crop_ha', '$/ha', 'Gross margin of crops for each hectare sown.',
    `(dl_crop_gross_margin + ir_crop_gross_margin + co_cane_gross_margin) / (${croppedHa})`],
  ['profit_per_ha_per_mm_gsr', '$/ha/mm', 'Operating profit from each hectare and millimetre of growing season rain.',
    'operating_profit / effective_ha / rain_gsr_mm'],
  ['wheat_yield', 't/ha', 'Our own wheat, over all its hectares.', ''],
  ['cotton_yield', 'bales/ha', 'Cotton lint, over all its hectares.', ''],
  ['cane_yield', 't/ha', 'Cane, over all its hectares.', ''],
  ['wue_wheat', 'kg/ha/mm', 'Wheat grown from each millimetre that it had.', ''],
  ['wue_all_crops', 'kg/ha/mm', 'All crops grown from each millimetre, the dearer crops counting for more.', ''],
  ['bales_per_ml', 'bales/ML', 'Bales from each megalitre put on.', ''],
  ['income_per_ml', '$/ML', 'Irrigated income from each megalitre used.', 'irrigated_crop_income / water_used_ml'],
  ['margin_per_ml', '$/ML', 'Irrigated gross margin from each megalitre used.',
    'ir_crop_gross_margin / water_used_ml'],
])

// prettier-ignore
const stock = figures([
  ['kg_beef_per_ha', 'kg/ha', 'Liveweight of cattle grown on each grazed hectare.', ''],
  ['kg_beef_per_dse', 'kg/DSE', 'Liveweight of cattle grown for each DSE of cattle.', ''],
  ['kg_sheepmeat_per_ha', 'kg/ha', 'Liveweight of sheep grown on each grazed hectare.', ''],
  ['kg_wool_per_ha', 'kg/ha', 'Clean wool from each grazed hectare.', ''],
  ['kg_wool_per_dse', 'kg/DSE', 'Clean wool for each DSE of sheep.', ''],
  ['livestock_income_per_dse', '$/DSE', 'Income from stock for each DSE.', 'livestock_income / average_dse'],
  ['livestock_margin_per_dse', '$/DSE', 'Income from stock less its direct costs, for each DSE.',
    'gz_gross_margin / average_dse'],
  ['cost_of_production_beef', '$/kg', 'What a kilogram of cattle cost to grow.',
    `${stockCost} / average_dse / kg_beef_per_dse`],
  ['cost_of_production_lamb', '$/kg', 'What a kilogram of lamb cost to grow.',
    `${stockCost} / average_dse * gz_sheep_dse * sheep_income / (sheep_income! + wool_income) / kg_sheepmeat_per_ha / gz_area_ha`],
  ['cost_of_production_wool', '$/kg', 'What a clean kilogram of wool cost to grow.',
    `${stockCost} / average_dse * wool_income / (sheep_income + wool_income!) / kg_wool_per_dse`],
  ['cost_of_production_wheat', '$/t', 'What a tonne of wheat cost, with its part of the overheads.',
    `first(${drylandCost}, ${irrigatedCost}) / wheat_yield`],
  ['cost_of_production_cotton', '$/bale', 'What a bale cost, with its part of the overheads.',
    `first(${irrigatedCost}, ${drylandCost}) / cotton_yield`],
  ['average_dse', 'DSE', 'Stock carried over the year: by species, or else halfway between start and end.',
    'first(gz_sheep_dse + gz_cattle_dse + gz_other_dse, (gz_opening_dse! + gz_closing_dse!) / 2)'],
  ['dse_per_ha', 'DSE/ha', 'Stock carried on each grazed hectare.', 'average_dse / gz_area_ha'],
  ['dse_per_ha_per_100mm', 'DSE/ha/100mm', 'Stock carried on each grazed hectare for 100 mm of rain.',
    `dse_per_ha / ${per100mm}`],
  ['average_ae', 'AE', 'The same stock in adult cattle.', 'average_dse / 8.4'],
  ['weaning_pct_sheep', 'fraction', 'Lambs weaned for each ewe joined.', ''],
  ['weaning_pct_cattle', 'fraction', 'Calves weaned for each cow joined.', ''],
  ['marking_pct_sheep', 'fraction', 'Lambs marked for each ewe joined.', ''],
  ['death_pct_sheep', 'fraction', 'Sheep that died, of the average number.', ''],
  ['death_pct_cattle', 'fraction', 'Cattle that died, of the average number.', ''],
  ['kg_weaned_per_female', 'kg', 'Weight weaned for each cow joined.', ''],
  ['average_daily_gain', 'g/day', 'What a growing animal put on each day.', ''],
])

export const productivity = { ...measures, ...crops, ...stock }

// prettier-ignore
function perLandAndRain<const M extends string>(name: M, words: string, figure: string) {
  return [
    [`${name}_per_ha`, '$/ha', `${words} for each effective hectare.`, `${figure} / effective_ha`],
    [`${name}_per_dse`, '$/DSE', `${words} for each DSE carried.`, `${figure} / average_dse`],
    [`${name}_per_100mm`, '$/100mm', `${words} for each effective hectare and 100 mm of rain.`,
      `${figure} / ${per100mm} / effective_ha`],
  ] as const
}

// prettier-ignore
function perPerson<const M extends string>(name: M, words: string, figure: string) {
  return [`${name}_per_fte`, '$/FTE', `${words} for each full-time person.`, `${figure} / fte_total`] as const
}
