// A year of a mixed farm as its bookkeeper keeps it: eighty accounts, and by hand, where each belongs.

export interface BookedAccount {
  readonly section: string
  readonly name: string
  /** As printed: costs above 0. */
  readonly dollars: number
  /** The line of the record, or why it is none. */
  readonly goes: string
}

const of = (
  section: string,
  rows: readonly (readonly [name: string, dollars: number, goes: string])[],
): readonly BookedAccount[] =>
  rows.map(([name, dollars, goes]) => ({ section, name, dollars, goes }))

export const aside = 'aside'

export const eightyAccounts: readonly BookedAccount[] = [
  ...of('Trading Income', [
    ['Wheat Sales', 512_844.9, 'dryland_crop_income'],
    ['Barley Sales', 184_320.55, 'dryland_crop_income'],
    ['Canola Sales', 96_410, 'dryland_crop_income'],
    ['Hay Sales', 22_500, 'hay_income'],
    ['Prime Lambs', 141_960.4, 'sheep_income'],
    ['CFA Ewes', 31_200, 'sheep_income'],
    ['Ram Purchases', -9600, 'sheep_income'],
    ['Weaner Sales', 88_450, 'cattle_income'],
    ['Wool Proceeds', 67_215.35, 'wool_income'],
    ['Agistment Income', 12_000, 'agistment_income'],
    ['Contract Harvesting Income', 18_700, 'contract_income'],
  ]),
  ...of('Other Income', [
    ['Diesel Fuel Rebate', 14_380.12, 'rebate_income'],
    ['Insurance Recoveries', 5200, 'insurance_income'],
    ['Interest Received', 1204.33, 'off_farm_income'],
    ['Scrap Metal', 850, 'sundry_income'],
    ['Profit on Sale of Plant', 4000, aside],
  ]),
  ...of('Cost of Sales', [
    ['Canola Seed', 21_300, 'exp_seed'],
    ['Inoculant', 1850.75, 'exp_seed'],
    ['Urea', 84_615.08, 'exp_fertiliser_n'],
    ['MAP', 58_000, 'exp_fertiliser_p'],
    ['Potash', 4100, 'exp_fertiliser_k'],
    ['Gypsum', 6400, 'exp_fertiliser_other'],
    ['Chem - Fallow', 28_412.37, 'exp_herbicide_fallow'],
    ['Chem - In Crop', 41_000, 'exp_herbicide_crop'],
    ['Insecticide', 5230, 'exp_insecticide'],
    ['Fungicide', 12_770, 'exp_fungicide'],
    ['Contract Sowing', 9900, 'exp_contract_planting'],
    ['Aerial Spraying', 7350, 'exp_contract_spraying'],
    ['Contract Header', 46_200, 'exp_contract_harvest'],
    ['Contract Baling', 3600, 'exp_contract_other'],
    ['Grain Cartage', 52_480, 'exp_freight_produce'],
    ['Freight Inwards', 6120, 'exp_freight_inputs'],
    ['Receival Fees', 8890, 'exp_storage_handling'],
    ['Silo Bags', 2310, 'exp_storage_handling'],
    ['Hail Insurance', 14_260, 'exp_insurance_crop'],
    ['GRDC Levy', 8120.4, 'exp_levies'],
    ['AWI Levy', 1008.25, 'exp_levies'],
    ['Wool Packs', 1440, 'exp_packaging_wool_packs'],
    ['Net Wrap', 980, 'exp_packaging_wool_packs'],
    ['Agents Commission', 9760, 'exp_selling_commission'],
    ['Shearing', 24_300, 'exp_shearing_crutching'],
    ['Crutching', 5100, 'exp_shearing_crutching'],
    ['Drench', 4870, 'exp_animal_health'],
    ['Vaccine', 2950, 'exp_animal_health'],
    ['NLIS Tags', 1230, 'exp_animal_health'],
    ['Vet & Med', 3310, 'exp_animal_health'],
    ['Stockfeed', 18_640, 'exp_supplementary_feed'],
    ['Licks', 2260, 'exp_supplementary_feed'],
    ['Agistment Paid', 4000, 'exp_agistment_out'],
    ['Preg Testing', 1320, 'exp_joining_sires'],
    ['Pasture Seed', 3900, 'exp_pasture_maintenance'],
    ['Soil Tests', 1750, 'exp_other_direct'],
  ]),
  ...of('Operating Expenses', [
    ['Accountancy', 9850, 'oh_accounting'],
    ['Legal Fees', 1200, 'oh_legal'],
    ['Agronomist', 7700, 'oh_consulting'],
    ['Bank Fees', 640.9, 'oh_bank_charges'],
    ['Shire Rates', 11_480, 'oh_rates'],
    ['LLS Rates', 2890, 'oh_rates'],
    ['Land Tax', 1150, 'oh_land_tax_rent_fees'],
    ['Water Licence', 860, 'oh_water_fixed_charges'],
    ['Electricity', 6235, 'oh_electricity_gas'],
    ['Telephone', 2980, 'oh_phone_internet'],
    ['Insurance - General', 17_400, 'oh_insurance_general'],
    ['Workcover', 2210, 'oh_insurance_workers'],
    ['Motor Vehicle Rego', 4380, 'oh_registration'],
    ['MV Expenses', 5120, 'oh_motor_vehicle'],
    ['Fuel & Oil', 61_870.25, 'oh_fuel_oil'],
    ['R&M Plant', 38_940, 'oh_repairs_plant'],
    ['Tyres', 6030, 'oh_repairs_plant'],
    ['R&M Sheds', 2475, 'oh_repairs_buildings'],
    ['R&M Fences', 8800, 'oh_repairs_improvements'],
    ['Wages', 38_219.6, 'oh_wages_permanent'],
    ['Casual Wages', 12_640, 'oh_wages_casual'],
    ['Superannuation', 5590, 'oh_superannuation'],
    ['Stationery', 415, 'oh_administration'],
    ['Subscriptions', 1385, 'oh_administration'],
    ['Travel & Accommodation', 1960, 'oh_training_travel'],
    ['Noxious Weeds', 1040, 'oh_weed_pest_roads'],
    ['Interest - NAB', 54_300, 'interest_cost'],
    ['Rent - Smiths', 45_000, 'lease_cost'],
  ]),
]

