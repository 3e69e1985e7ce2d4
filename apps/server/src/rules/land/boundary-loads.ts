// Boundaries on the map may have very many corners, and a farm hundreds of them: they are read some at a
// time, so that all of them together need no more memory than a few.

interface Weighed {
  /** As the text of its shape; read, it takes several times as much. */
  readonly bytes: number
}

const mostBytes = 8 * 1024 * 1024

/** In their order; one that is larger than a load goes alone. */
export function inLoads<Boundary extends Weighed>(
  boundaries: readonly Boundary[],
): readonly (readonly Boundary[])[] {
  const loads: Boundary[][] = []
  let room = 0
  for (const boundary of boundaries) {
    const last = loads.at(-1)
    room -= boundary.bytes
    if (last && room >= 0) last.push(boundary)
    else {
      loads.push([boundary])
      room = mostBytes - boundary.bytes
    }
  }
  return loads
}
