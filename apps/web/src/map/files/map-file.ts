// What a file with shapes holds, and how it is said that it cannot be used.

import type { Shape } from '../shape.ts'

export interface FoundShape {
  readonly shape: Shape
  /** What the file says of it, by name: figures and words, as texts. */
  readonly facts: Readonly<Record<string, string>>
  /** What was fixed. */
  readonly notes: readonly string[]
}

export interface FoundShapes {
  readonly kind: 'KML' | 'KMZ' | 'GeoJSON' | 'Shapefile'
  readonly shapes: readonly FoundShape[]
  /** Points, lines, and shapes without ground. */
  readonly leftAside: number
}

/** In a sentence for whoever chose the file. */
export class MapFileFault extends Error {
  override readonly name = 'MapFileFault'
}

/** A feature as GeoJSON has it, of which nothing is certain. */
export interface LooseFeature {
  readonly geometry: unknown
  readonly properties: unknown
  readonly id?: unknown
}

export const mostBytes = 20 * 1024 * 1024
export const mostInflated = 200 * 1024 * 1024
export const mostShapes = 2000
/** Of all shapes together: more would not go through in one piece. */
export const mostPositions = 200_000
