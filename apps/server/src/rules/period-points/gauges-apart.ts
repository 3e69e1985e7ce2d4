// Gauges of one neighbourhood stand in the same weather: where one has far less rain than another, a
// reading is missing, or one is too many (W-RAIN-3).

import { areFarApart, compareGauges, neighbourhood } from '@furrow/farming/rain/gauges-compared'
import type { MapPoint } from '@furrow/farming/land/mapped-area'
import { kilometresBetween } from '@furrow/farming/land/place-on-earth'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import type { RainOfMonth } from '@furrow/farming/rain/rain-years'
import type { FoundPoint } from '../saving/open-point.ts'

export interface PlacedGauge {
  readonly id: number
  readonly name: string
  /** Those of the period. */
  readonly months: readonly RainOfMonth[]
  /** Where it stands, if that is on the map. */
  readonly at: MapPoint | undefined
}

/** One for each gauge that has too little: against the neighbour from which it differs most. */
export function gaugesApart(gauges: readonly PlacedGauge[]): readonly FoundPoint[] {
  return gauges.flatMap(gauge => {
    const [worst] = gauges
      .flatMap(other => differenceOf(gauge, other))
      .toSorted((one, other) => other.apart - one.apart)
    return worst ? [pointOf(gauge, worst)] : []
  })
}

interface Difference {
  readonly other: PlacedGauge
  readonly kilometres: number
  readonly months: number
  readonly apart: number
}

/** Told of the drier one alone. */
function differenceOf(gauge: PlacedGauge, other: PlacedGauge): readonly Difference[] {
  if (gauge === other || !gauge.at || !other.at) return []
  const kilometres = kilometresBetween(gauge.at, other.at)
  if (kilometres > neighbourhood) return []
  const compared = compareGauges(gauge.months, other.months)
  const { months, apart } = compared
  if (!areFarApart(compared) || apart === undefined || compared.one > compared.other) return []
  return [{ other, kilometres, months: months.length, apart }]
}

function pointOf({ id, name }: PlacedGauge, difference: Difference): FoundPoint {
  const { other, kilometres, months, apart } = difference
  const less = `${Math.round(apart * 100)}% less rain than ${other.name}`
  const near = quantityText(Number(kilometres.toFixed(1)), 'km')
  const message = `${name} has ${less} over ${months} months, though they are only ${near} apart.`
  return {
    code: 'W-RAIN-3',
    message,
    section: 'rain',
    resource: 'rain_gauges',
    id,
    field: 'name',
    where: name,
  }
}
