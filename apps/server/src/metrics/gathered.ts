// The meters of all processes, as one.

import { AggregatorRegistry } from 'prom-client'
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client'

/** Of one process. */
export type Gathered = MetricObjectWithValues<MetricValue<string>>[]

export function together(gathered: readonly Gathered[]): Registry {
  return AggregatorRegistry.aggregate([...gathered])
}

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8'
