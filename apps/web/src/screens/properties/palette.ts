// The colours that properties are given, one after the other, and their names in words.

export interface PaletteColour {
  readonly id: number
  readonly hex_code: string
}

/** Those that came with Furrow, by their code; one that was added is called by its code. */
const names: Readonly<Record<string, string>> = {
  '#1B9E77': 'Teal',
  '#D95F02': 'Rust',
  '#7570B3': 'Lavender',
  '#E7298A': 'Magenta',
  '#66A61E': 'Leaf green',
  '#E6AB02': 'Gold',
  '#A6761D': 'Bronze',
  '#666666': 'Grey',
  '#1F78B4': 'Blue',
  '#33A02C': 'Green',
  '#FB9A99': 'Pink',
  '#FF7F00': 'Orange',
  '#6A3D9A': 'Purple',
  '#B15928': 'Brown',
  '#8DD3C7': 'Aqua',
  '#BC80BD': 'Mauve',
  '#FDB462': 'Apricot',
  '#80B1D3': 'Sky blue',
  '#B3DE69': 'Lime',
  '#FCCDE5': 'Blush',
}

export function colourName({ hex_code }: PaletteColour): string {
  return names[hex_code.toUpperCase()] ?? hex_code
}

/** The first in order that no property has; after the last one they begin anew. */
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
