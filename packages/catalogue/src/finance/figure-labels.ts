// A figure's name in plain words: "exp_seed_2_per_ha" as "Expense: seed (accrual) per ha".

export function figureLabel(name: string): string {
  const label = inWords(name)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** A line of costs where nothing else stands beside it: "exp_fertiliser_n" as "Fertiliser, N". */
export function costLineLabel(line: string): string {
  const label = figureLabel(line).replace(/^[^:]+: /, '')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** How the blocks of the record begin. The longer beginning stands first. */
const beginnings = [
  ['oh_', 'Overhead: '],
  ['exp_', 'Expense: '],
  ['pas_native_', 'Native pasture: '],
  ['pas_temperate_', 'Improved temperate pasture: '],
  ['pas_tropical_', 'Improved tropical pasture: '],
  ['pas_lucerne_', 'Lucerne: '],
  ['pas_forage_', 'Annual forage: '],
  ['pas_irrigated_', 'Irrigated pasture: '],
  ['pas_total_', 'All pasture: '],
  ['co_dry_', 'Dryland cropping: '],
  ['co_irr_', 'Irrigated cropping: '],
  ['co_cane_', 'Cane: '],
  ['co_live_', 'Livestock: '],
  ['co_oth_', 'Other enterprises: '],
  ['co_', 'Company: '],
  ['capex_', 'Capital spending: '],
  ['dl_', 'Dryland: '],
  ['ir_', 'Irrigated: '],
  ['gz_', 'Grazing: '],
  ['dry_', 'Dryland '],
  ['irr_developed_', 'Irrigated '],
  ['irr_', 'Irrigable '],
] as const

const lines =
  'insurance|repairs|wages|freight|depreciation|fertiliser|herbicide|contract|labour|fuel'
/** Behind these a comma makes the name a phrase: "repairs, buildings". */
const heads = new RegExp(`^((oh|exp)_(${lines})|ir_entitlement|cost_of_production)_`)
/** Sums of money by their own name, which "value" behind them would only blur. */
const moneyNouns =
  /(debtors|debt|equity|change|assets|liabilities|capital|repayment|revaluation|purchase|sale|depreciation)_val$/

// prettier-ignore
const words: Readonly<Record<string, string>> = {
  val: 'value', avg: 'average', max: 'highest', gm: 'gross margin', pct: 'percentage',
  dse: 'DSE', ae: 'AE', fte: 'FTE', ml: 'ML', ebitda: 'EBITDA', '100mm': '100 mm',
  n: 'N', p: 'P', k: 'K', s: 'S', liab: '', no: '', mm: '',
}

/** What would read badly word by word, without its beginning. */
const phrases: Readonly<Record<string, string>> = {
  rain_annual_mm: 'rain of the year',
  rain_gsr_mm: 'growing season rain',
  rain_summer_mm: 'summer rain',
  rain_fallow_mm: 'fallow rain',
  rain_long_term_mm: 'long-term rain',
  cpi_index: 'consumer price index',
  data_complete_pct: 'data entered',
  validated_flag: 'checked by staff',
  benchmark_opt_in: 'takes part in benchmarks',
  agisted_in_ha: 'agistment area',
  leased_sharefarmed_ha: 'leased and sharefarmed area',
  non_productive_ha: 'unproductive area',
  owned_pct_of_managed: 'owned share of managed land',
  owned_cash_fmd_val: 'owned cash and farm management deposits',
  owned_other_val: 'other owned assets',
  owned_total_val: 'all owned assets',
  leased_other_val: 'other leased assets',
  leased_total_val: 'all leased assets',
  managed_other_val: 'other managed assets',
  managed_total_val: 'all managed assets',
  opening_owned_total_val: 'opening owned assets',
  average_owned_total_val: 'average owned assets',
  average_managed_total_val: 'average managed assets',
  land_class_total_ha: 'area of all land classes',
  land_class_total_val: 'value of all land classes',
  stock_domestic_ml: 'stock and domestic',
  stock_domestic_val: 'stock and domestic value',
  stock_domestic_val_per_ml: 'stock and domestic value per ML',
  water_total_ml: 'all entitlements',
  water_total_val: 'value of all entitlements',
  water_avg_val_per_ml: 'average value of water per ML',
  water_allocation_pct: 'share of water allocated',
  water_used_per_irrigated_ha: 'water used per irrigated ha',
  lease_liab: 'lease commitments',
  tax_provision_liab: 'tax and leave owing',
  total_liab: 'total liabilities',
  opening_total_liab: 'opening total liabilities',
  other_liab: 'other liabilities',
  carbon_stewardship_income: 'carbon and stewardship income',
  lease_sharefarm_cost: 'lease and sharefarm cost',
  net_capex: 'net capital spending',
  roam: 'return on assets managed',
  roam_average: 'return on average assets managed',
  roe: 'return on equity',
  return_incl_land_gain: 'return with land gain',
  interest_lease_cover: 'interest and lease cover',
  plant_cost_ratio: 'machinery cost share of income',
  tpml_ratio: 'machinery and labour ratio',
  profit_per_ha_per_mm_gsr: 'profit per ha per mm of growing season rain',
  wue_wheat: 'water use efficiency, wheat',
  wue_all_crops: 'water use efficiency, all crops',
  weaning_pct_sheep: 'weaning rate, sheep',
  weaning_pct_cattle: 'weaning rate, cattle',
  marking_pct_sheep: 'marking rate, sheep',
  death_pct_sheep: 'death rate, sheep',
  death_pct_cattle: 'death rate, cattle',
  land_tax_rent_fees: 'land tax, crown rent and fees',
  electricity_gas: 'electricity and gas',
  phone_internet: 'phone and internet',
  fuel_oil: 'fuel and oil',
  training_travel: 'training and travel',
  weed_pest_roads: 'weeds, pests and roads',
  total_pct_income: 'share of income',
  fte_owner: 'FTE of owners',
  fte_permanent: 'FTE of permanent staff',
  fte_casual: 'FTE of casual staff',
  fte_contract: 'FTE of contractors',
  days_owner: 'days of owners',
  days_permanent: 'days of permanent staff',
  days_casual: 'days of casual staff',
  labour_cost_incl_contract: 'labour cost with contractors',
  labour_pct_of_income: 'labour share of income',
  labour_cost_crop: 'labour cost of crops',
  labour_cost_livestock: 'labour cost of livestock',
  growth_regulator_defoliant: 'growth regulators and defoliants',
  chemical_total: 'chemicals, total',
  packaging_wool_packs: 'packaging and wool packs',
  storage_handling: 'storage and handling',
  shearing_crutching: 'shearing and crutching',
  agistment_out: 'agistment paid',
  joining_sires: 'joining and sires',
  crop_types_no: 'kinds of crop',
  area_fallow_ha: 'area in fallow',
  area_hay_ha: 'area cut for hay',
  area_double_crop_ha: 'area double cropped',
  area_grazed_crop_ha: 'grazed crop area',
  avg_paddock_ha: 'average paddock',
  main_crop_ha: 'area of the main crop',
  crop_gm_per_mm: 'crop gross margin per mm of water',
  avg_wue: 'average water use efficiency',
  pct_developed_used: 'share of developed land used',
  avg_val_high_per_ml: 'high security value per ML',
  avg_val_general_per_ml: 'general security value per ML',
  avg_val_supplementary_per_ml: 'supplementary value per ML',
  avg_val_groundwater_per_ml: 'groundwater value per ML',
  avg_val_other_per_ml: 'other water value per ML',
  allocation_pct: 'share of water allocated',
  pivot_lateral_ha: 'pivot and lateral area',
  furrow_syphon_ha: 'furrow and siphon area',
  gpwui: 'gross production water use index',
  sheep_cattle_dse_ratio: 'sheep to cattle ratio in DSE',
  avg_distance_water_m: 'usual walk to water',
  max_distance_water_m: 'longest walk to water',
  head_office_overhead_pct: 'head office share of income',
}

function inWords(name: string): string {
  const twin = /^(.+)_per_ha$/.exec(name)?.[1]
  if (twin) return `${inWords(twin)} per ha`
  const accrual = /^(exp_.+)_2$/.exec(name)?.[1]
  if (accrual) return `${inWords(accrual)} (accrual)`
  const [, land, tenure] = /^(.+)_(owned|leased)_ha$/.exec(name) ?? []
  if (land) return `${inWords(land)}, ${tenure}`
  const [begins, told] = beginnings.find(([beginning]) => name.startsWith(beginning)) ?? ['', '']
  const rest = name.slice(begins.length)
  return told + (phrases[rest] ?? wordByWord(punctuated(name).slice(begins.length)))
}

function punctuated(name: string): string {
  return name
    .replace(heads, '$1,_')
    .replace(moneyNouns, '$1')
    .replace(/^pasture_([a-z]+)/, '$1_pasture')
}

function wordByWord(name: string): string {
  const told = name.split('_').map(word => words[word] ?? word)
  const last = told.length - 1
  if (!told.includes('per') && told[last] === 'ha') told[last] = told[0] === 'area' ? '' : 'area'
  if (!told.includes('per') && told[last] === 'ML') told[last] = ''
  if (told[0] === 'ha') told[0] = 'hectares'
  return told.filter(Boolean).join(' ')
}
