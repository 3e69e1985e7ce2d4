import type { CarriedKind } from '@furrow/wire/carried-kinds'
import type { KindPreview, RollForwardPreview, RowPreview } from '@furrow/wire/roll-forward-answer'
import { expect, test } from 'vitest'
import { chosenBody, chosenCounts, hasMore, leftAtFirst } from './chosen-kinds.ts'
import type { Left } from './chosen-kinds.ts'
import { amountText, countsText, restText } from './kind-words.ts'

const row = (id: number, fate: RowPreview['fate'], paddock_id = id): RowPreview => ({
  id,
  fate,
  paddock_id,
  name: `P${id}`,
  area: 10,
})
const kind = (
  name: CarriedKind,
  to_make: number,
  rows: readonly RowPreview[] = [],
): KindPreview => ({ kind: name, there_were: 9, there_already: 0, to_make, notes: [], rows })
const preview = (kinds: readonly KindPreview[]): RollForwardPreview => ({
  farm_id: 3,
  from: { id: 6, name: '2025-26', start: '2025-07-01', end: '2026-06-30' },
  into: {
    id: 7,
    name: '2026-27',
    start: '2026-07-01',
    end: '2027-06-30',
    sowing_start: '2026-03-01',
    sowing_end: '2027-02-28',
    status: null,
  },
  refused: null,
  notes: [],
  kinds,
  goes_on: { properties: 0, gauges: 0, contacts: 0 },
})
const paddocks = kind('paddocks', 2, [
  row(1, 'make'),
  row(2, 'make'),
  row(3, 'link'),
  row(4, 'map'),
  row(5, 'there'),
  row(6, 'stays'),
])
const standing = kind('standing_crops', 3, [
  row(11, 'make', 1),
  row(12, 'make', 5),
  row(13, 'make', 3),
  row(14, 'there', 2),
])
const left = (kinds: readonly CarriedKind[], ids: readonly number[] = []): Left => ({
  kinds: new Set(kinds),
  paddocks: new Set(ids),
})

test('all that is missing goes, but for values, which are asked for', () => {
  const all = preview([paddocks, kind('crops', 4), standing, kind('land_values', 2)])
  expect(chosenCounts(all, leftAtFirst)).toMatchObject({
    paddocks: 2,
    linked: 1,
    boundaries: 1,
    crops: 4,
    standing_crops: 3,
    land_values: 0,
  })
  expect(chosenBody(all, leftAtFirst)).toEqual({
    paddocks: true,
    crops: true,
    standing_crops: true,
  })
  expect(chosenBody(all, left([]))).toMatchObject({ land_values: true })
})

test('paddocks that are left out take along what stands on them', () => {
  const all = preview([paddocks, standing])
  const without = left([], [1, 3])
  expect(chosenCounts(all, without)).toMatchObject({ paddocks: 1, linked: 0, standing_crops: 1 })
  expect(chosenBody(all, without)).toEqual({ paddocks: [2, 4], standing_crops: true })
})

test('without paddocks, only what stands on ground that is there already goes', () => {
  const all = preview([paddocks, standing])
  expect(chosenCounts(all, left(['paddocks']))).toMatchObject({ paddocks: 0, standing_crops: 1 })
  expect(chosenBody(all, left(['paddocks'])).paddocks).toEqual([])
})

test('a kind of which nothing is missing is not to be chosen', () => {
  expect(hasMore(kind('crops', 0))).toBe(false)
  expect(hasMore(kind('crops', 1))).toBe(true)
  expect(hasMore(kind('paddocks', 0, [row(1, 'there')]))).toBe(false)
  expect(hasMore(kind('paddocks', 0, [row(1, 'there'), row(2, 'link')]))).toBe(true)
  const none = preview([kind('paddocks', 0, [row(1, 'there')])])
  expect(chosenBody(none, leftAtFirst)).toEqual({ paddocks: false })
})

test('counts are said as a farmer would', () => {
  expect(countsText({ paddocks: 38, crops: 4 })).toBe('38 paddocks and 4 crops')
  expect(countsText({ paddocks: 1, opening_stock: 1 })).toBe('1 paddock and 1 livestock class')
  expect(countsText({ paddocks: 1200, crops: 4, enterprises: 2 }, 2)).toBe(
    '1,200 paddocks, 4 crops and more',
  )
  expect(countsText({ properties: 3, enterprises: 1, crops: 1, paddocks: 2 }, 2)).toBe(
    '2 paddocks, 1 crop and more',
  )
  expect(countsText({ paddocks: 34, properties: 4, crops: 6 })).toBe(
    '34 paddocks, 6 crops and 4 title areas',
  )
  expect(countsText({ linked: 2, boundaries: 1 })).toBe('2 paddocks linked')
  expect(countsText({})).toBe('')
})

test('what goes of a kind, and why nothing of another does', () => {
  expect(amountText({ ...kind('paddocks', 2), there_already: 2 }, 1)).toBe(
    '1 of 9 paddocks, 2 already there',
  )
  expect(amountText(kind('crops', 4), 4)).toBe('4 of 9 crops')
  expect(amountText(kind('crops', 9), 9)).toBe('9 crops')
  expect(amountText(kind('asset_values', 9), 0)).toBe('9 asset values, not copied')
  const rest = [
    { ...kind('paddocks', 0), there_were: 38, there_already: 38 },
    { ...kind('standing_crops', 0), there_were: 3, there_already: 2 },
    { ...kind('enterprises', 0), there_were: 0 },
    { ...kind('opening_stock', 0), there_were: 0 },
  ]
  expect(restText(rest, preview([]))).toEqual([
    'Already in 2026–27: 38 paddocks, 2 of 3 standing crops.',
    'Not in 2025–26: livestock enterprises, livestock classes.',
  ])
  expect(restText([], preview([]))).toEqual([])
})
