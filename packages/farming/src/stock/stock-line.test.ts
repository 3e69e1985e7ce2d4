import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { herdA, herdPeriod, moved, stockOfClass } from './herd-for-tests.ts'
import type { StockMovementKind } from './herd.ts'
import { stockLine } from './stock-line.ts'
import type { StockOfClass, WeighedMovement } from './stock-of-class.ts'

const lineOf = (one: StockOfClass) => stockLine(one, herdPeriod)

describe('a line of the summary', () => {
  const [cows = stockOfClass({})] = herdA

  test('says what came, went and is left (C90, C91)', () => {
    const { head } = lineOf(cows)
    expect(Object.values(head.moved)).toEqual([400, 0, 0, 70, 0, 8, 75, 0, 0])
    expect([head.expected, head.closing, head.difference]).toEqual([387, 387, 0])
    expect(lineOf({ ...cows, counted: 382 }).head.difference).toBe(-5)
    expect(lineOf({ ...cows, counted: null }).head.difference).toBeNull()
  })

  test('weighs what was weighed, and says nothing of what was not (C92)', () => {
    const { kilograms } = lineOf(cows)
    expect(kilograms.moved).toMatchObject({ opening: 400 * 520, sale: 75 * 540, purchase: 0 })
    expect(kilograms.moved['transfer in']).toBeNull()
    expect(kilograms.closing).toBe(387 * 525)
    expect(kilograms.grown).toBeNull()
  })

  test('values both ends by the standard, trade by what was paid, and births and deaths not at all', () => {
    const { value } = lineOf(cows)
    expect(value.moved).toMatchObject({ opening: 560_000_00, sale: 101_250_00, death: null })
    expect(value.closing).toBe(387 * 1400_00)
    expect(value.profit).toBeNull()
  })

  test('eats by the day', () => {
    const half = stockOfClass({
      movements: [moved('opening', 100), moved('sale', 100, { day: '2023-12-31' })],
    })
    expect(lineOf(half).feed).toBeCloseTo((183 / 366) * 1000, 6)
    expect(lineOf(half).head.average).toBeCloseTo((183 / 366) * 100, 6)
  })
})

/** Two classes that pass stock to each other, with everything known. */
const herds = fc
  .record({
    opening: fc.tuple(fc.nat(500), fc.nat(500)),
    comings: fc.array(someMoves(['birth', 'purchase']), { maxLength: 8 }),
    goings: fc.array(someMoves(['death', 'sale']), { maxLength: 8 }),
    passed: fc.array(someMoves(['transfer out']), { maxLength: 5 }),
  })
  .map(({ opening: [one, other], comings, goings, passed }) => {
    const received = passed.map(move => ({ ...move, kind: 'transfer in' as const }))
    const weight = 300
    const first = [moved('opening', one, { weight }), ...comings, ...passed]
    const second = [moved('opening', other, { weight }), ...goings, ...received]
    return [classOf(first), classOf(second)] as const
  })

function someMoves(kinds: readonly StockMovementKind[]): fc.Arbitrary<WeighedMovement> {
  return fc.record({
    kind: fc.constantFrom(...kinds),
    head: fc.nat(200),
    day: fc.integer({ min: 0, max: 365 }).map(dayOfYear),
    weight: fc.integer({ min: 20, max: 700 }),
    value: fc.nat(1_000_000),
  })
}

function classOf(movements: readonly WeighedMovement[]): StockOfClass {
  return stockOfClass({ movements, counted: plainly(movements).head, countedWeight: 310 })
}

function dayOfYear(days: number): string {
  return new Date(Date.UTC(2023, 6, 1 + days)).toISOString().slice(0, 10)
}

/** Day after day, movement after movement. */
function plainly(movements: readonly WeighedMovement[]) {
  let [head, headDays, kilograms, cents] = [0, 0, 0, 0]
  for (let day = 0; day < 366; day += 1) {
    for (const move of movements) {
      if (move.day !== dayOfYear(day)) continue
      const isIn = ['opening', 'birth', 'purchase', 'transfer in'].includes(move.kind)
      head += isIn ? move.head : -move.head
      if (move.kind === 'birth' || move.kind === 'death') continue
      kilograms += (isIn ? -1 : 1) * move.head * (move.weight ?? 0)
      const value = move.kind === 'opening' ? move.head * 1000_00 : (move.value ?? 0)
      if (move.head > 0) cents += isIn ? -value : value
    }
    headDays += head
  }
  return { head, headDays, kilograms: kilograms + head * 310, cents: cents + head * 1000_00 }
}

describe('generated herds', () => {
  test('are balanced in head, kilograms and dollars as day after day says', () => {
    const agrees = fc.property(herds, classes => {
      for (const one of classes) {
        const line = lineOf(one)
        const plain = plainly(one.movements)
        expect(line.head.expected).toBe(plain.head)
        expect(line.head.difference).toBe(0)
        expect(line.head.average).toBeCloseTo(plain.headDays / 366, 6)
        expect(line.kilograms.grown).toBeCloseTo(plain.kilograms, 6)
        expect(line.value.profit).toBeCloseTo(plain.cents, 6)
      }
    })
    fc.assert(agrees, { numRuns: 100 })
  })

  test('know no order of entry, and transfers cancel out', () => {
    const cancels = fc.property(herds, fc.nat(), ([one, other], turn) => {
      const at = turn % Math.max(1, one.movements.length)
      const turned = [...one.movements.slice(at), ...one.movements.slice(0, at)]
      expect(lineOf({ ...one, movements: turned })).toEqual(lineOf(one))
      const out = lineOf(one)
      const into = lineOf(other)
      expect(out.head.moved['transfer out']).toBe(into.head.moved['transfer in'])
      expect(out.kilograms.moved['transfer out']).toBe(into.kilograms.moved['transfer in'])
      expect(out.value.moved['transfer out']).toBe(into.value.moved['transfer in'])
    })
    fc.assert(cancels, { numRuns: 100 })
  })
})
