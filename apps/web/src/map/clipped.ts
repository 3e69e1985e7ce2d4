// Shapes laid over each other: the ground that two of them share, and one cut by another.

import { difference, intersection, union } from 'polyclip-ts'
import { boundsOf, doMeet } from './bounds.ts'
import type { Bounds } from './bounds.ts'
import { hectaresOf, polygonsOf, positionsOf, shapeOf } from './shape.ts'
import type { Polygon, Shape } from './shape.ts'

/** Hectares that lie in both. */
export function sharedHectares(one: Shape, other: Shape): number {
  const [mine, theirs] = [boxOf(one), boxOf(other)]
  if (!mine || !theirs || !doMeet(mine, theirs)) return 0
  const both = shapeOf(plain(intersection(loose(polygonsOf(one)), loose(polygonsOf(other)))))
  return both ? hectaresOf(both) : 0
}

/** All of the ground, each piece once. */
export function joined(polygons: readonly Polygon[]): readonly Polygon[] {
  const [first, ...others] = polygons
  return first ? plain(union(loose([first]), ...others.map(other => loose([other])))) : []
}

export function without(
  polygons: readonly Polygon[],
  holes: readonly Polygon[],
): readonly Polygon[] {
  if (holes.length === 0 || polygons.length === 0) return polygons
  return plain(difference(loose(polygons), ...holes.map(hole => loose([hole]))))
}

const boxes = new WeakMap<Shape, Bounds>()

/** Worked out once for each shape. */
function boxOf(shape: Shape): Bounds | undefined {
  const known = boxes.get(shape)
  if (known) return known
  const box = boundsOf(positionsOf(shape))
  if (box) boxes.set(shape, box)
  return box
}

type Loose = [number, number][][][]

/** The library writes into nothing that it is given, but does not say so. */
function loose(polygons: readonly Polygon[]): Loose {
  return polygons as unknown as Loose
}

/** Where two shapes only touch, slivers without ground are left. */
function plain(polygons: Loose): readonly Polygon[] {
  return polygons.filter(polygon => (polygon[0]?.length ?? 0) >= 4)
}
