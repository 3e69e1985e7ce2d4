// The colour of a property: its own, or else that of the palette that it was given.

interface Coloured {
  readonly color: string | null
  readonly colour_id: number | null
}

interface PaletteColour {
  readonly id: number
  readonly hex_code: string
}

export function propertyColour(
  { color, colour_id }: Coloured,
  palette: readonly PaletteColour[],
): string | undefined {
  return color ?? palette.find(({ id }) => id === colour_id)?.hex_code
}
