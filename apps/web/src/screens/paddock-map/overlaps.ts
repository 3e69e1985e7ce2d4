// Which boundaries a shape runs into: more than the width of a fence, however it was drawn.

import { boundsOf, doMeet } from '../../map/bounds.ts'
import type { Bounds } from '../../map/bounds.ts'
import { sharedHectares } from '../../map/clipped.ts'
import { roughlySharedHectares } from '../../map/shared-roughly.ts'
import { hectaresOf, positionsOf } from '../../map/shape.ts'
import type { Shape } from '../../map/shape.ts'

export interface NamedShape {
  readonly name: string
  readonly shape: Shape
}

export interface Overlap {
  readonly name: string
  readonly hectares: number
  /** Of the smaller of the two. */
  readonly share: number
}

/** The largest first. */
export function overlapsOf(shape: Shape, others: readonly NamedShape[]): readonly Overlap[] {
  const found = others.flatMap(other => {
    const least = Math.min(measured(shape).hectares, measured(other.shape).hectares)
    const most = boxShare(measured(shape), measured(other.shape))
    if (least <= 0 || most < tolerance) return []
    const hectares = sharedOnce(shape, other.shape, least)
    return [{ name: other.name, hectares, share: hectares / least }]
  })
  const real = found.filter(({ share }) => share > tolerance)
  return real.toSorted((one, other) => other.hectares - one.hectares)
}

/** For many shapes among each other: those that lie far away are passed over at once. */
export function overlapsAmong(all: readonly NamedShape[]): (shape: Shape) => readonly Overlap[] {
  const boxed = all.map(other => ({ other, box: measured(other.shape).box }))
  return shape => {
    const { box } = measured(shape)
    const near = boxed.flatMap(one =>
      one.other.shape !== shape && doMeet(one.box, box) ? [one.other] : [],
    )
    return overlapsOf(shape, near)
  }
}

const tolerance = 0.03

interface Measured {
  readonly box: Bounds
  readonly hectares: number
  /** Of the box, in square degrees. */
  readonly size: number
  /** Of the shape, as far as degrees tell. */
  readonly filled: number
}

const known = new WeakMap<Shape, Measured>()

function measured(shape: Shape): Measured {
  const before = known.get(shape)
  if (before) return before
  const box = boundsOf(positionsOf(shape)) ?? [0, 0, 0, 0]
  const hectares = hectaresOf(shape)
  const size = (box[2] - box[0]) * (box[3] - box[1])
  const inBox = hectaresOf({ type: 'Polygon', coordinates: [corners(box)] })
  const now = { box, hectares, size, filled: inBox > 0 ? (size * hectares) / inBox : 0 }
  known.set(shape, now)
  return now
}

function corners([west, south, east, north]: Bounds) {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const
}

/** The most that can be shared, as a share of the smaller one: no more than their boxes share. */
function boxShare(one: Measured, other: Measured): number {
  const wide = Math.min(one.box[2], other.box[2]) - Math.max(one.box[0], other.box[0])
  const high = Math.min(one.box[3], other.box[3]) - Math.max(one.box[1], other.box[1])
  const least = Math.min(one.filled, other.filled)
  return wide <= 0 || high <= 0 || least <= 0 ? 0 : (wide * high) / least
}

const sharedBefore = new WeakMap<Shape, WeakMap<Shape, number>>()

/** Cutting shapes takes long: only those are cut that may share too much, and each pair once. */
function sharedOnce(one: Shape, other: Shape, least: number): number {
  const of = sharedBefore.get(one) ?? new WeakMap<Shape, number>()
  sharedBefore.set(one, of)
  const before = of.get(other) ?? sharedBefore.get(other)?.get(one)
  if (before !== undefined) return before
  const roughly = roughlySharedHectares(one, other)
  const hectares = roughly < least * (tolerance - 0.015) ? roughly : sharedHectares(one, other)
  of.set(other, hectares)
  return hectares
}
