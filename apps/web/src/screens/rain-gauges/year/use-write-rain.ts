// Writes what was typed for days of a gauge. What was made a moment ago and does not stand among the
// rows yet is known here, so that a second figure for the same day changes the first.

import { useEffect, useRef } from 'react'
import type { Change, ChangeStep, Outcome } from '../../../data/outbox/change.ts'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useChange } from '../../../data/hooks/use-change.ts'
import type { RainPlace } from './rain-edits.ts'
import type { GaugeReading } from '../readings.ts'

export interface RainWriting {
  /** Where it is written, as it stands at this moment. */
  readonly placeNow: () => RainPlace
  /** Notes what a change makes; to be called with each before it is handed over. */
  readonly noted: (change: Change) => Change
  /** A reading that is deleted can come back: nothing goes with it. */
  readonly write: (change: Change) => Promise<Outcome>
}

interface Wish {
  readonly farmId: number
  readonly gaugeId: number
  readonly readings: readonly GaugeReading[]
}

export function useWriteRain({ farmId, gaugeId, readings }: Wish): RainWriting {
  const { outbox } = useFurrow()
  const change = useChange()
  const known = useRef(readings)
  const made = useRef<Made>(new Map())
  const shown = useRef(gaugeId)
  useEffect(() => {
    // A gauge that has just got its number from the server is still the same one.
    const isSameGauge = outbox.idOf(shown.current) === gaugeId
    shown.current = gaugeId
    known.current = readings
    const there = new Set(readings.map(({ day }) => day))
    const left = [...made.current].filter(([, { day }]) => isSameGauge && !there.has(day))
    made.current = new Map(left)
  }, [outbox, gaugeId, readings])
  const noted = (wished: Change): Change => {
    made.current = withSteps(made.current, wished.steps)
    return wished
  }
  return {
    placeNow: () => ({
      farmId,
      gaugeId,
      readings: [...known.current, ...made.current.values()],
      newId: () => outbox.newId(),
    }),
    noted,
    write: wished => change(noted(wished), { canRestore: true }),
  }
}

/** By the numbers of the rows. */
type Made = ReadonlyMap<number, GaugeReading>

function withSteps(before: Made, steps: readonly ChangeStep[]): Made {
  const made = new Map(before)
  for (const step of steps) {
    const reading = made.get(step.id)
    if (step.do === 'store') made.set(step.id, madeReading(step))
    else if (step.do === 'update' && reading) made.set(step.id, { ...reading, ...figures(step) })
    else if (step.do === 'destroy') made.delete(step.id)
  }
  return made
}

type Written = Extract<ChangeStep, { do: 'store' | 'update' }>

function madeReading(step: Written): GaugeReading {
  const { date, imported = false } = step.values as { date: string; imported?: boolean }
  return { id: step.id, day: date, mm: 0, days: 1, imported, seen: undefined, ...figures(step) }
}

function figures({ values }: Written): Partial<Pick<GaugeReading, 'mm' | 'days'>> {
  const { total_mm: mm, days } = values as { total_mm?: number; days?: number }
  return { ...(mm === undefined ? {} : { mm }), ...(days === undefined ? {} : { days }) }
}
