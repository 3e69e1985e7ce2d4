// Places as someone types them, or reads them off a handheld: a latitude and a longitude on each line,
// in degrees, or in degrees, minutes and seconds. An empty line begins another shape.

import type { Position } from './shape.ts'

interface TypedPlaces {
  /** In parts, as empty lines part them. */
  readonly parts: readonly (readonly Position[])[]
  /** A sentence for each line that says no place. */
  readonly faults: readonly string[]
}

export function typedPlaces(text: string): TypedPlaces {
  const lines = text.split(/\r?\n/).map(line => line.trim())
  const read = lines.map(line => (line === '' ? undefined : placeIn(line)))
  const faults = lines.flatMap((line, at) =>
    line !== '' && !read[at]
      ? [
          `Line ${at + 1}: “${line}” is no place. Write a latitude and a longitude, such as -27.5012, 151.2034.`,
        ]
      : [],
  )
  const parts: Position[][] = [[]]
  for (const [at, line] of lines.entries()) {
    const place = read[at]
    if (line === '') parts.push([])
    else if (place) parts.at(-1)?.push(place)
  }
  return { parts: parts.filter(part => part.length > 0), faults }
}

/** As it is typed: latitude first. */
export function typedText(positions: readonly Position[]): string {
  return positions.map(([longitude, latitude]) => `${latitude}, ${longitude}`).join('\n')
}

function placeIn(line: string): Position | undefined {
  const [first, second] = halvesOf(line).map(angleIn)
  if (!first || !second) return undefined
  const isTurned =
    first.axis === 'longitude' || second.axis === 'latitude' || Math.abs(first.degrees) > 90
  const [latitude, longitude] = isTurned ? [second, first] : [first, second]
  const isClear = latitude.axis !== 'longitude' && longitude.axis !== 'latitude'
  const isOnEarth = Math.abs(latitude.degrees) <= 90 && Math.abs(longitude.degrees) <= 180
  return isOnEarth && isClear ? [longitude.degrees, latitude.degrees] : undefined
}

/** At the comma; without one, by the letters of the sides, or where half of the figures are over. */
function halvesOf(line: string): readonly string[] {
  const parts = line.split(/[,;]/)
  if (parts.length !== 1) return parts.length === 2 ? parts : []
  const sides = [...line.matchAll(/[NSEW]/gi)].map(({ index }) => index)
  const figures = [...line.matchAll(/[+-]?\d+(?:\.\d+)?/g)].map(({ index }) => index)
  const [side = 0, next = 0] = sides
  const cut =
    sides.length === 2 ? (side === 0 ? next : side + 1) : (figures[figures.length / 2] ?? 0)
  return [line.slice(0, cut), line.slice(cut)]
}

interface Angle {
  readonly degrees: number
  readonly axis: 'latitude' | 'longitude' | undefined
}

/** `-27.5012`, `27.5012° S`, `S 27 30 15.2`, `27°30'15.2"S`. */
function angleIn(text: string): Angle | undefined {
  const [whole, minutes = '0', seconds = '0', ...more] = text.match(/[+-]?\d+(?:\.\d+)?/g) ?? []
  const [side = '', ...others] = text.match(/[NSEW]/gi) ?? []
  const rest = text.replace(/[+-]?\d+(?:\.\d+)?|[NSEW]|[\s°º'′’"″”]/gi, '')
  if (whole === undefined || more.length + others.length > 0 || rest !== '') return undefined
  if (Number(minutes) >= 60 || Number(seconds) >= 60 || /^[+-]/.test(minutes + seconds))
    return undefined
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600
  const isBelow = whole.startsWith('-') || /[SW]/i.test(side)
  const axis = side === '' ? undefined : /[NS]/i.test(side) ? 'latitude' : 'longitude'
  return { degrees: Number((isBelow ? -size : size).toFixed(7)), axis }
}
