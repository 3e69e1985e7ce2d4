import { expect, test } from 'vitest'
import {
  choosesNone,
  draftOf,
  emptyDraft,
  isChanged,
  valuesOf,
  withFarm,
  withFarmLeftOut,
  withoutMention,
} from './group-draft.ts'

const kept = {
  id: 4,
  name: 'Those who meet',
  offered: true,
  offer_order: 1,
  filter: { zones: [3], odd: [1], sizes: 'all' },
  include_farms: [7],
  exclude_farms: null,
}

test('what is kept is read as far as it means something, and sent as it is kept', () => {
  const draft = draftOf(kept)
  expect(valuesOf(draft)).toEqual({
    name: 'Those who meet',
    offer_order: 1,
    filter: { zones: [3] },
    location: null,
    include_farms: [7],
    exclude_farms: [],
  })
  const location = { type: 'Point', coordinates: [149, -29] }
  const near = draftOf({ id: 2, name: 'Near', filter: { radius_km: 60 }, location })
  expect(valuesOf(near)).toMatchObject({ filter: { radius_km: 60 }, location })
  expect(choosesNone(near)).toBe(false)
  expect(valuesOf(emptyDraft)).toMatchObject({ filter: null, include_farms: [] })
  expect([choosesNone(emptyDraft), choosesNone(draft)]).toEqual([true, false])
})

test('a farm is added, left out, or neither', () => {
  const draft = draftOf(kept)
  expect(withFarmLeftOut(draft, 7)).toMatchObject({ include: [], exclude: [7] })
  expect(withFarm(withFarmLeftOut(draft, 7), 7)).toMatchObject({ include: [7], exclude: [] })
  expect(withoutMention(draft, 7)).toMatchObject({ include: [], exclude: [] })
  expect(isChanged(draft, withFarm(draft, 7))).toBe(false)
  expect(isChanged(draft, withFarm(draft, 8))).toBe(true)
})
