// Group L: each kind of pasture, and how easily stock can use it: paddocks and places to drink.

import { figures } from './figures.ts'

const pastureKinds = [
  ['native', 'native pasture'],
  ['temperate', 'improved temperate pasture'],
  ['tropical', 'improved tropical pasture'],
  ['lucerne', 'lucerne'],
  ['forage', 'annual forage'],
  ['irrigated', 'irrigated pasture'],
] as const

const each = (measure: string) => pastureKinds.map(([kind]) => `pas_${kind}_${measure}`).join(', ')
const carried = pastureKinds.map(([kind]) => `pas_${kind}_dse_per_ha * pas_${kind}_ha`).join(' + ')

// prettier-ignore
export const pastures = figures([
  ...pastureKinds.flatMap(([kind, words]) => pastureBlock(`pas_${kind}`, words)),
  ['pas_total_ha', 'ha', 'All pastures.', `sum(${each('ha')})`],
  ['pas_total_water_points_no', 'no', 'Places to drink on all pastures.', `sum(${each('water_points_no')})`],
  ['pas_total_ha_per_water_point', 'ha', 'Pasture for each place to drink.',
    'pas_total_ha / pas_total_water_points_no'],
  ['pas_total_avg_paddock_ha', 'ha', 'Size of a paddock of pasture.', `pas_total_ha / sum(${each('paddocks_no')})`],
  ['pas_total_dse_per_ha', 'DSE/ha', 'Stock carried on each hectare of pasture.', `(${carried}) / pas_total_ha`],
])

// prettier-ignore
function pastureBlock<const P extends string>(p: P, words: string) {
  return [
    [`${p}_ha`, 'ha', `Area of ${words}.`, ''],
    [`${p}_paddocks_no`, 'no', `Paddocks of ${words}.`, ''],
    [`${p}_avg_paddock_ha`, 'ha', `Size of a paddock of ${words}.`, `${p}_ha / ${p}_paddocks_no`],
    [`${p}_troughs_no`, 'no', `Troughs on ${words}.`, ''],
    [`${p}_dams_no`, 'no', `Dams on ${words}.`, ''],
    [`${p}_bores_no`, 'no', `Bores on ${words}.`, ''],
    [`${p}_water_points_no`, 'no', `Places to drink on ${words}.`,
      `${p}_troughs_no + ${p}_dams_no + ${p}_bores_no`],
    [`${p}_ha_per_water_point`, 'ha', `Land for each place to drink on ${words}.`,
      `${p}_ha / ${p}_water_points_no`],
    [`${p}_avg_distance_water_m`, 'm', `How far stock usually walk to drink on ${words}.`, ''],
    [`${p}_max_distance_water_m`, 'm', `How far the furthest corner is from water on ${words}.`, ''],
    [`${p}_dse_per_ha`, 'DSE/ha', `Stock carried on each hectare of ${words}.`, ''],
  ] as const
}
