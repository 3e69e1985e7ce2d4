// What crop enterprises are compared by: wheat on dryland after long fallow with the same of other farms. Yields and
// prices are in the unit of the crop, tonnes or bales.

import { comparison } from './measure.ts'
import type { Line, SectionOfMeasures, SumRow } from './measure.ts'

type Row = readonly [name: string, label: string, unit: string]

// prettier-ignore
const ground: readonly Row[] = [
  ['effective_ha', 'Effective area of the farm', 'ha'],
  ['crop_ha', 'Ground', 'ha'],
  ['sown_ha', 'Sown', 'ha'],
  ['harvested_ha', 'Harvested', 'ha'],
  ['produced', 'Harvest', 'produce'],
]
// prettier-ignore
const money: readonly Row[] = [
  ['own_ha', 'Our share of the ground', 'ha'],
  ['own_produced', 'Our share of the harvest', 'produce'],
  ['produce_income', 'Income from the harvest', '$'],
  ['sundry_income', 'Other income of the crop', '$'],
  ['priced', 'Harvest that has a price', 'produce'],
  ['priced_income', 'What it fetched', '$'],
  ['overhead', 'Its part of the overheads', '$'],
  ['margin_of_mm', 'Gross margin of known water', '$'],
  ['margin_mm_ha', 'Water of that margin', 'mm·ha'],
  ['margin_of_ml', 'Gross margin of watered ground', '$'],
  ['margin_ml', 'Water put on that ground', 'ML'],
]
// prettier-ignore
const costs: readonly Row[] = [
  ['cost_seed', 'Seed', '$'],
  ['cost_fertiliser', 'Fertiliser', '$'],
  ['cost_chemicals', 'Sprays', '$'],
  ['cost_contractors', 'Contractors', '$'],
  ['cost_water', 'Water', '$'],
  ['cost_to_market', 'Freight, levies and storage', '$'],
  ['cost_other', 'Other direct costs', '$'],
]
/** What is known of some of the ground only stands beside the hectares, water or harvest that it is known of. */
// prettier-ignore
const growing: readonly Row[] = [
  ['water_mm_ha', 'Water that the crop had', 'mm·ha'],
  ['water_ha', 'Ground where that is known', 'ha'],
  ['usable_mm_ha', 'Water that could make yield', 'mm·ha'],
  ['usable_ha', 'Ground where that is known', 'ha'],
  ['watered_kg', 'Harvest of known water', 'kg'],
  ['watered_mm_ha', 'Water of that harvest', 'mm·ha'],
  ['possible_kg', 'What water allowed', 'kg'],
  ['possible_of_kg', 'Harvest where that is known', 'kg'],
  ['rain_mm_ha', 'In-crop rain', 'mm·ha'],
  ['rained_ha', 'Ground where that is known', 'ha'],
  ['nitrogen_kg', 'Nitrogen', 'kg'],
  ['phosphorus_kg', 'Phosphorus', 'kg'],
  ['potassium_kg', 'Potassium', 'kg'],
  ['megalitres', 'Water put on', 'ML'],
  ['megalitre_ha', 'Ground that was watered', 'ha'],
  ['counted_ml', 'Water put on what was harvested', 'ML'],
  ['counted_produced', 'Harvest of that water', 'produce'],
  ['sowing_days_ha', 'Days of sowing', 'day·ha'],
  ['sowing_known_ha', 'Ground where that is known', 'ha'],
]

const alone = (section: string, rows: readonly Row[]): readonly Line[] =>
  rows.map(([name, label, unit]) => ({ name, section, label, unit, other: null }))

const cropLines: readonly Line[] = [
  ...alone('Ground and harvest', ground),
  ...alone('Money', money),
  ...alone('Direct costs', costs).map(line => ({
    ...line,
    other: line.name === 'cost_other' ? null : 'cost_other',
  })),
  ...alone('Growing', growing),
]

const cropSums: readonly SumRow[] = [
  ['income', '$', 'Income', 'produce_income + sundry_income'],
  ['direct_cost', '$', 'Direct costs', costs.map(([name]) => name).join(' + ')],
  ['gross_margin', '$', 'Gross margin', 'income! - direct_cost!'],
  ['profit', '$', 'Left after overheads', 'gross_margin! - overhead!'],
]

