// Rows of many figures, as a farm of many paddocks would have them.

export const figureNames = Array.from({ length: 37 }, (_, place) => `figure_${place + 1}`)
export const soils = ['Heavy', 'Medium', 'Light']

export type MeasuredRow = Readonly<Record<string, unknown>>

export function measuredRows(count: number): readonly MeasuredRow[] {
  return Array.from({ length: count }, (_, place) => ({
    farm_id: 3,
    made: `p${place}`,
    name: `Paddock ${place + 1}`,
    soil: soils[place % 3],
    ...Object.fromEntries(
      figureNames.map((name, at) => [name, ((place * 7 + at * 3) % 1000) / 10]),
    ),
  }))
}
