// The yearly sheets of odd farms: what a hectare of each crop cost, and the stock of others on their land and
// theirs on that of others.

import type { OddCrop, OddFarm } from './odd-farm.ts'
import { dayAfter } from './plain-days.ts'

export function fillSheets(farm: OddFarm, crops: readonly OddCrop[]): void {
  const random = farm.random.stream('sheets')
  enterCosts({ ...farm, random }, crops)
  takeStock({ ...farm, random })
}

/** Half of the farms know what everything cost. */
function enterCosts(
  { id: farm_id, random, periods, add, listed }: OddFarm,
  crops: readonly OddCrop[],
) {
  const isKnown = random.chance(0.5)
  const often = () => isKnown || random.chance(0.8)
  for (const { id: period_id } of periods) {
    const grown = crops.flatMap(({ crop, period }) => (period.id === period_id ? [crop] : []))
    const kinds = new Set([...grown, 'sorghum-grain', 'cotton', 'sugarcane'])
    for (const kind of kinds) {
      if (kind === '' || kind === 'fallow' || !often()) continue
      const of = { farm_id, period_id, crop_type_id: listed('crop_types', kind) }
      const sheet = (table: string) =>
        add(table, {
          ...of,
          area_sown: often() ? random.pick([100, 33.3333, 412.25]) : null,
          direct_cost: often() ? random.whole(0, 400_000) : null,
        })
      sheet('dryland_crops')
      if (often()) sheet('irrigated_crops')
      if (random.chance(0.2)) sheet('dryland_crops')
    }
  }
}

function takeStock({ id: farm_id, random, periods, add }: OddFarm) {
  const isKnown = random.chance(0.6)
  const often = () => isKnown || random.chance(0.7)
  for (const { id: period_id, year } of periods) {
    for (let mob = random.whole(0, 3); mob > 0; mob -= 1) {
      const start = dayAfter(`${year}-07-01`, random.whole(0, 200))
      add('livestock_agistment_collections', {
        farm_id,
        period_id,
        direction: random.pick(['In', 'In', 'Out']),
        number: often() ? random.whole(0, 400) : null,
        start_date: often() ? start : null,
        end_date: often() ? dayAfter(start, random.whole(0, 160)) : null,
        weekly_rate: often() ? random.whole(50, 900) : null,
        total_value: random.pick([null, null, 1_234_567]),
      })
    }
  }
}
