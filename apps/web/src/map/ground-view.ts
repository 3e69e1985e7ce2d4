// How the map lies when it is first seen: a box of ground in the middle of so many dots. The still picture
// stands as the map will, so that nothing jumps when it comes.

import type { Bounds } from './bounds.ts'
import type { Project } from './label-ground.ts'
import type { Position } from './shape.ts'

/** Left free on each side, and the closest that one sees it at first. */
export const firstView = { padding: 32, maxZoom: 17 } as const

/** Of the world at zoom 0. */
const worldSize = 512

export function groundView(
  bounds: Bounds,
  { wide, tall }: { readonly wide: number; readonly tall: number },
): Project {
  const [west, south, east, north] = bounds
  const [low, high] = [mercator([west, south]), mercator([east, north])]
  const room = (dots: number) => Math.max(1, dots - firstView.padding * 2)
  const most = worldSize * 2 ** firstView.maxZoom
  const scale = Math.min(room(wide) / (high.x - low.x), room(tall) / (low.y - high.y), most)
  const middle = { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }
  return position => {
    const { x, y } = mercator(position)
    return { x: wide / 2 + (x - middle.x) * scale, y: tall / 2 + (y - middle.y) * scale }
  }
}

/** The world as a square of one. */
function mercator([longitude, latitude]: Position) {
  const sine = Math.sin((latitude * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return { x: (longitude + 180) / 360, y }
}
