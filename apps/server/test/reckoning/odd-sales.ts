// What the odd farms sold and still hold: pools with typed and generic estimates, lint with premium and
// discount, lines of which something is not known.

import { cropEnterprises } from './odd-money.ts'
import type { OddCrop, OddFarm, OddPeriod } from './odd-farm.ts'

export function sellOdd(farm: OddFarm, crops: readonly OddCrop[]): void {
  growInEnterprises(farm, crops)
  for (const [, own] of Map.groupBy(crops, ({ period, crop }) => `${period.id} ${crop}`)) {
    const [first] = own
    if (first && first.crop !== '' && first.crop !== 'fallow') sellCrop(farm, first)
  }
  for (const period of farm.periods) sellOfOldSeason(farm, period, crops)
}

function growInEnterprises({ random, amend, listed }: OddFarm, crops: readonly OddCrop[]): void {
  const own = random.stream('enterprises')
  for (const { id, crop } of crops) {
    if (crop === '' || crop === 'fallow' || own.chance(0.5)) continue
    const enterprise_id = listed('crop_collection_enterprises', own.pick(cropEnterprises))
    amend('crop_collections', id, { enterprise_id })
  }
}

/** Of some sales and pools it is said in which enterprise it grew, be it grown there or not. */
function grownIn({ random, listed }: OddFarm, crop: string) {
  const own = random.stream(`sold of ${crop}`)
  return () =>
    own.chance(0.4)
      ? { enterprise_id: listed('crop_collection_enterprises', own.pick(cropEnterprises)) }
      : {}
}

/** What lay there from a year before, of kinds that grew nowhere in this one. */
function sellOfOldSeason(farm: OddFarm, period: OddPeriod, crops: readonly OddCrop[]): void {
  const grown = crops.filter(one => one.period.id === period.id).map(({ crop }) => crop)
  for (const crop of ['sorghum-grain', 'vetch-hay', 'cotton']) {
    if (!grown.includes(crop) && farm.random.chance(0.2)) sellCrop(farm, { id: 0, crop, period })
  }
}

function sellCrop(farm: OddFarm, { crop, period }: OddCrop): void {
  const { id: farm_id, random, add, listed } = farm
  const grown = add('crop_type_farm_periods', {
    crop_type_id: listed('crop_types', crop),
    farm_id,
    period_id: period.id,
    all_questions_answered: random.chance(0.2),
    ...keptOf(farm),
  })
  const of = { farm_id, crop_type_farm_period_id: grown }
  const enterprise = grownIn(farm, crop)
  const cents = (most: number) => random.whole(1, most)
  const tonnes = () => random.pick([12.5, 100.3333, 0, null, 61.01])
  for (let sale = random.whole(0, 3); sale > 0; sale -= 1) {
    const crop_sale_actual_id = add('crop_sale_actuals', {
      ...of,
      ...enterprise(),
      date: random.pick([null, `${period.year}-12-20`]),
    })
    if (crop === 'cotton') {
      const premium = random.pick([1200, null, 0])
      const money = {
        lintIncome: cents(9_000_000),
        seedIncome: random.pick([cents(400_000), null]),
      }
      add('lint_sale_actuals', {
        farm_id,
        cropSaleActualId: crop_sale_actual_id,
        bales: random.pick([300, null]),
        seedTonnes: 90.5,
        premium,
        discount: random.pick([550, null]),
        ...money,
      })
    } else if (crop.endsWith('hay')) {
      add('hay_sale_actuals', {
        farm_id,
        crop_sale_actual_id,
        bales: 120,
        bale_weight: 0.55,
        income: cents(2_000_000),
      })
    } else {
      add('grain_sale_actuals', {
        farm_id,
        crop_sale_actual_id,
        tonnes: tonnes(),
        income: random.pick([cents(9_000_000), null]),
      })
    }
  }
  for (let pool = random.whole(0, 2); pool > 0; pool -= 1) {
    const own = add('crop_sale_estimate_pools', { ...of, ...enterprise() })
    const isTyped = random.chance(0.6)
    if (isTyped) hold(farm, { crop, pool: own, tonnes: tonnes() })
    // Of wheat that was cut, there is hay.
    if (random.chance(0.15)) hold(farm, { crop: 'hay', pool: own, tonnes: null })
    if (!isTyped || random.chance(0.5)) {
      add('crop_sale_estimates', {
        farm_id,
        crop_sale_estimate_pool_id: own,
        units: random.pick([33.3333, 100, null]),
        unit_type: random.pick(['Tonnes', 'Tonnes', 'Kilograms', 'Bales']),
        unit_cost: cents(40_000),
      })
    }
  }
}

/** For seed or feed; of some nobody said. */
function keptOf({ random }: OddFarm) {
  const own = random.stream('kept')
  return own.chance(0.4) ? { kept_for_use: own.pick([3.5, 0, 20.125]) } : {}
}

interface Held {
  readonly crop: string
  readonly pool: number
  readonly tonnes: number | null
}

function hold({ id: farm_id, random, add }: OddFarm, { crop, pool, tonnes }: Held): void {
  const of = { farm_id, crop_sale_estimate_pool_id: pool }
  if (crop === 'cotton') {
    add('lint_sale_estimates', {
      farm_id,
      cropSaleEstimatePoolId: pool,
      bales: 41,
      seedTonnes: random.pick([13.337, null]),
      balePrice: 65_050,
      seedPrice: 35_033,
    })
  } else if (crop.endsWith('hay')) {
    add('hay_sale_estimates', {
      ...of,
      bales: random.pick([77, null]),
      bale_weight: 0.6333,
      price: 22_051,
    })
  } else add('grain_sale_estimates', { ...of, tonnes, price: random.pick([31_007, null]) })
}
