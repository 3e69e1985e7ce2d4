// Rings as figures in the plane: which way they run, what they hold, whether they cross themselves.

import type { Position, Ring } from './shape.ts'

/** Above zero where it runs against the clock. In square degrees: only good for comparing. */
export function turnOf(ring: Ring): number {
  let twice = 0
  for (let place = 1; place < ring.length; place += 1) {
    const [x, y] = ring[place - 1] ?? [0, 0]
    const [toX, toY] = ring[place] ?? [0, 0]
    twice += x * toY - toX * y
  }
  return twice / 2
}

/** As GeoJSON wants them: outlines against the clock, holes with it. */
export function wound(ring: Ring, isHole: boolean): Ring {
  return turnOf(ring) > 0 === isHole ? ring.toReversed() : ring
}

/** Whether a place lies within; what lies on the line may be told either way. */
export function holds(ring: Ring, [x, y]: Position): boolean {
  let isWithin = false
  for (let place = 1; place < ring.length; place += 1) {
    const [fromX, fromY] = ring[place - 1] ?? [0, 0]
    const [toX, toY] = ring[place] ?? [0, 0]
    const isBeside = fromY > y !== toY > y
    if (isBeside && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) isWithin = !isWithin
  }
  return isWithin
}

/** Whether two of its sides cross; sides that follow each other may meet. */
export function crossesItself(ring: Ring): boolean {
  const sides = sidesOf(ring)
  const sorted = sides.toSorted((one, other) => one.west - other.west)
  return sorted.some((side, at) => {
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next]
      if (!other || other.west > side.east) return false
      if (!areNext(side, other, sides.length) && doCross(side, other)) return true
    }
    return false
  })
}

interface Side {
  readonly place: number
  readonly from: Position
  readonly to: Position
  readonly west: number
  readonly east: number
}

function sidesOf(ring: Ring): readonly Side[] {
  return ring.slice(1).map((to, place) => {
    const from = ring[place] ?? to
    return { place, from, to, west: Math.min(from[0], to[0]), east: Math.max(from[0], to[0]) }
  })
}

function areNext(one: Side, other: Side, sides: number): boolean {
  const apart = Math.abs(one.place - other.place)
  return apart <= 1 || apart === sides - 1
}

function doCross(one: Side, other: Side): boolean {
  const ends = side(one, other.from) * side(one, other.to)
  return ends < 0 && side(other, one.from) * side(other, one.to) < 0
}

/** On which side of a line a place lies. */
function side({ from, to }: Side, [x, y]: Position): number {
  return Math.sign((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]))
}
