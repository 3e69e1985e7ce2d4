// Which names on the map have room: on their own ground, and without standing over another one. The
// chosen and the pointed at come first, then points, then the largest ground.

export interface LabelWish {
  /** On the screen, in dots. */
  readonly x: number
  readonly y: number
  /** Of the name alone, and of the widest line. */
  readonly widths: { readonly name: number; readonly all: number }
  /** Of the shape; nothing for a point, whose name stands beside it. */
  readonly ground: { readonly wide: number; readonly tall: number } | undefined
  readonly side: 'middle' | 'left' | 'right'
  /** Whatever stands there. */
  readonly isAsked: boolean
}

export interface LabelRoom {
  /** For all of it, for the name alone, or for nothing. */
  readonly room: 'all' | 'name' | 'none'
  /** How far it steps down, out of the way of another name. */
  readonly down: number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** In the order of the wishes. */
export function labelRooms(wishes: readonly LabelWish[]): readonly LabelRoom[] {
  const rooms: LabelRoom[] = wishes.map(() => ({ room: 'none', down: 0 }))
  const taken: Box[] = []
  const inOrder = [...wishes.entries()].toSorted(([, one], [, other]) => rank(other) - rank(one))
  for (const [at, wish] of inOrder) {
    const found = roomFor(wish, taken)
    if (!found) continue
    rooms[at] = found
    taken.push(boxOf(wish, found))
  }
  return rooms
}

function rank({ isAsked, ground }: LabelWish): number {
  if (isAsked) return Number.POSITIVE_INFINITY
  return ground ? ground.wide * ground.tall : Number.MAX_VALUE
}

function roomFor(wish: LabelWish, taken: readonly Box[]): LabelRoom | undefined {
  const { ground, isAsked } = wish
  if (isAsked || !ground) return { room: 'all', down: 0 }
  return ways.find(way => {
    const box = boxOf(wish, way)
    const isOnGround =
      ground.wide >= box.right - box.left + 4 &&
      ground.tall >= (box.bottom - box.top) * 1.2 + Math.abs(way.down) * 2
    return isOnGround && !taken.some(other => meet(box, other))
  })
}

const lineHeight = 17
/** Just far enough to stand clear of one line at the same place, or of two. */
const steps = { all: [0, -26, 26], name: [0, -18, 18, -26, 26] } as const
const ways: readonly LabelRoom[] = (['all', 'name'] as const).flatMap(room =>
  steps[room].map(down => ({ room, down })),
)

/** Beside a point, whose dot it leaves free. */
const dot = { radius: 8, gap: 13 }

function boxOf({ x, y, widths, ground, side }: LabelWish, { room, down }: LabelRoom): Box {
  const width = room === 'all' ? widths.all : widths.name
  const half = (ground && room === 'all' ? lineHeight * 2 : lineHeight) / 2
  const [top, bottom] = [y + down - half, y + down + half]
  if (side === 'right') return { left: x - dot.radius, right: x + dot.gap + width, top, bottom }
  if (side === 'left') return { left: x - dot.gap - width, right: x + dot.radius, top, bottom }
  return { left: x - width / 2, right: x + width / 2, top, bottom }
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
