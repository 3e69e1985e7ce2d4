// The measures that say most of a farm, a crop or a kind of stock, and stand first wherever they are shown.

const ofFarm = [
  'roam',
  'operating_profit_per_ha',
  'profit_per_100mm',
  'operating_profit_margin',
  'asset_turnover',
  'business_return_per_ha',
]
const ofCrop = ['yield', 'price', 'direct_cost_per_ha', 'gross_margin_per_ha']
const ofStock = [
  'kg_per_ha',
  'kg_per_dse',
  'price_per_kg',
  'direct_cost_per_dse',
  'gross_margin_per_dse',
]

/** Of the whole farm, `crop 12`, `stock 7`. */
export function firstMeasures(scope: string): readonly string[] {
  if (scope.startsWith('crop ')) return ofCrop
  return scope.startsWith('stock ') ? ofStock : ofFarm
}
