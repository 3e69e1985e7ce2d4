// The colours that properties are given, one after the other, and what they are called.

import { colourName } from '../../ui/inputs/colour-names.ts'

export interface PaletteColour {
  readonly id: number
  readonly hex_code: string
}

/** By its name; one that was added and has none is called by its code. */
export function paletteName({ hex_code }: PaletteColour): string {
  return colourName(hex_code) ?? hex_code
}

/** The first in order that no property has; after the last one they begin again. */
export function nextColours(
  palette: readonly PaletteColour[],
  used: readonly (number | null)[],
  count: number,
): readonly number[] {
  const given: number[] = []
  const times = new Map(palette.map(({ id }) => [id, used.filter(one => one === id).length]))
  for (let next = 0; next < count && palette.length > 0; next += 1) {
    const fewest = Math.min(...times.values())
    const free = palette.find(({ id }) => times.get(id) === fewest)
    if (!free) break
    given.push(free.id)
    times.set(free.id, fewest + 1)
  }
  return given
}
