// The gauges of odd farms: read daily or once a month, with days that nobody read.

import type { LooseRow } from '../../src/demo/row-set.ts'
import type { OddFarm } from './odd-farm.ts'
import { dayAfter } from './plain-days.ts'

/** One or two, the second with holes; both now and then read after several days. */
export function gaugesOf({
  id,
  add,
  random,
}: Pick<OddFarm, 'id' | 'add' | 'random'>): readonly number[] {
  const amount = random.whole(1, 2)
  return Array.from({ length: amount }, (_, place) => {
    const gauge = add('rain_gauges', {
      name: `Gauge ${place}`,
      farm_id: id,
      is_main: place === 0 && random.chance(0.7),
    })
    const missing = random.chance(0.5) ? `2023-${String(random.whole(1, 12)).padStart(2, '0')}` : ''
    const since = random.pick(['2020-07-01', '2021-07-01', '2023-02-01'])
    if (random.chance(0.4))
      readByMonth({ add, random }, { farm_id: id, rain_gauge_id: gauge }, since)
    const isDaily = random.chance(0.4)
    let day = since
    while (day <= '2025-12-31') {
      const days = !isDaily && random.chance(0.03) ? random.whole(2, 6) : 1
      day = dayAfter(day, days)
      if (missing !== '' && day.startsWith(missing)) continue
      if (place === 1 && random.chance(0.002)) day = dayAfter(day, random.whole(1, 40))
      const total_mm = random.chance(0.25) ? random.whole(1, 400) / 10 : 0
      add('rainfalls', { farm_id: id, rain_gauge_id: gauge, date: day, days, total_mm })
    }
    return gauge
  })
}

/** Before someone read it daily, for twelve years or so; now and then a month was forgotten. */
function readByMonth(
  { add, random }: Pick<OddFarm, 'add' | 'random'>,
  of: LooseRow,
  until: string,
): void {
  const isForgetful = random.chance(0.5)
  for (let first = '2009-07-01'; first < until; first = dayAfter(first, daysOfMonth(first))) {
    const days = daysOfMonth(first)
    if (isForgetful && random.chance(0.03)) continue
    add('rainfalls', {
      ...of,
      date: dayAfter(first, days - 1),
      days,
      total_mm: random.whole(0, 1400) / 10,
    })
  }
}

function daysOfMonth(first: string): number {
  const [year = 0, month = 0] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
