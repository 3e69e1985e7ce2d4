// How many head of a class there are: what came, what went, and what should be left at the end.

/** In the order of a summary’s columns. */
export const stockMovementNames = [
  'opening',
  'birth',
  'purchase',
  'transfer in',
  'adjustment in',
  'death',
  'sale',
  'transfer out',
  'adjustment out',
] as const

export type StockMovementKind = (typeof stockMovementNames)[number]

export interface StockMovement {
  readonly kind: StockMovementKind
  readonly head: number
  readonly day: string | null
}

/** What all movements of a class come to. */
export function headLeft(movements: readonly StockMovement[]): number {
  return movements.reduce((sum, movement) => sum + signedHead(movement), 0)
}

/** By how many the count at the end is off: more than 0 where too many were counted. */
export function closingDifference(counted: number, movements: readonly StockMovement[]): number {
  return counted - headLeft(movements)
}

/** When the day is done; what has no day came before it all. */
export function headOn(day: string, movements: readonly StockMovement[]): number {
  return headLeft(movedBy(day, movements))
}

/** All that is done when a day is; by a day that is not known, all of it. */
export function movedBy<One extends StockMovement>(
  day: string | null,
  movements: readonly One[],
): readonly One[] {
  return movements.filter(movement => dayOf(movement) <= (day ?? atTheEnd))
}

/** The first day by which more had gone than there were. */
export function firstShortfall(movements: readonly StockMovement[]): Shortfall | undefined {
  // Each movement once, however many days there are.
  const byDay = new Map<string, number>()
  for (const movement of movements) {
    const day = dayOf(movement)
    byDay.set(day, (byDay.get(day) ?? 0) + signedHead(movement))
  }
  let left = 0
  for (const day of [...byDay.keys()].toSorted()) {
    left += byDay.get(day) ?? 0
    if (left < 0) return { head: -left, day: day === atTheEnd ? null : day }
  }
  return undefined
}

export interface Shortfall {
  /** How many too many had gone. */
  readonly head: number
  /** Nothing where it is not known when they went. */
  readonly day: string | null
}

const comings: readonly StockMovementKind[] = [
  'opening',
  'birth',
  'purchase',
  'transfer in',
  'adjustment in',
]
export const comesIn = ({ kind }: StockMovement): boolean => comings.includes(kind)

/** What has no day is given the benefit of the doubt: it came first, or went last. */
export function dayOf(movement: StockMovement): string {
  return movement.day ?? (comesIn(movement) ? '' : atTheEnd)
}

function signedHead(movement: StockMovement): number {
  return comesIn(movement) ? movement.head : -movement.head
}

const atTheEnd = '9999-12-31'
