import { expect, test } from 'vitest'
import { cropOn, wheat, whole } from './crops-for-tests.ts'
import { offerWords } from './offer-line.tsx'
import { putOn, takeSuggestions } from './paddock-changes.ts'
import { paddockOffers, roomLeft } from './paddock-offers.ts'
import type { OfferedGround } from './paddock-offers.ts'

function paddock(id: number, name: string, more: object = {}) {
  return { id, name, area: 100, asset_type_id: 1, primary_parent_paddock_id: id + 100, ...more }
}

const barley = { id: 3, name: 'Barley' }

function offered(more: Partial<OfferedGround>) {
  return paddockOffers({
    paddocks: [paddock(1, 'River')],
    rows: [],
    type: wheat,
    isPerennial: false,
    forCrops: new Set([1]),
    before: new Map(),
    ...more,
  })
}

test('empty ground for crops is suggested first, but for what had the crop the period before', () => {
  const paddocks = [
    paddock(1, 'Hill 10'),
    paddock(2, 'Hill 2'),
    paddock(3, 'House', { asset_type_id: 9 }),
    paddock(4, 'Flat'),
  ]
  const offers = offered({
    paddocks,
    before: new Map([
      [104, ['Wheat']],
      [102, ['Barley']],
    ]),
  })
  expect(offers.map(one => [one.paddock.name, one.isSuggested])).toEqual([
    ['Hill 2', true],
    ['Hill 10', true],
    ['Flat', false],
    ['House', false],
  ])
  expect(offers[0]?.before).toEqual(['Barley'])
})

test('a stand that goes on is suggested where it stood', () => {
  const offers = offered({ isPerennial: true, before: new Map([[101, ['Wheat']]]) })
  expect(offers.map(({ isSuggested }) => isSuggested)).toEqual([true])
})

test('ground under another crop is what is left of it, and none where all is taken', () => {
  const half = { sowing: [{ id: 1, sowing_area: 60 }] }
  const rows = [cropOn('River', { type: barley, events: half })]
  const [offer] = offered({ rows })
  expect(offer).toMatchObject({ left: 40, standing: ['Barley'], isDouble: false })
  expect(offerWords(offer!, '2024-25')).toBe('100 ha, 40 ha of it free. Barley stands there.')
  expect(roomLeft(100, rows)).toBe(40)
  expect(offered({ rows: [cropOn('River', { type: barley })] })[0]?.left).toBe(0)
})

test('after a crop that is off, the next one is a double crop on all of the ground', () => {
  const [offer] = offered({ rows: [cropOn('River', { type: barley, events: whole })] })
  expect(offer).toMatchObject({ left: 100, standing: [], isDouble: true })
  expect(putOn([offer!], { type: wheat, isSown: true })).toMatchObject({
    label: 'Wheat on 1 paddock',
    added: [
      {
        'crop.paddock_id': 1,
        'crop.current_crop_id': 1,
        'crop.double_crop': true,
        'sowing.sowing_area': 100,
      },
    ],
  })
})

test('fallow says its area itself', () => {
  const [offer] = offered({})
  const { added } = putOn([offer!], { type: wheat, isSown: false })
  expect(added[0]).toMatchObject({ 'fallow.area': 100 })
})

test('a paddock that has the crop standing is not offered again', () => {
  expect(offered({ rows: [cropOn('River')] })).toEqual([])
})

test('two crops one after the other share the ground, two at once do not', () => {
  const first = cropOn('River', { type: barley, events: whole })
  const later = { sowing: [{ id: 2, sowing_date: '2025-12-05', sowing_area: 90 }] }
  expect(roomLeft(100, [first, cropOn('River', { id: 2, events: later })])).toBe(0)
  const beside = { sowing: [{ id: 2, sowing_date: '2025-06-05', sowing_area: 30 }] }
  expect(roomLeft(150, [first, cropOn('River', { id: 2, events: beside })])).toBe(20)
  expect(roomLeft(null, [first])).toBeNull()
})

test('suggestions are taken over where nothing was chosen', () => {
  const suggested = { fallowType: 8, enterprise: 9 }
  const rows = [
    cropOn('River', { suggested, crop: { fallow_type_id: null } }),
    cropOn('Hill', { id: 2, suggested }),
  ]
  expect(takeSuggestions(rows).edits).toEqual([{ row: 1, column: 'crop.fallow_type_id', value: 8 }])
})
