// What grazing brought: the grams that a head put on in a day, on crops and pastures (C14, C107), and what
// others paid to have their stock on our land.

import { daysFrom } from './plain-days.ts'
import { per, times, total } from './plain-figures.ts'
import type { Day, Figure, RawFarm } from './raw-farm.ts'
import type { RawRecord } from './raw-record.ts'

export function plainGrazing(farm: RawFarm, { agistments }: RawRecord, period: number) {
  return {
    average_daily_gain: dailyGain(farm, period),
    agistment_income: paidByOthers(
      agistments.filter(one => one.period_id === period && one.direction === 'In'),
    ),
  }
}

/** Of stock that were weighed twice and counted, and that went off again. */
function dailyGain({ crops, events }: RawFarm, period: number): Figure {
  let [grams, headDays]: [Figure, Figure] = [null, null]
  for (const { id } of crops.filter(({ period_id }) => period_id === period)) {
    for (const { kind, weight_on, weight_off, head, day, last_day } of events.get(id) ?? []) {
      const spent = times(head, daysOn(day, last_day))
      if (kind !== 'grazing' || weight_on === null || weight_off === null) continue
      if (spent === null) continue
      grams = (grams ?? 0) + (weight_off - weight_on) * 1000
      headDays = (headDays ?? 0) + spent
    }
  }
  return per(grams, headDays)
}

function daysOn(from: Day, to: Day): Figure {
  return from === null || to === null ? null : daysFrom(from, to)
}

/** By the head and week, or what someone says that it was. */
function paidByOthers(mobs: RawRecord['agistments']): Figure {
  const paid = mobs.map(({ number, start_date, end_date, weekly_rate, total_value }) => {
    const owed = per(times(times(number, weekly_rate), daysOn(start_date, end_date)), 7)
    return total_value ?? (owed === null ? null : Math.round(owed))
  })
  return paid.includes(null) ? null : total(paid)
}
