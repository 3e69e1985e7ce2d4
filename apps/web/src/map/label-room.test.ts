// Names on the map stand on their own ground, and never over one another.

import { expect, test } from 'vitest'
import { labelRooms } from './label-room.ts'
import type { LabelWish } from './label-room.ts'

const field = (x: number, y: number, wide = 100, tall = 100): LabelWish => ({
  x,
  y,
  ground: { wide, tall },
  side: 'middle',
  isAsked: false,
  widths: { name: 40, all: 60 },
})
const gauge = (x: number, y: number): LabelWish => ({
  ...field(x, y),
  ground: undefined,
  side: 'right',
})
const roomsOf = (...wishes: readonly LabelWish[]) => labelRooms(wishes).map(({ room }) => room)

test('a name has its area with it, stands alone, or is left out, as its ground is large', () => {
  expect(roomsOf(field(50, 50))).toEqual(['all'])
  expect(roomsOf(field(50, 50, 50))).toEqual(['name'])
  expect(roomsOf(field(50, 50, 100, 30))).toEqual(['name'])
  expect(roomsOf(field(50, 50, 30))).toEqual(['none'])
  expect(roomsOf(field(50, 50, 100, 15))).toEqual(['none'])
})

test('of two that meet, the smaller ground goes without, unless it is asked for', () => {
  const [large, small] = [field(50, 50, 90, 90), field(70, 55, 70, 70)]
  expect(roomsOf(small, large)).toEqual(['none', 'all'])
  expect(roomsOf({ ...small, isAsked: true }, large)).toEqual(['all', 'name'])
  expect(roomsOf(large, field(50, 90, 90, 40))).toEqual(['all', 'name'])
})

test('the name of a point is always there, and that of the ground below steps aside', () => {
  expect(labelRooms([field(50, 50), gauge(45, 50)])).toEqual([
    { room: 'all', down: -26 },
    { room: 'all', down: 0 },
  ])
  expect(roomsOf(field(50, 50, 100, 40), gauge(45, 50))).toEqual(['none', 'all'])
  expect(labelRooms([field(50, 50, 100, 60), gauge(45, 50)])[0]).toEqual({
    room: 'name',
    down: -18,
  })
  const left: LabelWish = { ...gauge(160, 50), side: 'left' }
  expect(labelRooms([field(100, 50), left])[0]?.down).toBe(-26)
})
