// The stock of one class in one enterprise and period, as they are recorded, and what follows for that class
// alone: head, days, feed, kilograms and what they count for (C90 to C93, C96, C109). Weights are
// kilograms a head, money is cents.

import { daysBetween } from '../dates/dates.ts'
import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import type { MonthSpan } from '../rain/rain-months.ts'
import { headLeft } from './herd.ts'
import type { StockMovement, StockMovementKind } from './herd.ts'

export interface WeighedMovement extends StockMovement {
  /** Nothing where nobody weighed them. */
  readonly weight: Known
  /**
   * Of all of them together: what was paid where they were bought or sold, and of a transfer what they
   * count for in the class that they left (T26).
   */
  readonly value: Known
}

export interface RatingUsed {
  readonly set: string
  readonly variant: string | null
}

export interface StockOfClass {
  /** Lasting name: `sheep`, `cattle`. */
  readonly species: string
  /** Lasting name: `cattle/bulls-working`. */
  readonly slug: string | null
  readonly breeding: boolean
  readonly unweaned: boolean
  /** Dry sheep equivalents of one animal. */
  readonly dse: Known
  /** By which rating; nothing where nobody rated it. */
  readonly rating?: RatingUsed | null
  /** What one counts for at both ends of the period alike. */
  readonly standardValue: Known
  readonly movements: readonly WeighedMovement[]
  /** Counted at the end; nothing where nobody counted. */
  readonly counted: Known
  readonly countedWeight: Known
}

export function headMoved(one: StockOfClass, kind: StockMovementKind): number {
  return movedBy(one, kind).reduce((sum, { head }) => sum + head, 0)
}

export const openingHead = (one: StockOfClass): number => headMoved(one, 'opening')

/** Where nothing should be left, nobody needs to count. */
export function closingHead({ counted, movements }: StockOfClass): Known {
  if (counted !== null) return counted
  return headLeft(movements) === 0 ? 0 : null
}

/**
 * Σ of head over the days of a span: each movement counts on its day and on all days after it (T27). An enterprise,
 * its species and the farm ask the same of each class.
 */
export function headDays(one: StockOfClass, span: MonthSpan): number {
  const known = daysKnown.get(one) ?? new Map<string, number>()
  daysKnown.set(one, known)
  const key = `${span.from} ${span.to}`
  const days = known.get(key) ?? countHeadDays(one, span)
  known.set(key, days)
  return days
}

const daysKnown = new WeakMap<StockOfClass, Map<string, number>>()

function countHeadDays({ movements }: StockOfClass, { from, to }: MonthSpan): number {
  const whole = daysBetween(from, to) + 1
  return movements.reduce((sum, movement) => {
    const head = headLeft([movement])
    // What came without a day was there from the first; what went without one, to the last.
    const day = movement.day ?? (head > 0 ? from : atTheEnd)
    if (day > to) return sum
    // Most days lie before the span or after it, and there are thousands of them.
    return sum + head * (day <= from ? whole : daysBetween(day, to) + 1)
  }, 0)
}

/** What nobody rated eats nobody knows how much, but no animals eat nothing. */
export function feedOf({ dse }: StockOfClass, head: Known): Known {
  if (head === 0) return 0
  return dse === null || head === null ? null : dse * head
}

/** C92; young at foot weigh nothing yet: they are weighed when they are weaned. */
export function kilogramsMoved(one: StockOfClass, kind: StockMovementKind): Known {
  return sumOfEach(movedBy(one, kind), ({ head, weight }) => kilogramsOf(one, head, weight))
}

export function closingKilograms(one: StockOfClass): Known {
  return kilogramsOf(one, closingHead(one), one.countedWeight)
}

/** What so many count for. */
export function standardWorth({ standardValue }: StockOfClass, head: Known): Known {
  if (head === 0) return 0
  return head === null || standardValue === null ? null : Math.round(head * standardValue)
}

/** What was paid for them, or what they count for: births and deaths have no value of their own (T28). */
export function valueMoved(one: StockOfClass, kind: StockMovementKind): Known {
  if (kind === 'opening') return standardWorth(one, openingHead(one))
  const moved = movedBy(one, kind).filter(({ head }) => head > 0)
  return sumOfEach(moved, ({ value }) => value)
}

/** Many figures ask for each kind, of thousands of movements: they are sorted by it once. */
function movedBy(one: StockOfClass, kind: StockMovementKind): readonly WeighedMovement[] {
  const known = kinds.get(one) ?? Map.groupBy(one.movements, movement => movement.kind)
  kinds.set(one, known)
  return known.get(kind) ?? []
}

const kinds = new WeakMap<
  StockOfClass,
  ReadonlyMap<StockMovementKind, readonly WeighedMovement[]>
>()

function kilogramsOf({ unweaned }: StockOfClass, head: Known, weight: Known): Known {
  if (head === 0) return 0
  if (weight === null) return unweaned ? 0 : null
  return head === null ? null : head * weight
}

/** Of nothing 0; nothing where one is not known. */
function sumOfEach<One>(all: readonly One[], figure: (one: One) => Known): Known {
  const figures = all.map(figure)
  return figures.includes(null) ? null : (sumOf(figures) ?? 0)
}

const atTheEnd = '9999-12-31'