// prettier-ignore
const sections: readonly SectionOfMeasures[] = [
  { section: 'Yield', rows: [
    ['yield', 'produce/ha', 'up', 'Yield', 'What each harvested hectare gave.', 'produced / harvested_ha'],
    ['yield_on_sown', 'produce/ha', 'up', 'Yield on sown area',
      'What each sown hectare gave, failed ones as well.', 'produced / sown_ha'],
    ['harvested_share', 'share', 'up', 'Share harvested', 'Hectares harvested of all that were sown.',
      'harvested_ha / sown_ha'],
    ['share_of_farm', 'share', 'neither', 'Share of the farm', 'Hectares of this crop of all hectares of the farm.',
      'crop_ha / effective_ha'],
    ['own_share', 'share', 'neither', 'Our share', 'What of the crop is ours and not a sharefarmer’s.',
      'own_ha / crop_ha'],
    ['water_use_efficiency', 'kg/ha/mm', 'up', 'Water use efficiency',
      'Kilograms from each millimetre that the crop had.', 'watered_kg / watered_mm_ha'],
    ['of_potential', 'share', 'up', 'Share of potential yield',
      'The yield of what stored water and rain allowed.', 'possible_of_kg / possible_kg'],
    ['sowing_day', 'day', 'neither', 'Sowing date', 'The day on which it was sown, by hectares.',
      'sowing_days_ha / sowing_known_ha'],
    ['crop_rain', 'mm', 'neither', 'In-crop rain', 'Millimetres from sowing to harvest.',
      'rain_mm_ha / rained_ha'],
  ] },
  { section: 'Money', rows: [
    ['price', '$/produce', 'up', 'Price', 'What a tonne or bale fetched before costs on its way.',
      'priced_income / priced'],
    ['income_per_ha', '$/ha', 'up', 'Income per hectare', 'What a hectare of ours brought in.', 'income / own_ha'],
    ['gross_margin_per_ha', '$/ha', 'up', 'Gross margin per hectare',
      'What a hectare leaves once its direct costs are paid.', 'gross_margin / own_ha'],
    ['profit_per_ha', '$/ha', 'up', 'Profit per hectare', 'What a hectare leaves with its part of the overheads paid.',
      'profit / own_ha'],
    ['gross_margin_ratio', 'share', 'up', 'Gross margin as % of income', 'What stays of each dollar earned.',
      'gross_margin / income'],
    ['return_on_cost', 'x', 'up', 'Gross margin per dollar of cost',
      'What each dollar of direct costs earned beyond itself.', 'gross_margin / direct_cost'],
    ['margin_per_mm', '$/ha/mm', 'up', 'Gross margin per millimetre',
      'What a hectare leaves for each millimetre that the crop had.',
      'margin_of_mm / margin_mm_ha'],
    ['margin_per_ml', '$/ML', 'up', 'Gross margin per megalitre',
      'What is left for each megalitre that was put on.', 'margin_of_ml / margin_ml'],
  ] },
  { section: 'Costs', rows: [
    ['direct_cost_per_ha', '$/ha', 'down', 'Direct costs per hectare', 'What a hectare cost by itself.',
      'direct_cost / own_ha'],
    ['seed_per_ha', '$/ha', 'neither', 'Seed per hectare', 'Seed, planting material and its treatment.',
      'cost_seed / own_ha'],
    ['fertiliser_per_ha', '$/ha', 'neither', 'Fertiliser per hectare', 'All fertiliser.', 'cost_fertiliser / own_ha'],
    ['sprays_per_ha', '$/ha', 'neither', 'Sprays per hectare', 'All sprays, on the fallow before as well.',
      'cost_chemicals / own_ha'],
    ['contractors_per_ha', '$/ha', 'neither', 'Contractors per hectare', 'Sowing, spraying and harvest by others.',
      'cost_contractors / own_ha'],
    ['water_per_ha', '$/ha', 'neither', 'Water per hectare', 'Water bought, charges by use and pumping.',
      'cost_water / own_ha'],
    ['to_market_per_ha', '$/ha', 'down', 'Freight, levies and storage per hectare',
      'What it cost on its way to whoever bought it.', 'cost_to_market / own_ha'],
    ['other_costs_per_ha', '$/ha', 'down', 'Other direct costs per hectare', 'Fuel, repairs, casual labour and the like.',
      'cost_other / own_ha'],
    ['overhead_per_ha', '$/ha', 'down', 'Overheads per hectare', 'Its part of what the farm costs whatever is grown.',
      'overhead / own_ha'],
    ['to_market_per_unit', '$/produce', 'down', 'Freight, levies and storage per tonne or bale',
      'What each tonne or bale cost on its way.', 'cost_to_market / own_produced'],
    ['cost_per_unit', '$/produce', 'down', 'Direct cost per tonne or bale',
      'What a tonne or bale has to fetch to pay its direct costs.', 'direct_cost / own_produced'],
    ['full_cost_per_unit', '$/produce', 'down', 'Full cost per tonne or bale',
      'The same with its part of the overheads.', '(direct_cost! + overhead!) / own_produced'],
    ['break_even_yield', 'produce/ha', 'down', 'Break-even yield',
      'What a hectare has to give to pay its direct costs.', 'direct_cost / own_ha / (priced_income / priced)'],
  ] },
  { section: 'Nutrients and water', rows: [
    ['nitrogen_per_ha', 'kg/ha', 'neither', 'Nitrogen per hectare', 'Kilograms put on.', 'nitrogen_kg / crop_ha'],
    ['phosphorus_per_ha', 'kg/ha', 'neither', 'Phosphorus per hectare', 'Kilograms put on.',
      'phosphorus_kg / crop_ha'],
    ['potassium_per_ha', 'kg/ha', 'neither', 'Potassium per hectare', 'Kilograms put on.', 'potassium_kg / crop_ha'],
    ['nitrogen_per_unit', 'kg/produce', 'down', 'Nitrogen per tonne or bale',
      'Kilograms put on for each tonne or bale harvested.', 'nitrogen_kg / produced'],
    ['water_per_watered_ha', 'ML/ha', 'neither', 'Irrigation per hectare', 'Megalitres on each hectare that was watered.',
      'megalitres / megalitre_ha'],
    ['produced_per_ml', 'produce/ML', 'up', 'Harvest per megalitre', 'What was harvested for each megalitre put on.',
      'counted_produced / counted_ml'],
  ] },
]

export const cropComparison = comparison(cropLines, cropSums, sections)
