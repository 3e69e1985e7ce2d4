// The gauge that stands for a farm: the one whose rain counts for the most ground.

interface Gauge {
  readonly id: number
  readonly name: string
}

interface Paddock {
  readonly rain_gauge_id: number | null
  readonly area: number | null
}

/** Where no paddock has a gauge, the first of them. */
export function mainGauge<Some extends Gauge>(
  gauges: readonly Some[],
  paddocks: readonly Paddock[],
): Some | undefined {
  const areas = gauges.map(({ id }) => areaOf(paddocks, id))
  return gauges[areas.indexOf(Math.max(...areas))]
}

function areaOf(paddocks: readonly Paddock[], gauge: number): number {
  return paddocks
    .filter(({ rain_gauge_id }) => rain_gauge_id === gauge)
    .reduce((sum, { area }) => sum + (area ?? 0), 0)
}
