import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closingDifference, firstShortfall, headLeft, headOn } from './herd.ts'
import type { StockMovementKind, StockMovement } from './herd.ts'

const moved = (
  kind: StockMovementKind,
  head: number,
  day: string | null = null,
): StockMovement => ({
  kind,
  head,
  day,
})

const columns: readonly StockMovementKind[] = [
  'opening',
  'birth',
  'purchase',
  'transfer in',
  'death',
  'sale',
  'transfer out',
]

/** A herd of cattle over a year, class by class, in the order of the columns; then its closing. */
const herd: Readonly<Record<string, readonly number[]>> = {
  Cows: [400, 0, 0, 70, 8, 75, 0, 387],
  Heifers: [80, 0, 0, 95, 1, 20, 70, 84],
  Calves: [0, 344, 0, 0, 4, 0, 340, 0],
  Steers: [150, 0, 0, 170, 2, 148, 0, 170],
  'Weaner heifers': [0, 0, 0, 170, 0, 75, 95, 0],
  Bulls: [12, 0, 3, 0, 0, 3, 0, 12],
}

const movementsOf = (line: readonly number[]) =>
  columns.map((kind, place) => moved(kind, line[place] ?? 0))

describe('the closing number', () => {
  test.each(Object.entries(herd))('of %s follows from what came and went', (_, line) => {
    expect(headLeft(movementsOf(line))).toBe(line.at(-1))
  })

  test('of the whole herd does not hear of transfers within it', () => {
    const all = Object.values(herd).flatMap(movementsOf)
    expect(headLeft(all)).toBe(653)
    expect(headLeft(all.filter(({ kind }) => !kind.startsWith('transfer')))).toBe(653)
  })

  test('is off by what was counted beyond the records', () => {
    const cows = movementsOf(herd['Cows'] ?? [])
    expect(closingDifference(387, cows)).toBe(0)
    expect(closingDifference(390, cows)).toBe(3)
    expect(closingDifference(380, cows)).toBe(-7)
  })
})

describe('the head on a day', () => {
  const year = [
    moved('opening', 100, '2023-07-01'),
    moved('sale', 60, '2023-10-05'),
    moved('purchase', 20, '2023-10-05'),
    moved('sale', 70, '2024-01-10'),
    moved('purchase', 40, '2024-02-01'),
  ]

  test('counts all that moved on that day', () => {
    expect(headOn('2023-10-04', year)).toBe(100)
    expect(headOn('2023-10-05', year)).toBe(60)
    expect(headOn('2024-06-30', year)).toBe(30)
  })

  test('falls below nothing where more went than were there yet', () => {
    expect(firstShortfall(year)).toEqual({ day: '2024-01-10', head: 10 })
    expect(firstShortfall(year.filter(({ day }) => day !== '2024-01-10'))).toBeUndefined()
  })

  test('first on the first day on which less than nothing is left', () => {
    const days = fc.integer({ min: 1, max: 9 }).map(day => `2024-01-0${day}`)
    const kinds = fc.constantFrom(...columns)
    const movement = fc.tuple(kinds, fc.integer({ min: 0, max: 9 }), fc.option(days))
    const herds = fc.array(movement.map(([kind, head, day]) => moved(kind, head, day)))
    fc.assert(
      fc.property(herds, movements => {
        const onDays = ['', ...Array.from({ length: 9 }, (_, at) => `2024-01-0${at + 1}`)]
        const left = [...onDays.map(day => headOn(day, movements)), headLeft(movements)]
        const first = left.findIndex(head => head < 0)
        const expected = first < 0 ? undefined : { day: onDays[first] ?? null, head: -left[first]! }
        expect(firstShortfall(movements)).toEqual(expected)
      }),
    )
  })

  test('what was bought on the day on which it was sold was there', () => {
    const traded = [moved('sale', 5, '2024-01-10'), moved('purchase', 5, '2024-01-10')]
    expect(firstShortfall(traded)).toBeUndefined()
  })

  test('what has no day came first and went last', () => {
    expect(firstShortfall([moved('sale', 5), moved('purchase', 5, '2024-01-10')])).toBeUndefined()
    expect(firstShortfall([moved('sale', 5, '2024-01-10'), moved('birth', 5)])).toBeUndefined()
    expect(firstShortfall([moved('death', 2), moved('opening', 1)])).toEqual({ day: null, head: 1 })
  })
})
