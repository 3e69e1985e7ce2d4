// The gauge whose rain counts for a paddock: the one it names, or else the nearest, or else the main one
// of the farm. It is always said why it is that one.

import type { MapPoint } from '../land/mapped-area.ts'
import { kilometresBetween } from '../land/place-on-earth.ts'
import { quantityText } from '../numbers/quantity-text.ts'

export interface GaugeOfFarm {
  readonly id: number
  readonly is_main: boolean
  /** Where it stands, if that is on the map. */
  readonly at?: MapPoint | undefined
}

export interface PaddockOfGauge {
  readonly rain_gauge_id: number | null
  /** The middle of its boundary, if that is on the map. */
  readonly at?: MapPoint | undefined
}

export interface FoundGauge<Gauge> {
  readonly gauge: Gauge
  /** `own gauge`, `nearest, 2.3 km`, `main gauge`, `only gauge`. */
  readonly why: string
  /** Nobody chose it for this paddock. */
  readonly isAssumed: boolean
}

export function gaugeOfPaddock<Gauge extends GaugeOfFarm>(
  { rain_gauge_id, at }: PaddockOfGauge,
  gauges: readonly Gauge[],
): FoundGauge<Gauge> | undefined {
  const own = gauges.find(({ id }) => id === rain_gauge_id)
  if (own) return { gauge: own, why: 'own gauge', isAssumed: false }
  const nearest = at && nearestGauge(at, gauges)
  if (nearest) return nearest
  const main = mainGauge(gauges)
  if (main) return { gauge: main, why: 'main gauge', isAssumed: true }
  const [only, ...others] = gauges
  return only && others.length === 0
    ? { gauge: only, why: 'only gauge', isAssumed: true }
    : undefined
}

/** Where several are marked, the one that was entered first. */
export function mainGauge<Gauge extends GaugeOfFarm>(gauges: readonly Gauge[]): Gauge | undefined {
  return gauges.filter(({ is_main }) => is_main).toSorted((one, other) => one.id - other.id)[0]
}

function nearestGauge<Gauge extends GaugeOfFarm>(
  at: MapPoint,
  gauges: readonly Gauge[],
): FoundGauge<Gauge> | undefined {
  const [nearest] = gauges
    .flatMap(gauge => (gauge.at ? [{ gauge, km: kilometresBetween(at, gauge.at) }] : []))
    .toSorted((one, other) => one.km - other.km)
  if (!nearest) return undefined
  const { gauge, km } = nearest
  return { gauge, why: `nearest, ${distanceText(km)}`, isAssumed: true }
}

/** `2.3 km`, `140 m`. */
function distanceText(km: number): string {
  const metres = Math.round(km * 100) * 10
  return metres < 1000
    ? quantityText(metres, 'm')
    : quantityText(Number(km.toFixed(km < 10 ? 1 : 0)), 'km')
}
