// Names on the map stand on their own ground, and never over one another.

import { expect, test } from 'vitest'
import { namedGround } from './label-ground.ts'
import { labelRooms } from './label-room.ts'
import type { LabelWish } from './label-room.ts'
import type { Position } from './shape.ts'

const field = (x: number, y: number, wide = 100, tall = 100): LabelWish => ({
  x,
  y,
  ground: {
    size: wide * tall,
    along: (top, bottom) =>
      top >= -tall / 2 && bottom <= tall / 2 ? { from: -wide / 2, to: wide / 2 } : undefined,
  },
  side: 'middle',
  isAsked: false,
  widths: { name: 60, all: 80, full: 90 },
})
const gauge = (x: number, y: number): LabelWish => ({
  ...field(x, y),
  ground: undefined,
  side: 'right',
})
const roomsOf = (...wishes: readonly LabelWish[]) => labelRooms(wishes).map(({ room }) => room)

test('a name says as much as its ground is large, is shortened, or is left out', () => {
  expect(roomsOf(field(50, 50))).toEqual(['full'])
  expect(roomsOf(field(50, 50, 100, 50))).toEqual(['all'])
  expect(roomsOf(field(50, 50, 70))).toEqual(['name'])
  expect(roomsOf(field(50, 50, 100, 25))).toEqual(['name'])
  expect(labelRooms([field(50, 50, 62)])).toEqual([{ room: 'short', down: 0, right: 0, width: 56 }])
  expect(roomsOf(field(50, 50, 30))).toEqual(['none'])
  expect(roomsOf(field(50, 50, 100, 15))).toEqual(['none'])
})

test('of two that meet, the smaller ground goes without, unless it is asked for', () => {
  const [large, small] = [field(50, 50, 96, 90), field(70, 55, 70, 70)]
  expect(roomsOf(small, large)).toEqual(['none', 'full'])
  expect(roomsOf({ ...small, isAsked: true }, large)).toEqual(['full', 'none'])
})

test('two names on one line keep a gap between them', () => {
  const named = (x: number, tall: number): LabelWish => ({
    ...field(x, 50, 96, tall),
    widths: { name: 80, all: 90, full: 90 },
  })
  expect(roomsOf(named(50, 50), named(142, 40))).toEqual(['all', 'name'])
  expect(roomsOf(named(50, 50), named(148, 40))).toEqual(['all', 'all'])
})

test('names of points stand beside their dots, and never over what is there', () => {
  expect(roomsOf(field(50, 50, 100, 40), gauge(45, 50))).toEqual(['none', 'all'])
  expect(roomsOf(gauge(45, 50), gauge(60, 52))).toEqual(['all', 'none'])
  expect(roomsOf({ ...field(50, 50), isAsked: true }, gauge(45, 50))).toEqual(['full', 'none'])
  expect(labelRooms([field(50, 50, 100, 60), gauge(45, 50)])[0]).toMatchObject({
    room: 'name',
    down: -18,
  })
})

test('a name stays within a shape that is narrow where it stands, and moves to its middle', () => {
  const project = ([x, y]: Position) => ({ x: x * 100, y: -y * 100 })
  // Wide below and narrow above, as a boot: the middle of all of it lies in the foot.
  const boot = [
    [0, 0],
    [4, 0],
    [4, 1],
    [1, 1],
    [1, 4],
    [0, 4],
    [0, 0],
  ] as const
  const ground = namedGround({ type: 'Polygon', coordinates: [boot] })
  const seen = ground?.groundSeen(project)
  const [x = 0, y = 0] = ground?.at ?? []
  const span = seen?.along(-9, 9)
  expect(span && [span.from + x * 100, span.to + x * 100].map(Math.round)).toEqual([
    0,
    y < 0.9 ? 400 : 100,
  ])
  expect(seen?.along(-1000, 1000)).toBeUndefined()
})
