// Colours that are told apart on a map and in a chart, by the names that people have for them.

export const namedColours = [
  { code: '#1B9E77', name: 'Teal' },
  { code: '#D95F02', name: 'Rust' },
  { code: '#7570B3', name: 'Lavender' },
  { code: '#E7298A', name: 'Magenta' },
  { code: '#66A61E', name: 'Leaf green' },
  { code: '#E6AB02', name: 'Gold' },
  { code: '#A6761D', name: 'Bronze' },
  { code: '#666666', name: 'Grey' },
  { code: '#1F78B4', name: 'Blue' },
  { code: '#33A02C', name: 'Green' },
  { code: '#FB9A99', name: 'Pink' },
  { code: '#FF7F00', name: 'Orange' },
  { code: '#6A3D9A', name: 'Purple' },
  { code: '#B15928', name: 'Brown' },
  { code: '#8DD3C7', name: 'Aqua' },
  { code: '#BC80BD', name: 'Mauve' },
  { code: '#FDB462', name: 'Apricot' },
  { code: '#80B1D3', name: 'Sky blue' },
  { code: '#B3DE69', name: 'Lime' },
  { code: '#FCCDE5', name: 'Blush' },
] as const

/** Nothing where it has none. */
export function colourName(code: string): string | undefined {
  const sought = code.toUpperCase()
  return namedColours.find(colour => colour.code === sought)?.name
}
