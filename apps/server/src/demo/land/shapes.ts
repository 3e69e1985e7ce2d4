// Where the paddocks lie on the map: each property a block of rows between nearly level lines, each
// row cut by nearly upright fences. A fence is known by how much of the row lies west of it, so
// neighbours share it, and the parts of a split paddock lie within the old boundary.

import type { Ground } from './ground.ts'
import type { Random } from '../random.ts'

/** Longitude and latitude. */
export type Position = readonly [number, number]

export interface Shapes {
  /** The ring of a paddock, anticlockwise and closed. */
  ring(ground: Ground): readonly Position[]
  middle(property: number): Position
}

type Point = readonly [number, number]

/** Metres from the block's south-western corner. */
interface Block {
  readonly origin: Point
  readonly width: number
  readonly height: number
  readonly rows: readonly Row[]
}

interface Row {
  readonly south: Line
  readonly north: Line
  readonly height: number
  /** How far the fences lean, in the middle of the row, and how that changes along it. */
  readonly lean: number
  readonly fan: number
}

interface Line {
  readonly level: number
  readonly rise: number
}

export function landShapes(ground: readonly Ground[], centre: Position, random: Random): Shapes {
  const areas = rowAreas(ground)
  const blocks = placed(areas.map(rows => blockOf(rows, random)))
  const near = [centre[0] + random.between(-0.15, 0.15), centre[1] + random.between(-0.12, 0.12)]
  const place = placeOnEarth([near[0] ?? 0, near[1] ?? 0], blocks)
  return {
    ring(of) {
      const block = blocks[of.property]
      const row = block?.rows[of.row]
      if (!block || !row) throw new Error(`${of.name} lies nowhere.`)
      const [west, east] = [fence(block, row, of.west), fence(block, row, of.west + of.area)]
      return [west.south, east.south, east.north, west.north, west.south].map(point =>
        place(moved(point, block.origin)),
      )
    },
    middle(property) {
      const { origin, width, height } = blocks[property] ?? emptyBlock
      return place(moved([width * 0.48, height * 0.53], origin))
    },
  }
}

const emptyBlock: Block = { origin: [0, 0], width: 0, height: 0, rows: [] }

/** Square metres of each row of each property. */
function rowAreas(ground: readonly Ground[]): readonly (readonly number[])[] {
  const areas: number[][] = []
  for (const { property, row, area } of ground) {
    const rows = (areas[property] ??= [])
    rows[row] = (rows[row] ?? 0) + area * 100
  }
  return areas
}

/** A third wider than high. */
function blockOf(areas: readonly number[], random: Random): Block {
  const total = areas.reduce((sum, area) => sum + area, 0)
  const width = Math.sqrt(total * 1.3)
  const heights = areas.map(area => area / width)
  let level = 0
  const lines = [...heights, 0].map((height, place) => {
    const slack = 0.12 * Math.min(height || Infinity, heights[place - 1] ?? Infinity)
    const line = { level, rise: random.between(-slack, slack) }
    level += height
    return line
  })
  const rows = heights.map((height, place) => ({
    south: lines[place] ?? flat,
    north: lines[place + 1] ?? flat,
    height,
    lean: random.between(-0.05, 0.05) * height,
    fan: random.between(-0.08, 0.08) * height,
  }))
  return { origin: [0, 0], width, height: level, rows }
}

const flat: Line = { level: 0, rise: 0 }

/** The second block east of the first, the third north of it, the fourth beyond both; lanes between. */
function placed(blocks: readonly Block[]): readonly Block[] {
  const widest = Math.max(...blocks.filter((_, place) => place % 2 === 0).map(({ width }) => width))
  const highest = Math.max(...blocks.slice(0, 2).map(({ height }) => height))
  const lane = 0.2 * Math.max(...blocks.flatMap(({ rows }) => rows.map(({ height }) => height)))
  return blocks.map((block, place) => ({
    ...block,
    origin: [place % 2 ? widest + lane : 0, place < 2 ? 0 : highest + lane],
  }))
}

/** The fence with so much of its row to the west. */
function fence(block: Block, row: Row, west: number) {
  const start = fenceAt(block, row, 0)
  let x = 0
  for (let step = 0; step < 10; step += 1) {
    x += (west * 100 - areaBetween(start, fenceAt(block, row, x))) / row.height
  }
  return fenceAt(block, row, x)
}

interface Fence {
  readonly south: Point
  readonly north: Point
}

function fenceAt({ width }: Block, row: Row, x: number): Fence {
  const lean = row.lean + row.fan * (x / width - 0.5)
  const on = ({ level, rise }: Line, at: number): Point => [at, level + rise * (at / width - 0.5)]
  return { south: on(row.south, x - lean), north: on(row.north, x + lean) }
}

/** Half the cross product of the diagonals. */
function areaBetween(west: Fence, east: Fence): number {
  const rising = [east.north[0] - west.south[0], east.north[1] - west.south[1]] as const
  const falling = [west.north[0] - east.south[0], west.north[1] - east.south[1]] as const
  return (rising[0] * falling[1] - rising[1] * falling[0]) / 2
}

const moved = ([x, y]: Point, [right, up]: Point): Point => [x + right, y + up]

/** Metres on the ellipsoid (WGS 84) around the middle of the blocks, as degrees. */
function placeOnEarth([longitude, latitude]: Position, blocks: readonly Block[]) {
  const east = Math.max(...blocks.map(({ origin, width }) => origin[0] + width)) / 2
  const north = Math.max(...blocks.map(({ origin, height }) => origin[1] + height)) / 2
  const radians = Math.PI / 180
  const flatness = 1 - 0.00669438 * Math.sin(latitude * radians) ** 2
  const northDegree = (radians * 6_335_439.3) / flatness ** 1.5
  const eastDegree = (radians * 6_378_137 * Math.cos(latitude * radians)) / Math.sqrt(flatness)
  return ([x, y]: Point): Position => [
    rounded(longitude + (x - east) / eastDegree),
    rounded(latitude + (y - north) / northDegree),
  ]
}

/** To about a centimetre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7
