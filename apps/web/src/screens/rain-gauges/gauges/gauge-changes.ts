// What is done with gauges, each as one change.

import type { Change, ChangeStep } from '../../../data/outbox/change.ts'
import type { Gauge } from '../use-gauges.ts'

type NamedGauge = Pick<Gauge, 'id' | 'name' | 'updated_at'>

export interface NewGauge {
  readonly id: number
  readonly farmId: number
  readonly name: string
  /** A farm’s first one. */
  readonly isMain: boolean
}

export function addedGauge({ id, farmId, name, isMain }: NewGauge): Change {
  const values = { name, farm_id: farmId, is_main: isMain }
  const step: ChangeStep = { do: 'store', resource: 'rain_gauges', id, values }
  return { label: `Rain gauge ${name}`, farmId, steps: [step] }
}

export function renamedGauge(farmId: number, gauge: NamedGauge, name: string): Change {
  const values = { values: { name }, before: { name: gauge.name } }
  return { label: `Name of ${gauge.name}`, farmId, steps: [updated(gauge, values)] }
}

/** A farm has one main gauge: the others are it no more. */
export function mainGaugeChange(
  farmId: number,
  gauge: NamedGauge,
  gauges: readonly Gauge[],
): Change {
  const others = gauges.filter(({ id, is_main }) => is_main && id !== gauge.id)
  const steps = [
    ...others.map(other => updated(other, asMain(false))),
    updated(gauge, asMain(true)),
  ]
  return { label: `${gauge.name} is the main gauge`, farmId, steps }
}

/** Its readings go with it: there is no way back. */
export function deletedGauge(farmId: number, { id, name }: NamedGauge): Change {
  const step: ChangeStep = { do: 'destroy', resource: 'rain_gauges', id }
  return { label: `Rain gauge ${name} is deleted`, farmId, steps: [step] }
}

/** Whether another gauge of the farm is called so. */
export function isTaken(name: string, gauges: readonly NamedGauge[], own?: number): boolean {
  const wished = name.trim().toLowerCase()
  return gauges.some(({ id, name }) => id !== own && name.trim().toLowerCase() === wished)
}

function asMain(isMain: boolean) {
  return { values: { is_main: isMain }, before: { is_main: !isMain } }
}

function updated(
  { id, updated_at: seen }: Pick<Gauge, 'id' | 'updated_at'>,
  { values, before }: { readonly values: object; readonly before: object },
): ChangeStep {
  const changed = { values: { ...values }, before: { ...before } }
  return { do: 'update', resource: 'rain_gauges', id, ...changed, seen }
}