/** As Xero prints it, with totals. */
export function printedStatement(
  accounts: readonly BookedAccount[],
  { business, ends }: { readonly business: string; readonly ends: string },
): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const sections = [...Map.groupBy(accounts, ({ section }) => section)]
  const cents = (dollars: number) => Math.round(dollars * 100)
  const sum = (rows: readonly BookedAccount[]) =>
    rows.reduce((all, { dollars }) => all + cents(dollars), 0)
  const isCost = (section: string) => !section.endsWith('Income')
  const net = sections.reduce((all, [name, rows]) => all + (isCost(name) ? -1 : 1) * sum(rows), 0)
  const body = sections.flatMap(([name, rows]) => [
    name,
    ...rows.map(row => `${quoted(row.name)},${row.dollars.toFixed(2)}`),
    `Total ${name},${(sum(rows) / 100).toFixed(2)}`,
    '',
  ])
  const head = ['Profit and Loss', quoted(business), `For the year ended ${ends}`, '']
  const year = ends.slice(-4)
  return [...head, `Account,${year}`, '', ...body, `Net Profit,${(net / 100).toFixed(2)}`].join(
    '\r\n',
  )
}

/** Cents of each line of the record, added up here and nowhere else. */
export function addedUp(accounts: readonly BookedAccount[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const { goes, dollars } of accounts) {
    if (goes !== aside) sums[goes] = (sums[goes] ?? 0) + Math.round(dollars * 100)
  }
  return sums
}
