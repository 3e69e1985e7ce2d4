// Batches of steps with one that cannot be done: then none is.

import { harmless, invalid, notThere } from './broken.ts'

/** What is sent to an address, by an administrator unless said otherwise. */
export type Call = readonly [
  call: string,
  body: unknown,
  statuses: readonly number[],
  who?: 'farmer',
]

export function brokenSteps(): readonly Call[] {
  const call = 'POST /api/v2/batch'
  const shapes = [{}, { steps: null }, { steps: 5 }, { steps: 'x' }, { steps: {} }]
  return [
    ...shapes.map((body): Call => [call, body, invalid]),
    [call, { steps: [] }, harmless],
    ...noSteps.map((step): Call => [call, { steps: [gauge, step] }, [...invalid, ...notThere]]),
  ]
}

const gauge = {
  do: 'store',
  resource: 'rain_gauges',
  values: { name: 'Never kept', farm_id: 1 },
  ref: 'gauge',
}
const rain = (rain_gauge_id: unknown, date = '2024-01-01') => ({
  do: 'store',
  resource: 'rainfalls',
  values: { rain_gauge_id, date, total_mm: 1 },
})
const renamed = { do: 'update', resource: 'rain_gauges', values: { name: 'x' } }

const noSteps: readonly unknown[] = [
  null,
  5,
  'x',
  [],
  {},
  { do: 'nope', resource: 'rain_gauges' },
  { do: 'store' },
  { do: 'store', resource: 'nope', values: {} },
  { do: 'store', resource: '__proto__', values: {} },
  { do: 'store', resource: 'rain_gauges', values: 5 },
  { do: 'store', resource: 'rain_gauges', values: {} },
  { do: 'store', resource: 'adjacent_paddocks', values: {} },
  rain({ $ref: 'nope' }),
  rain({ $ref: {} }),
  rain({ $ref: 'gauge' }, '2024-02-30'),
  renamed,
  { ...renamed, id: 999_999 },
  { ...renamed, id: 'abc' },
  { ...renamed, id: { $ref: 'constructor' } },
  { do: 'destroy', resource: 'rain_gauges', id: 999_999 },
]
