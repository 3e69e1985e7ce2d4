// The meters of all processes, as one.

import { AggregatorRegistry } from 'prom-client'
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client'

/** Of one process. */
export type Gathered = MetricObjectWithValues<MetricValue<string>>[]

export function together(gathered: readonly Gathered[]): Registry {
  return AggregatorRegistry.aggregate([...gathered])
}

/** Of what has ended only what it counted is told on: it has no memory and no connections any more. */
export function countedIn(gathered: Gathered): Gathered {
  return gathered.filter(({ type }) => String(type) !== 'gauge')
}

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8'
