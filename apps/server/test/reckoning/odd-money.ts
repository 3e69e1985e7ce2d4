// What odd farms owe, who works on them, what went through their water licences, and what of their costs was
// carried over; now and then one figure of it is not known.

import { costDrivers, loanKinds, workerKinds } from '@furrow/catalogue/choices'
import { costLines } from '@furrow/catalogue/finance/production-expenses'
import type { LooseRow } from '../../src/demo/row-set.ts'
import type { OddFarm } from './odd-farm.ts'

export function oweAndEmploy({ id: farm_id, random: own, periods, add }: OddFarm): void {
  const random = own.stream('money')
  const few = (most: number) => Array.from({ length: random.whole(0, most) }, (_, place) => place)
  const some = (most: number) => (random.chance(0.8) ? random.whole(0, most) : null)
  const waters = few(3).map(place =>
    add('asset_waters', {
      farm_id,
      name: `Licence ${place}`,
      entitlement_type: random.pick(['General security', 'On-farm storage', 'Groundwater']),
      megalitres: random.pick([null, 500, 1240.5]),
    }),
  )
  for (const { id: period_id } of periods) {
    const line = (name: string) => ({ farm_id, period_id, name })
    for (const place of few(6)) {
      add('loans', {
        ...line(`Debt ${place}`),
        loan_kind: random.pick(loanKinds),
        opening_balance: some(400_000_000),
        borrowed: some(50_000_000),
        repaid: some(40_000_000),
        closing_balance: random.chance(0.4) ? random.whole(0, 400_000_000) : null,
        interest: some(20_000_000),
        due_within_year: some(50_000_000),
      })
    }
    for (const place of few(5)) {
      add('farm_workers', {
        ...line(`Person ${place}`),
        worker_kind: random.pick(workerKinds),
        days_worked: random.chance(0.6) ? random.whole(0, 366) : null,
        crop_hours: some(1500),
        livestock_hours: some(900),
        other_hours: some(400),
        wages: some(9_000_000),
        allowance: random.chance(0.3) ? random.whole(0, 12_000_000) : null,
      })
    }
    for (const asset_water_id of waters.filter(() => random.chance(0.8))) {
      add('water_accounts', {
        farm_id,
        period_id,
        asset_water_id,
        carried_in: some(300),
        allocated: some(900),
        taken: some(200),
        bought: some(100),
        sold: some(90),
        used: some(1000),
        lost: some(80),
        carried_out: some(200),
        sold_income: some(3_000_000),
      })
    }
  }
}

/** Mostly of lines of which odd records say what was paid. */
export function carryCosts({ id: farm_id, random: own, periods, add }: OddFarm): void {
  const random = own.stream('costs carried over')
  const some = () => (random.chance(0.7) ? random.whole(0, 9_000_000) : null)
  for (const { id: period_id } of periods) {
    const lines = costLines.filter(line => random.chance(oftenPaid.has(line) ? 0.7 : 0.1))
    for (const line of lines) {
      add('cost_accruals', {
        farm_id,
        period_id,
        line,
        opening_on_hand: some(),
        closing_on_hand: some(),
        opening_prepaid: some(),
        closing_prepaid: some(),
        opening_owed: some(),
        closing_owed: some(),
      })
    }
  }
}

/** What lines go by, and amounts that someone said of a crop, an enterprise or stock: of some more than there is. */
export function shareCosts(farm: OddFarm): void {
  const random = farm.random.stream('costs shared')
  for (const { id: period_id } of farm.periods) {
    const where = { farm_id: farm.id, period_id }
    for (const line of shared.filter(() => random.chance(0.4))) {
      farm.add('cost_allocations', { ...where, line, driver: random.pick(costDrivers) })
    }
    for (const line of shared.filter(() => random.chance(0.3))) {
      sayAmounts({ ...farm, random }, { ...where, line })
    }
    for (const kept of stockEnterprises.filter(() => random.chance(0.3))) {
      farm.add('livestock_enterprise_settings', {
        ...where,
        livestock_enterprise_id: farm.listed('livestock_enterprises', kept),
        overhead_share: random.pick([null, 0.05, 0.333333]),
        grazed_hectares: random.pick([null, 120.5, 0]),
      })
    }
  }
}

function sayAmounts({ random, add, listed }: OddFarm, of: LooseRow): void {
  const say = (whose: LooseRow) => {
    const amount = random.whole(0, random.pick([500, 500, 200_000, 20_000_000]))
    add('cost_shares', { ...of, ...whose, amount })
  }
  for (const crop of ['wheat', 'cotton', 'barley'].filter(() => random.chance(0.4))) {
    const crop_type_id = listed('crop_types', crop)
    if (random.chance(0.7)) say({ crop_type_id })
    for (const grownIn of cropEnterprises.filter(() => random.chance(0.3))) {
      say({ crop_type_id, enterprise_id: listed('crop_collection_enterprises', grownIn) })
    }
  }
  for (const kept of stockEnterprises.filter(() => random.chance(0.3))) {
    say({ livestock_enterprise_id: listed('livestock_enterprises', kept) })
  }
}

export const cropEnterprises = [
  'dryland-cropping/wheat/short-fallow',
  'dryland-cropping/wheat/long-fallow',
]
const stockEnterprises = [
  'grazing/sheep/wool-self-replacing-merino',
  'grazing/cattle/breeding-weaners',
  'grazing/goats/breeding',
]

const shared = [
  'exp_seed',
  'exp_fuel_direct',
  'exp_freight_produce',
  'exp_animal_health',
  'exp_selling_commission',
  'exp_packaging_wool_packs',
  'exp_levies',
  'exp_shearing_crutching',
] as const

const oftenPaid: ReadonlySet<string> = new Set(['exp_seed', 'exp_fertiliser_n', 'exp_ginning'])
