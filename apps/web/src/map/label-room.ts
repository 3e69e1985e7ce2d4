// Which names on the map have room: on their own ground, and without standing over another one. What does
// not fit is shortened, then left out. The chosen and the pointed at come first, then points, then the
// largest ground.

/** Dots to the left and to the right of a place. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface LabelWish {
  /** On the screen, in dots. */
  readonly x: number
  readonly y: number
  /** Of the name alone, of name and area, and with what its colour says. */
  readonly widths: { readonly name: number; readonly all: number; readonly full: number }
  /** Nothing for a point, whose name stands beside it. */
  readonly ground: LabelGround | undefined
  readonly side: 'middle' | 'left' | 'right'
  /** Whatever stands there. */
  readonly isAsked: boolean
}

export interface LabelGround {
  /** The larger, the earlier it is asked. */
  readonly size: number
  /** How wide it is all the way from one height to another, above and below the place. */
  along(top: number, bottom: number): Span | undefined
}

export interface LabelRoom {
  /** For all of it and what the colour says, for name and area, for the name, for its beginning, for nothing. */
  readonly room: 'full' | 'all' | 'name' | 'short' | 'none'
  /** How far it steps aside: out of the way of another name, or into the middle of its ground. */
  readonly down: number
  readonly right: number
  /** Of a shortened name. */
  readonly width?: number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** In the order of the wishes. */
export function labelRooms(wishes: readonly LabelWish[]): readonly LabelRoom[] {
  const rooms: LabelRoom[] = wishes.map(() => nowhere)
  const taken: Box[] = []
  const inOrder = [...wishes.entries()].toSorted(([, one], [, other]) => rank(other) - rank(one))
  for (const [at, wish] of inOrder) {
    const found = wish.ground && !wish.isAsked ? onGround(wish, wish.ground, taken) : beside(wish)
    const box = found && boxOf(wish, found)
    if (!found || !box || (!wish.isAsked && isTaken(box, taken))) continue
    rooms[at] = found
    taken.push(box)
  }
  return rooms
}

const nowhere: LabelRoom = { room: 'none', down: 0, right: 0 }

function rank({ isAsked, ground }: LabelWish): number {
  if (isAsked) return Number.POSITIVE_INFINITY
  return ground ? ground.size : Number.MAX_VALUE
}

function beside({ isAsked, ground }: LabelWish): LabelRoom {
  return { room: isAsked && ground ? 'full' : 'all', down: 0, right: 0 }
}

/** A name of fewer letters tells nothing. */
const shortest = 54
const gap = 3

function onGround(
  wish: LabelWish,
  ground: LabelGround,
  taken: readonly Box[],
): LabelRoom | undefined {
  for (const { room, down } of ways) {
    const half = (lines[room] * lineHeight) / 2
    const span = ground.along(down - half - 1, down + half + 1)
    if (!span) continue
    const free = span.to - span.from - gap * 2
    const right = (span.from + span.to) / 2
    const found = fitted({ room, down, right }, free, wish)
    if (found && !isTaken(boxOf(wish, found), taken)) return found
  }
  return undefined
}

/** Where it fits as it is it is not shortened. */
function fitted(room: LabelRoom, free: number, { widths }: LabelWish): LabelRoom | undefined {
  if (room.room !== 'short') return free >= widthOf(room, widths) ? room : undefined
  return free >= shortest && free < widths.name ? { ...room, width: Math.floor(free) } : undefined
}

const lineHeight = 17
const lines = { full: 3, all: 2, name: 1, short: 1, none: 0 } as const
/** Just far enough to stand clear of one line at the same place, or of two. */
const steps = {
  full: [0],
  all: [0, -26, 26],
  name: [0, -18, 18, -26, 26],
  short: [0, -18, 18],
} as const
const ways = (['full', 'all', 'name', 'short'] as const).flatMap(room =>
  steps[room].map(down => ({ room, down })),
)

/** Beside a point, whose dot it leaves free. */
const dot = { radius: 8, gap: 13 }

function widthOf({ room, width }: LabelRoom, widths: LabelWish['widths']): number {
  if (width !== undefined) return width
  if (room === 'full') return widths.full
  return room === 'all' ? widths.all : widths.name
}

function boxOf({ x, y, widths, ground, side }: LabelWish, room: LabelRoom): Box {
  const width = widthOf(room, widths)
  const half = ((ground ? lines[room.room] : 1) * lineHeight) / 2
  const [top, bottom] = [y + room.down - half, y + room.down + half]
  if (side === 'right') return { left: x - dot.radius, right: x + dot.gap + width, top, bottom }
  if (side === 'left') return { left: x - dot.gap - width, right: x + dot.radius, top, bottom }
  const middle = x + room.right
  return { left: middle - width / 2, right: middle + width / 2, top, bottom }
}

function isTaken(box: Box, taken: readonly Box[]): boolean {
  return taken.some(other => meet(box, other))
}

/** Two names beside each other would read as one. */
const apart = 6

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right + apart &&
    other.left < one.right + apart &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
