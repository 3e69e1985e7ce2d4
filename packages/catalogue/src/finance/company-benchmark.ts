// Group M: the farm as a company of five segments. What no segment bears of the overheads stands
// under head office; hay is counted with the other enterprises.

import { figures } from './figures.ts'
import { croppedHa, per100mm } from './unnamed-sums.ts'

/** Segment, its words, its income, its direct cost, and the hectares of its twins. */
const segments = [
  ['dry', 'dryland crops', 'dryland_crop_income', 'dl_crop_direct_cost', 'dl_area_cropped_ha'],
  ['irr', 'irrigated crops', 'irrigated_crop_income', 'ir_crop_direct_cost', 'ir_area_cropped_ha'],
  ['cane', 'cane', 'cane_income', '', 'cane_area_ha'],
  ['live', 'stock', 'livestock_income', 'gz_direct_cost', 'gz_area_ha'],
  ['oth', 'all else', 'hay_income + other_farm_income', '', 'effective_ha'],
] as const

/** The land of a segment, its water and its stock; hay and contracts have none of their own. */
const ownAssets = {
  dry: 'rows(dryland_land)!',
  irr: `rows(irrigated_land)! + ${waterOf('ir_area_cropped_ha')}`,
  cane: `rows(cane_land)! + ${waterOf('cane_area_ha')}`,
  live: 'rows(grazed_land)! + managed_livestock_val!',
  oth: '',
}
const shared =
  'managed_total_val! - rows(segment_land)! - managed_water_val - managed_livestock_val'

// prettier-ignore
const measures = figures([
  ...segments.flatMap(([name, ...rest]) => segmentMeasures(`co_${name}`, rest)),
  ['co_total_gross_income', '$', 'Income of all segments.', 'sum(co_*_gross_income)', 'effective_ha'],
  ['co_total_direct_cost', '$', 'Direct costs of all segments.', 'sum(co_*_direct_cost)', 'effective_ha'],
  ['co_total_gross_margin', '$', 'Income less direct costs of all segments.',
    'sum(co_*_gross_margin)', 'effective_ha'],
  ['co_total_overhead', '$', 'Overheads of all segments and of head office.', 'sum(co_*_overhead)', 'effective_ha'],
  ['co_total_operating_profit', '$', 'What all segments earned, less their overheads and those of head office.',
    'sum(co_*_operating_profit)! - co_head_office_overhead', 'effective_ha'],
])

// prettier-ignore
const ratios = figures([
  ...segments.flatMap(([name, words]) => [
    ...segmentRatios(`co_${name}`, words),
    [`co_${name}_income_share`, 'fraction', `How much of all income came from ${words}.`,
      `co_${name}_gross_income / co_total_gross_income`] as const,
    [`co_${name}_asset_return`, 'fraction', `Operating profit of ${words} on the assets used for it.`,
      `usually(co_${name}_operating_profit / ${assetsOf(name)})`] as const,
  ]),
  ...segmentRatios('co_total', 'all segments'),
  ['co_total_asset_return', 'fraction', 'Operating profit on all that we work with.',
    'co_total_operating_profit / managed_total_val'],
])

// prettier-ignore
const company = figures([
  ['co_gross_income_per_fte', '$/FTE', 'What each full-time person earns for the company.',
    'co_total_gross_income / fte_total'],
  ['co_gross_income_per_100mm', '$/100mm', 'What the company earns for 100 mm of rain.',
    `co_total_gross_income / ${per100mm}`],
  ['co_operating_profit_per_100mm', '$/100mm', 'Operating profit for 100 mm of rain.',
    `co_total_operating_profit / ${per100mm}`],
  ['co_operating_profit_per_dse', '$/DSE', 'Operating profit of stock for each DSE.',
    'co_live_operating_profit / average_dse'],
  ['co_head_office_overhead', '$', 'Overheads that no segment bears.', ''],
  ['co_head_office_overhead_pct', 'fraction', 'What head office takes of each dollar earned.',
    'co_head_office_overhead / co_total_gross_income'],
  ['co_roam', 'fraction', 'Operating profit on all that we work with, owned or not.', 'roam'],
  ['co_asset_turnover', 'fraction', 'Income on all that we work with.',
    'co_total_gross_income / managed_total_val'],
  ['co_operating_margin', 'fraction', 'What stays of each dollar earned.',
    'co_total_operating_profit / co_total_gross_income'],
])

export const companyBenchmark = { ...measures, ...ratios, ...company }

/**
 * Stock and crops bear what their part of the work is, crops among them by their hectares; what no work is
 * recorded of bears what someone says.
 */
function overheadOf(segment: string, hectares: string): string {
  if (segment === 'co_oth') return ''
  const isStock = segment === 'co_live'
  const work = isStock ? 'labour_cost_livestock' : 'labour_cost_crop'
  const byArea = isStock ? '' : ` * ${hectares} / (${croppedHa})`
  const share = `${work} / (labour_cost_crop + labour_cost_livestock)${byArea}`
  return `usually((overhead_cost! - co_head_office_overhead - co_oth_overhead) * ${share})`
}

/** Water goes by the hectares that it is for. */
function waterOf(hectares: string): string {
  return `managed_water_val * ${hectares} / (ir_area_cropped_ha + cane_area_ha)`
}

/** What is no segment's own goes as the overheads do, so that all segments together use all assets. */
function assetsOf(segment: keyof typeof ownAssets): string {
  const part = `(${shared}) * co_${segment}_overhead / (co_total_overhead - co_head_office_overhead)`
  return `(${[ownAssets[segment], `${part}!`].filter(Boolean).join(' + ')})`
}

type Segment = readonly [words: string, income: string, directCost: string, per: string]

// prettier-ignore
function segmentMeasures<const S extends string>(s: S, [words, income, directCost, per]: Segment) {
  const overhead = overheadOf(s, per)
  return [
    [`${s}_gross_income`, '$', `Income from ${words}.`, income, per],
    [`${s}_direct_cost`, '$', `What ${words} cost directly.`, directCost, per],
    [`${s}_gross_margin`, '$', `Income less direct costs of ${words}.`,
      `${s}_gross_income! - ${s}_direct_cost!`, per],
    [`${s}_overhead`, '$', `The part of the overheads that ${words} bear, by area, DSE or hours.`, overhead, per],
    [`${s}_operating_profit`, '$', `What ${words} earned after overheads.`,
      `${s}_gross_margin! - ${s}_overhead!`, per],
  ] as const
}

// prettier-ignore
function segmentRatios<const S extends string>(s: S, words: string) {
  return [
    [`${s}_gm_ratio`, 'fraction', `Gross margin of each dollar earned by ${words}.`,
      `${s}_gross_margin / ${s}_gross_income`],
    [`${s}_overhead_ratio`, 'fraction', `Overheads of each dollar earned by ${words}.`,
      `${s}_overhead / ${s}_gross_income`],
    [`${s}_profit_margin`, 'fraction', `Operating profit of each dollar earned by ${words}.`,
      `${s}_operating_profit / ${s}_gross_income`],
  ] as const
}
