// What has to hold in every financial record, written down by hand: which figures add up to which, and
// which are shares of others. Money in cents.

type Told = Readonly<Record<string, number | null>>
export interface RecordSaid {
  readonly figures: Told
  /** Where each came from, as it is kept with the record; what is not named was calculated. */
  readonly origins: Readonly<Record<string, { readonly from: string; readonly lines?: number }>>
}

/** A total and its lines; one with a minus is taken off. */
const sums: Readonly<Record<string, readonly string[]>> = {
  leased_sharefarmed_ha: ['leased_ha', 'sharefarmed_ha', 'agisted_in_ha'],
  managed_ha: ['owned_ha', 'leased_sharefarmed_ha', '-leased_out_ha'],
  effective_ha: ['managed_ha', '-non_productive_ha'],
  water_total_ml: [
    'high_security_ml',
    'general_security_ml',
    'supplementary_ml',
    'groundwater_ml',
    'floodplain_ml',
    'unregulated_ml',
    'stock_domestic_ml',
    'other_water_ml',
  ],
  crop_income: ['dryland_crop_income', 'irrigated_crop_income', 'cane_income', 'hay_income'],
  livestock_income: ['sheep_income', 'wool_income', 'cattle_income', 'other_livestock_income'],
  other_farm_income: [
    'agistment_income',
    'contract_income',
    'lease_income',
    'water_sale_income',
    'insurance_income',
    'rebate_income',
    'carbon_stewardship_income',
    'sundry_income',
  ],
  gross_income: ['crop_income', 'livestock_income', 'other_farm_income'],
  exp_fertiliser_total: [
    'exp_fertiliser_n',
    'exp_fertiliser_p',
    'exp_fertiliser_k',
    'exp_fertiliser_other',
  ],
  exp_chemical_total: [
    'exp_herbicide_fallow',
    'exp_herbicide_crop',
    'exp_insecticide',
    'exp_fungicide',
    'exp_growth_regulator_defoliant',
  ],
  exp_contract_total: [
    'exp_contract_planting',
    'exp_contract_spraying',
    'exp_contract_harvest',
    'exp_contract_other',
  ],
  owned_total_val: [
    'owned_land_val',
    'owned_water_val',
    'owned_infrastructure_val',
    'owned_buildings_val',
    'owned_plant_val',
    'owned_livestock_val',
    'owned_grain_on_hand_val',
    'owned_fodder_on_hand_val',
    'owned_inputs_on_hand_val',
    'owned_growing_crop_val',
    'owned_wool_on_hand_val',
    'owned_cash_fmd_val',
    'owned_other_val',
  ],
  leased_total_val: [
    'leased_land_val',
    'leased_water_val',
    'leased_infrastructure_val',
    'leased_buildings_val',
    'leased_plant_val',
    'leased_livestock_val',
    'leased_other_val',
  ],
  managed_land_val: ['owned_land_val', 'leased_land_val'],
  managed_plant_val: ['owned_plant_val', 'leased_plant_val'],
  total_liab: [
    'overdraft_liab',
    'term_loan_liab',
    'equipment_finance_liab',
    'livestock_finance_liab',
    'seasonal_finance_liab',
    'lease_liab',
    'family_loan_liab',
    'creditors_liab',
    'tax_provision_liab',
    'other_liab',
  ],
  lease_sharefarm_cost: ['lease_cost', 'sharefarm_cost'],
  finance_cost: ['interest_cost', 'lease_sharefarm_cost'],
  capex_total: ['capex_plant', 'capex_buildings', 'capex_water', 'capex_land_improvement'],
  net_capex: ['capex_total', '-capital_sales'],
  fte_total: ['fte_owner', 'fte_permanent', 'fte_casual', 'fte_contract'],
  wages_paid_total: [
    'oh_wages_permanent',
    'oh_wages_casual',
    'oh_superannuation',
    'exp_labour_direct',
  ],
  labour_cost_total: ['wages_paid_total', 'owner_allowance_total'],
}

/** Known only where all of it is. */
const differences: Readonly<Record<string, readonly string[]>> = {
  equity_val: ['owned_total_val', 'debtors_val', '-total_liab'],
  ebitda: [
    'operating_profit',
    'oh_depreciation_plant',
    'oh_depreciation_buildings',
    'oh_owner_allowance',
  ],
  gross_margin: ['gross_income', '-direct_cost'],
  operating_profit: ['gross_margin', '-overhead_cost'],
  business_return: ['operating_profit', '-finance_cost'],
  free_cashflow: [
    'ebitda',
    '-inventory_change',
    '-finance_cost',
    '-tax_paid',
    '-net_capex',
    '-drawings',
  ],
}

const same: readonly (readonly [string, string])[] = [
  ['overhead_cost', 'oh_total'],
  ['oh_owner_allowance', 'owner_allowance_total'],
  ['co_roam', 'roam'],
  ['gz_avg_dse', 'average_dse'],
]

const shares: readonly (readonly [string, string, string])[] = [
  ['roam', 'operating_profit', 'managed_total_val'],
  ['asset_turnover', 'gross_income', 'managed_total_val'],
  ['operating_profit_margin', 'operating_profit', 'gross_income'],
  ['overhead_ratio', 'overhead_cost', 'gross_income'],
  ['interest_cover', 'operating_profit', 'interest_cost'],
  ['debt_to_equity', 'total_liab', 'equity_val'],
  ['plant_ratio', 'owned_plant_val', 'gross_income'],
  ['gross_income_per_ha', 'gross_income', 'effective_ha'],
]

