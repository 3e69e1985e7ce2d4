// What stock enterprises are compared by: breeding ewes with breeding ewes, a feedlot with feedlots.

import { comparison } from './measure.ts'
import type { Line, SectionOfMeasures, SumRow } from './measure.ts'

type Row = readonly [name: string, label: string, unit: string]

// prettier-ignore
const mob: readonly Row[] = [
  ['effective_ha', 'Effective area of the farm', 'ha'],
  ['grazed_ha', 'Grazed area', 'ha'],
  ['rain_mm_ha', 'Rain on it', 'mm·ha'],
  ['dse', 'DSE on an average day', 'DSE'],
  ['head', 'Head on an average day', 'head'],
  ['liveweight_kg', 'Liveweight grown', 'kg'],
  ['sold_head', 'Sold', 'head'],
  ['sold_kg', 'Liveweight sold', 'kg'],
  ['wool_kg', 'Clean wool', 'kg'],
  ['weaned_head', 'Weaned stock at both ends, halved', 'head'],
  ['deaths', 'Deaths of weaned stock', 'head'],
]
/** Of rounds of which what follows is known as well. */
// prettier-ignore
const breeding: readonly Row[] = [
  ['joined_scanned', 'Scanned', 'head'],
  ['pregnant', 'In young', 'head'],
  ['joined_to_mark', 'Joined, and marked', 'head'],
  ['marked', 'Young marked', 'head'],
  ['joined_to_wean', 'Joined, and weaned', 'head'],
  ['weaned', 'Young weaned', 'head'],
  ['young_seen', 'Young seen at scanning', 'head'],
  ['young_lost', 'Young losses to weaning', 'head'],
  ['joined_to_weigh', 'Joined, and their young weighed', 'head'],
  ['weaned_kg', 'Liveweight weaned', 'kg'],
]
// prettier-ignore
const money: readonly Row[] = [
  ['trading_profit', 'Trading profit', '$'],
  ['wool_income', 'Wool', '$'],
  ['sold_for', 'What stock sold fetched', '$'],
  ['sold_kg_for', 'What stock sold by weight fetched', '$'],
  ['wool_kg_for', 'What wool of known weight brought in', '$'],
  ['stock_value', 'Worth of the stock', '$'],
  ['overhead', 'Its part of the overheads', '$'],
]
// prettier-ignore
const costs: readonly Row[] = [
  ['cost_shearing', 'Shearing and crutching', '$'],
  ['cost_health', 'Animal health', '$'],
  ['cost_feed', 'Feed', '$'],
  ['cost_agistment', 'Agistment paid', '$'],
  ['cost_sires', 'Sires and joining', '$'],
  ['cost_pasture', 'Pasture', '$'],
  ['cost_other', 'Other direct costs', '$'],
]

const alone = (section: string, rows: readonly Row[]): readonly Line[] =>
  rows.map(([name, label, unit]) => ({ name, section, label, unit, other: null }))

const stockLines: readonly Line[] = [
  ...alone('Stock', mob),
  ...alone('Breeding', breeding),
  ...alone('Money', money),
  ...alone('Direct costs', costs).map(line => ({
    ...line,
    other: line.name === 'cost_other' ? null : 'cost_other',
  })),
]

const stockSums: readonly SumRow[] = [
  ['income', '$', 'Income', 'trading_profit + wool_income'],
  ['direct_cost', '$', 'Direct costs', costs.map(([name]) => name).join(' + ')],
  ['gross_margin', '$', 'Gross margin', 'income! - direct_cost!'],
  ['profit', '$', 'Left after overheads', 'gross_margin! - overhead!'],
]

