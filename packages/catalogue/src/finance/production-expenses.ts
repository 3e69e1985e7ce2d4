// Group J: what crops and stock cost by themselves, in two sets: as paid, and `_2` as used up, with
// stocks, creditors and prepayments evened out, so that costs meet the crop that they grew.

import { movedNamed } from '@furrow/farming/record/record-accruals'
import { figures } from './figures.ts'
import { croppedHa, standing } from './unnamed-sums.ts'

const fertilisers = [
  ['fertiliser_n', 'Nitrogen fertiliser'],
  ['fertiliser_p', 'Phosphorus and starter fertiliser'],
  ['fertiliser_k', 'Potash'],
  ['fertiliser_other', "Sulphur, zinc, gypsum, manure and this year's part of the lime"],
] as const
const chemicals = [
  ['herbicide_fallow', 'Sprays on the fallow'],
  ['herbicide_crop', 'Weed sprays in the crop'],
  ['insecticide', 'Insect sprays'],
  ['fungicide', 'Disease sprays'],
  ['growth_regulator_defoliant', 'Growth regulators, defoliants and desiccants'],
] as const
const contractors = [
  ['contract_planting', 'Sowing by contractors'],
  ['contract_spraying', 'Spraying and spreading by contractors, by ground or air'],
  ['contract_harvest', 'Harvest of grain, cotton and cane by contractors'],
  ['contract_other', 'Mowing, baling, earthworks and other contract work'],
] as const
const otherCropLines = [
  ['seed', 'Seed, planting material, inoculant and billets'],
  ['fuel_direct', 'Fuel for crops and stock'],
  ['repairs_direct', 'Repairs for crops and stock'],
  ['labour_direct', 'Casual labour for crops and stock'],
  ['freight_inputs', 'Freight on inputs and on stock bought'],
  ['freight_produce', 'Freight on what was sold'],
  ['water_purchase', 'Temporary water bought'],
  ['water_usage_charges', 'Water charges that follow use'],
  ['pumping_energy', 'Diesel and electricity for pumping'],
  ['insurance_crop', 'Insurance against hail and fire'],
  ['levies', 'Industry levies and end point royalties'],
  ['licence_fees', 'Licence for seed technology in cotton'],
  ['ginning', 'Ginning'],
  ['packaging_wool_packs', 'Wool packs, twine, wrap and plastic'],
  ['storage_handling', 'Receival, drying, cleaning, aeration and storage'],
  ['selling_commission', 'Commission and brokerage'],
  ['irrigation_repairs', 'Repairs to pumps, pipes and channels'],
  ['other_direct', 'Soil tests, agronomy and any other direct cost'],
] as const
export const livestockLines = [
  ['shearing_crutching', 'Shearing and crutching'],
  ['animal_health', 'Drench, vaccine, vet, dip and tags'],
  ['supplementary_feed', 'Hay, grain, pellets and minerals fed'],
  ['agistment_out', 'Agistment paid to others'],
  ['joining_sires', 'Sires, artificial insemination and pregnancy tests'],
  ['pasture_maintenance', 'Seed and fertiliser for pasture'],
] as const

type Lines = readonly (readonly [string, ...string[]])[]
const cropLines = [...fertilisers, ...chemicals, ...contractors, ...otherCropLines] as const
type LineName = (typeof cropLines | typeof livestockLines)[number][0]

/** The lines that no other line is a sum of, by the names of their figures. */
export const costLines = [...cropLines, ...livestockLines].map(
  ([name]): `exp_${LineName}` => `exp_${name}`,
)
const groups = [['fertiliser_total'], ['chemical_total'], ['contract_total']] as const

// prettier-ignore
const lines = figures([
  ...cropLines.flatMap(([name, words]) => bothSets(name, words, croppedHa)),
  ...livestockLines.flatMap(([name, words]) => bothSets(name, words, 'gz_area_ha')),
  ...bothSets('fertiliser_total', 'All fertiliser', croppedHa, fertilisers),
  ...bothSets('chemical_total', 'All sprays', croppedHa, chemicals),
  ...bothSets('contract_total', 'All contractors', croppedHa, contractors),
  ...bothSets('total', 'All direct costs', 'effective_ha', [...groups, ...otherCropLines, ...livestockLines]),
])

// prettier-ignore
const rates = figures([
  ['fertiliser_kg_n_per_ha', 'kg/ha', 'Nitrogen put on, over all hectares sown.', ''],
  ['fertiliser_kg_p_per_ha', 'kg/ha', 'Phosphorus put on, over all hectares sown.', ''],
  ['fertiliser_kg_k_per_ha', 'kg/ha', 'Potassium put on, over all hectares sown.', ''],
  ['fertiliser_kg_s_per_ha', 'kg/ha', 'Sulphur put on, over all hectares sown.', ''],
  ['cost_per_kg_n', '$/kg', 'What a kilogram of nitrogen cost.',
    `${standing('fertiliser_n')} / (fertiliser_kg_n_per_ha * (${croppedHa}))`],
  ['water_cost_per_ml', '$/ML', 'What a megalitre used cost to buy and take.',
    `(${standing('water_purchase')} + ${standing('water_usage_charges')}) / water_used_ml`],
  ['pumping_cost_per_ml', '$/ML', 'What a megalitre used cost to pump.',
    `${standing('pumping_energy')} / water_used_ml`],
  ['feed_cost_per_dse', '$/DSE', 'What was fed by hand to each DSE.',
    `${standing('supplementary_feed')} / average_dse`],
  ['ginning_per_bale', '$/bale', 'What a bale cost to gin.',
    `${standing('ginning')} / rows(lint_bales)`],
  ['freight_per_tonne', '$/t', 'What a tonne sold cost to cart.',
    `${standing('freight_produce')} / rows(tonnes_sold)`],
])

export const productionExpenses = { ...lines, ...rates }

/** An expense as paid and as used up; a total where there are lines that it is made of. */
function bothSets<const N extends string>(name: N, words: string, per: string, made: Lines = []) {
  return [
    [
      `exp_${name}`,
      '$',
      `${words}, as paid.`,
      made.map(([line]) => `exp_${line}`).join(' + '),
      per,
    ],
    [`exp_${name}_2`, '$', `${words}, as used up in the period.`, usedUp(name, made), per],
  ] as const
}

/**
 * A line is used up as it was paid, with what was carried over both ends of the period; one that says nothing of
 * that counts as it was paid.
 */
function usedUp(name: string, made: Lines): string {
  const lines = made.map(([line]) => `exp_${line}_2 for exp_${line}`)
  if (lines.length > 0) return `replaced(exp_${name}, ${lines.join(', ')})`
  return `exp_${name}! + rows(${movedNamed(`exp_${name}`)})!`
}