/** Every figure that these tables name, for who types into them. */
export const figuresOfIdentities: readonly string[] = [
  ...new Set([
    ...Object.entries({ ...sums, ...differences }).flatMap(([total, lines]) => [
      total,
      ...lines.map(bare),
    ]),
    ...same.flat(),
    ...shares.flat(),
  ]),
]

/** Those of them that nothing adds up to. */
export const linesOfIdentities: readonly string[] = figuresOfIdentities.filter(
  name =>
    !(name in sums) &&
    !(name in differences) &&
    ![...same, ...shares].some(([follows]) => follows === name),
)

/** What does not hold, in words; nothing where all does. */
export function brokenIdentities(said: RecordSaid): readonly string[] {
  return [
    ...Object.entries(sums).flatMap(([total, lines]) => wrongSum(said, total, lines)),
    ...Object.entries(differences).flatMap(([total, lines]) => wrongDifference(said, total, lines)),
    ...same.flatMap(([one, other]) => wrongTwin(said, one, other)),
    ...shares.flatMap(([share, of, by]) => wrongShare(said, share, of, by)),
    ...wrongBalance(said),
  ]
}

/** All that is worked with is what is owned and what is leased, be they sums or said whole. */
function wrongBalance({ figures, origins }: RecordSaid): readonly string[] {
  const totals = ['managed_total_val', 'owned_total_val', 'leased_total_val'] as const
  const [managed, owned, leased] = totals.map(name => figures[name] ?? null)
  const isApart = Object.keys(origins).some(name => /^managed_.*_val/.test(name))
  if (isApart || (owned == null && leased == null)) return []
  const due = (owned ?? 0) + (leased ?? 0)
  return isClose(managed ?? null, due) ? [] : [`managed ${managed} is not ${owned} + ${leased}`]
}

/** What is not known is passed over, unless all that is known is taken off. */
function wrongSum(said: RecordSaid, total: string, lines: readonly string[]): readonly string[] {
  const { figures, origins } = said
  const value = figures[total] ?? null
  const known = lines.filter(line => figures[bare(line)] !== null)
  const found = known.reduce((sum, line) => sum + signed(figures, line), 0)
  if (known.every(isTakenOff) || isClose(value, found)) return []
  if (!isGiven(said, total) || !isPartly(said, lines))
    return [`${total} is ${value}, its lines come to ${found}`]
  const told = origins[total]?.lines ?? null
  const isTold = lines.some(isTakenOff) || origins[total]?.from !== 'typed' || isClose(told, found)
  return isTold ? [] : [`${total}: its lines come to ${found}, and are said to be ${told}`]
}

function wrongDifference(
  said: RecordSaid,
  total: string,
  lines: readonly string[],
): readonly string[] {
  const { figures } = said
  const value = figures[total] ?? null
  const isKnown = lines.every(line => figures[bare(line)] !== null)
  if (!isKnown) return []
  const found = lines.reduce((sum, line) => sum + signed(figures, line), 0)
  if (isClose(value, found)) return []
  return isGiven(said, total) && isPartly(said, lines)
    ? []
    : [`${total} is ${value}, and follows as ${found}`]
}

function wrongTwin(said: RecordSaid, one: string, other: string): readonly string[] {
  const [first, second] = [said.figures[one] ?? null, said.figures[other] ?? null]
  if (first === null || second === null || isClose(first, second)) return []
  return isGiven(said, one) && isPartly(said, [other])
    ? []
    : [`${one} is ${first}, ${other} is ${second}`]
}

function wrongShare(
  { figures, origins }: RecordSaid,
  share: string,
  of: string,
  by: string,
): readonly string[] {
  const [value, above, below] = [figures[share] ?? null, figures[of] ?? null, figures[by] ?? null]
  if (above === null || below === null || below === 0) return []
  const found = above / below
  if (value !== null && Math.abs(value - found) <= Math.max(Math.abs(found) * 0.005, 1.000001))
    return []
  return origins[share]?.from === 'typed' ? [] : [`${share} is ${value}, and follows as ${found}`]
}

/** Someone said it, or said what gives it. */
function isGiven({ origins }: RecordSaid, total: string): boolean {
  const { from, lines } = origins[total] ?? {}
  return from === 'typed' || lines !== undefined
}

/** Something below is not known, or was itself said beside a part of what it stands for. */
function isPartly(said: RecordSaid, lines: readonly string[]): boolean {
  return lines.some(line => {
    const name = bare(line)
    if (said.figures[name] === null) return true
    const below = sums[name] ?? differences[name] ?? same.find(([one]) => one === name)?.slice(1)
    return said.origins[name]?.from !== 'typed' && below !== undefined && isPartly(said, below)
  })
}

function signed(figures: Told, line: string): number {
  const value = figures[bare(line)] ?? 0
  return isTakenOff(line) ? -value : value
}

function isTakenOff(line: string): boolean {
  return line.startsWith('-')
}

function bare(line: string): string {
  return line.replace(/^-/, '')
}

/** One cent, or what a binary number is wrong by. */
function isClose(value: number | null, found: number): boolean {
  return value !== null && Math.abs(value - found) <= Math.max(Math.abs(found) * 1e-9, 1)
}
