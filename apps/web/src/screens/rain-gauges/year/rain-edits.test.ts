import { describe, expect, test } from 'vitest'
import { oppositeOf } from '../../../data/outbox/opposite-change.ts'
import { rainSteps } from './rain-edits.ts'
import type { GaugeReading } from '../readings.ts'

const reading = (id: number, day: string, mm: number, days = 1): GaugeReading => ({
  id,
  day,
  mm,
  days,
  imported: false,
  seen: 'then',
})
const steps = (
  edits: Record<string, [mm: number, days?: number] | null>,
  readings: readonly GaugeReading[] = [],
  imported?: boolean,
) => {
  let next = -100
  const amounts = Object.entries(edits).map(
    ([day, amount]) => [day, amount && { mm: amount[0], days: amount[1] ?? 1 }] as const,
  )
  const place = { farmId: 3, gaugeId: 9, readings, newId: () => next-- }
  return rainSteps(new Map(amounts), imported === undefined ? place : { ...place, imported })
}
const store = (id: number, date: string, total_mm: number, days = 1) => ({
  do: 'store',
  resource: 'rainfalls',
  id,
  values: { rain_gauge_id: 9, date, total_mm, days, farm_id: 3 },
})
const update = (id: number, values: object, before: object) => ({
  do: 'update',
  resource: 'rainfalls',
  id,
  values,
  before,
  seen: 'then',
})
const destroy = (id: number) => ({ do: 'destroy', resource: 'rainfalls', id })

describe('a day', () => {
  test('that was not recorded gets a reading, and nothing where nothing is typed', () => {
    expect(steps({ '2026-03-01': [12.5], '2026-03-02': null })).toEqual([
      store(-100, '2026-03-01', 12.5),
    ])
  })

  test('that was read changes only what is different', () => {
    const known = [reading(5, '2026-03-01', 4), reading(6, '2026-03-12', 38, 4)]
    expect(steps({ '2026-03-01': [6], '2026-03-12': [38, 2] }, known)).toEqual([
      update(5, { total_mm: 6 }, { total_mm: 4 }),
      update(6, { days: 2 }, { days: 4 }),
    ])
    expect(steps({ '2026-03-01': [4] }, known)).toEqual([])
  })

  test('that is cleared has its reading deleted, and that can be taken back', () => {
    const cleared = steps({ '2026-03-01': null }, [reading(5, '2026-03-01', 4)])
    expect(cleared).toEqual([destroy(5)])
    const change = { label: 'Rain', farmId: 3, steps: cleared }
    expect(oppositeOf(change, { canRestore: true })?.steps).toEqual([
      { ...destroy(5), do: 'restore' },
    ])
  })

  test('that was brought from a file and is typed anew is the farm’s own', () => {
    const known = [{ ...reading(5, '2026-03-01', 4), imported: true }]
    expect(steps({ '2026-03-01': [6] }, known)).toEqual([
      update(5, { total_mm: 6, imported: false }, { total_mm: 4, imported: true }),
    ])
    expect(steps({ '2026-03-01': [4] }, known)).toEqual([])
  })

  test('that is brought from a file says so', () => {
    const brought = steps(
      { '2026-03-01': [6], '2026-03-02': [1] },
      [reading(5, '2026-03-02', 0)],
      true,
    )
    expect(brought).toEqual([
      update(5, { total_mm: 1, imported: true }, { total_mm: 0, imported: false }),
      {
        ...store(-100, '2026-03-01', 6),
        values: { ...store(-100, '2026-03-01', 6).values, imported: true },
      },
    ])
  })

  test('goes before others come, so that what is moved finds room', () => {
    const known = [reading(5, '2026-03-02', 4), reading(6, '2026-03-04', 38, 4)]
    const done = steps({ '2026-03-01': [2], '2026-03-04': [38], '2026-03-02': null }, known)
    expect(done.map(step => step.do)).toEqual(['destroy', 'update', 'store'])
  })
})

describe('a run of dry days', () => {
  const run = [reading(7, '2026-03-31', 0, 10)]

  test('is taken apart where it rained after all', () => {
    expect(steps({ '2026-03-25': [5] }, run)).toEqual([
      update(7, { days: 6 }, { days: 10 }),
      store(-100, '2026-03-24', 0, 3),
      store(-101, '2026-03-25', 5),
    ])
  })

  test('ends earlier where its last day is another', () => {
    expect(steps({ '2026-03-31': [5] }, run)).toEqual([
      update(7, { total_mm: 5, days: 1 }, { total_mm: 0, days: 10 }),
      store(-100, '2026-03-30', 0, 9),
    ])
    expect(steps({ '2026-03-31': null }, run)).toEqual([
      destroy(7),
      store(-100, '2026-03-30', 0, 9),
    ])
  })

  test('is gone where all of its days are cleared', () => {
    const days = Array.from({ length: 10 }, (_, at) => [`2026-03-${22 + at}`, null])
    expect(steps(Object.fromEntries(days) as Record<string, null>, run)).toEqual([destroy(7)])
  })

  test('stays as it is where other days are typed', () => {
    expect(steps({ '2026-03-21': [5], '2026-04-01': [1] }, run)).toHaveLength(2)
  })
})
