// What stands from top to bottom: the lines that can be typed into, and the headings of groups between
// them.

import type { RowGroup } from './group-rows.ts'

/** A line by its place among the lines, or a group. */
type Band =
  | { readonly line: number; readonly group?: undefined }
  | { readonly group: RowGroup; readonly line?: undefined }

export interface Bands {
  readonly bands: readonly Band[]
  /** Where each line stands among them. */
  readonly placeOf: (line: number) => number
}

export function bandsOf(groups: readonly RowGroup[], lines: number): Bands {
  const bands: Band[] = []
  const places: number[] = []
  let next = 0
  for (let line = 0; line <= lines; line++) {
    for (let group = groups[next]; group && group.first <= line; group = groups[++next]) {
      bands.push({ group })
    }
    if (line === lines) break
    places.push(bands.length)
    bands.push({ line })
  }
  return { bands, placeOf: line => places[line] ?? bands.length }
}
