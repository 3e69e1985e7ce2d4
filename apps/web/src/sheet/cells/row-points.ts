// Warnings and blockers at the cells that they are about.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import type { SheetColumn } from './sheet-column.ts'

export type SortedPoints = ReadonlyMap<string, readonly OpenPoint[]>

/** By record, field and number. */
export function sortedPoints(points: readonly OpenPoint[]): SortedPoints {
  return Map.groupBy(points, ({ resource, id, field }) => nameOf(resource, id, field))
}

/** By column; nothing where none is about the row. What is about no field of it stands at its first. */
export function pointsOfRow<Row>(
  points: SortedPoints,
  columns: readonly SheetColumn<Row>[],
  row: Row | undefined,
): ReadonlyMap<string, readonly OpenPoint[]> | undefined {
  if (points.size === 0 || row === undefined) return undefined
  const found = new Map<string, readonly OpenPoint[]>()
  const seen = new Set<string>()
  for (const column of columns) {
    const place = column.place?.(row)
    if (!place) continue
    const own = points.get(nameOf(place.resource, place.id, place.field)) ?? []
    const whole = nameOf(place.resource, place.id, null)
    const others = seen.has(whole) ? [] : (points.get(whole) ?? [])
    seen.add(whole)
    if (own.length + others.length > 0) found.set(column.id, [...own, ...others])
  }
  return found.size > 0 ? found : undefined
}

export function stands({ confirmed }: OpenPoint): boolean {
  return confirmed === null
}

/** Only what is unlikely can be confirmed; what cannot be true has to be fixed. */
export function mayBeConfirmed(point: OpenPoint): boolean {
  return point.code.startsWith('W-') && stands(point)
}

function nameOf(resource: string | null, id: number | null, field: string | null): string {
  return `${resource} ${id} ${field ?? ''}`
}
