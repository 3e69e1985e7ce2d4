// What someone typed for some days of a gauge, as steps of one change. Runs of dry days, which are one
// reading, are taken apart where one of the days turns out otherwise.

import { addDays } from '@furrow/farming/dates/dates'
import { firstDay } from '@furrow/farming/rain/rain-days'
import type { RainAmount } from '@furrow/farming/rain/typed-rain'
import type { ChangeStep, Values } from '../../../data/outbox/change.ts'
import { isDryRun } from '../readings.ts'
import type { GaugeReading } from '../readings.ts'

/** By day; null where nothing was recorded after all. */
export type RainEdits = ReadonlyMap<string, RainAmount | null>

export interface RainPlace {
  readonly farmId: number
  readonly gaugeId: number
  /** Of the days that are written. */
  readonly readings: readonly GaugeReading[]
  /** A number for a new row. */
  readonly newId: (day: string) => number
  /** Brought from elsewhere, not read by the farm. */
  readonly imported?: boolean
}

/** What goes makes room for what comes, so it goes first. */
export function rainSteps(edits: RainEdits, place: RainPlace): readonly ChangeStep[] {
  const own = new Map(place.readings.map(reading => [reading.day, reading]))
  const runs = place.readings.filter(reading => isDryRun(reading) && isTouched(reading, edits))
  const steps = [
    ...runs.flatMap(run => stepsOfRun(run, edits, place)),
    ...[...edits].flatMap(([day, amount]) => {
      const reading = own.get(day)
      return reading && runs.includes(reading) ? [] : stepOfDay(day, amount, { reading, place })
    }),
  ]
  return steps.toSorted((one, other) => order.indexOf(one.do) - order.indexOf(other.do))
}

const order: readonly ChangeStep['do'][] = ['destroy', 'update', 'store']

interface OfDay {
  readonly reading: GaugeReading | undefined
  readonly place: RainPlace
}

function stepOfDay(
  day: string,
  amount: RainAmount | null,
  { reading, place }: OfDay,
): readonly ChangeStep[] {
  if (!reading) return amount ? [stored(day, amount, place)] : []
  return amount ? updated(reading, amount, place) : [removed(reading)]
}

/** The row of the run stays that of its last day, whatever that says now. */
function stepsOfRun(run: GaugeReading, edits: RainEdits, place: RainPlace): readonly ChangeStep[] {
  const parts = partsLeft(run, edits)
  const last = parts.at(-1)
  const staysLast = last !== undefined && last.day === run.day
  const before = staysLast ? parts.slice(0, -1) : parts
  const onLast = staysLast ? { mm: 0, days: last.days } : (edits.get(run.day) ?? null)
  return [
    ...stepOfDay(run.day, onLast, { reading: run, place }),
    ...before.map(({ day, days }) => stored(day, { mm: 0, days }, place)),
  ]
}

interface RunOfDays {
  /** The last of them. */
  readonly day: string
  readonly days: number
}

/** The days that nothing else is said of, run by run. */
function partsLeft(run: GaugeReading, edits: RainEdits): readonly RunOfDays[] {
  const parts: RunOfDays[] = []
  for (let day = firstDay(run); day <= run.day; day = addDays(day, 1)) {
    if (edits.has(day)) continue
    const before = parts.at(-1)
    const goesOn = before !== undefined && addDays(before.day, 1) === day
    if (goesOn) parts[parts.length - 1] = { day, days: before.days + 1 }
    else parts.push({ day, days: 1 })
  }
  return parts
}

function isTouched(run: GaugeReading, edits: RainEdits): boolean {
  const from = firstDay(run)
  return [...edits.keys()].some(day => from <= day && day <= run.day)
}

function stored(day: string, { mm, days }: RainAmount, place: RainPlace): ChangeStep {
  const { farmId, gaugeId, newId, imported = false } = place
  const values = { rain_gauge_id: gaugeId, date: day, total_mm: mm, days, farm_id: farmId }
  const whence = imported ? { imported } : {}
  return { do: 'store', resource: 'rainfalls', id: newId(day), values: { ...values, ...whence } }
}

function updated(
  reading: GaugeReading,
  { mm, days }: RainAmount,
  { imported = false }: RainPlace,
): readonly ChangeStep[] {
  const after = { total_mm: mm, days, imported }
  const before = { total_mm: reading.mm, days: reading.days, imported: reading.imported }
  const names = (['total_mm', 'days', 'imported'] as const).filter(
    name => after[name] !== before[name],
  )
  if (names.every(name => name === 'imported')) return []
  const only = (values: Values) => Object.fromEntries(names.map(name => [name, values[name]]))
  const { id, seen } = reading
  const values = { values: only(after), before: only(before), seen }
  return [{ do: 'update', resource: 'rainfalls', id, ...values }]
}

function removed({ id }: GaugeReading): ChangeStep {
  return { do: 'destroy', resource: 'rainfalls', id }
}