// prettier-ignore
const sections: readonly SectionOfMeasures[] = [
  { section: 'Growth', rows: [
    ['kg_per_ha', 'kg/ha', 'up', 'Liveweight grown per hectare', 'Kilograms that each grazed hectare grew.',
      'liveweight_kg / grazed_ha'],
    ['kg_per_ha_per_100mm', 'kg/ha/100mm', 'up', 'Liveweight grown per 100 mm', 'The same for each 100 mm of rain.',
      'liveweight_kg / (rain_mm_ha / 100)', 'kg_per_ha'],
    ['kg_per_dse', 'kg/DSE', 'up', 'Liveweight grown per DSE', 'Kilograms that each dry sheep equivalent grew.',
      'liveweight_kg / dse'],
    ['daily_gain', 'g/day', 'up', 'Daily gain', 'Grams that a head gained on an average day.',
      'liveweight_kg / head * 1000 / 365'],
    ['dse_per_ha', 'DSE/ha', 'neither', 'Stocking rate', 'Dry sheep equivalents on each grazed hectare.',
      'dse / grazed_ha'],
    ['dse_per_ha_per_100mm', 'DSE/ha/100mm', 'neither', 'Stocking rate per 100 mm', 'The same for each 100 mm of rain.',
      'dse / (rain_mm_ha / 100)', 'dse_per_ha'],
    ['share_of_farm', 'share', 'neither', 'Share of the farm', 'Hectares that it grazed of all hectares of the farm.',
      'grazed_ha / effective_ha'],
    ['wool_per_head', 'kg/head', 'up', 'Clean wool per head', 'Kilograms of clean wool for each head.',
      'wool_kg / head'],
  ] },
  { section: 'Breeding', rows: [
    ['scanning', 'share', 'up', 'Scanning', 'Females in young of those scanned.', 'pregnant / joined_scanned'],
    ['marking', 'share', 'up', 'Marking', 'Young marked for each female joined.', 'marked / joined_to_mark'],
    ['weaning', 'share', 'up', 'Weaning', 'Young weaned for each female joined.', 'weaned / joined_to_wean'],
    ['losses', 'share', 'down', 'Losses to weaning', 'Young that were seen at scanning and not weaned.',
      'young_lost / young_seen'],
    ['kg_weaned_per_female', 'kg', 'up', 'Liveweight weaned per female', 'Kilograms weaned for each female joined.',
      'weaned_kg / joined_to_weigh'],
    ['death_rate', 'share', 'down', 'Deaths', 'Weaned stock that died in the year.', 'deaths / weaned_head'],
  ] },
  { section: 'Money', rows: [
    ['income_per_dse', '$/DSE', 'up', 'Income per DSE', 'What stock and wool brought in for each DSE.', 'income / dse'],
    ['income_per_ha', '$/ha', 'up', 'Income per hectare', 'What each grazed hectare brought in.', 'income / grazed_ha'],
    ['gross_margin_per_dse', '$/DSE', 'up', 'Gross margin per DSE', 'What each DSE leaves once direct costs are paid.',
      'gross_margin / dse'],
    ['gross_margin_per_ha', '$/ha', 'up', 'Gross margin per hectare',
      'What a grazed hectare leaves once direct costs are paid.', 'gross_margin / grazed_ha'],
    ['gross_margin_per_head', '$/head', 'up', 'Gross margin per head', 'What a head leaves once direct costs are paid.',
      'gross_margin / head'],
    ['profit_per_dse', '$/DSE', 'up', 'Profit per DSE', 'What each DSE leaves with its part of the overheads paid.',
      'profit / dse'],
    ['price_per_head', '$/head', 'up', 'Price per head', 'What a head sold fetched.', 'sold_for / sold_head'],
    ['price_per_kg', '$/kg', 'up', 'Price per kilogram', 'What a kilogram of liveweight sold fetched.',
      'sold_kg_for / sold_kg'],
    ['wool_income_per_dse', '$/DSE', 'neither', 'Wool income per DSE', 'What wool brought in for each DSE.',
      'wool_income / dse'],
    ['wool_price', '$/kg', 'up', 'Clean wool price', 'What a kilogram of clean wool fetched.',
      'wool_kg_for / wool_kg'],
    ['value_per_dse', '$/DSE', 'neither', 'Value per DSE', 'What the stock are worth at the end of the year.',
      'stock_value / dse'],
  ] },
  { section: 'Costs', rows: [
    ['direct_cost_per_dse', '$/DSE', 'down', 'Direct costs per DSE', 'What each DSE cost by itself.',
      'direct_cost / dse'],
    ['feed_per_dse', '$/DSE', 'down', 'Feed per DSE', 'What was bought to feed each DSE.', 'cost_feed / dse'],
    ['agistment_per_dse', '$/DSE', 'down', 'Agistment per DSE', 'What was paid to others for grazing.',
      'cost_agistment / dse'],
    ['health_per_dse', '$/DSE', 'down', 'Animal health per DSE', 'Drench, vaccine, vet, dip and tags.',
      'cost_health / dse'],
    ['shearing_per_head', '$/head', 'down', 'Shearing per head', 'Shearing and crutching.', 'cost_shearing / head'],
    ['pasture_per_ha', '$/ha', 'neither', 'Pasture per hectare', 'Seed and fertiliser for pasture.',
      'cost_pasture / grazed_ha'],
    ['overhead_per_dse', '$/DSE', 'down', 'Overheads per DSE', 'Its part of what the farm costs whatever it keeps.',
      'overhead / dse'],
    ['direct_cost_per_kg', '$/kg', 'down', 'Direct cost per kilogram', 'What a kilogram grown cost by itself.',
      'direct_cost / liveweight_kg'],
    ['cost_per_kg', '$/kg', 'down', 'Full cost per kilogram', 'The same with its part of the overheads.',
      '(direct_cost! + overhead!) / liveweight_kg'],
  ] },
]

export const stockComparison = comparison(stockLines, stockSums, sections)
