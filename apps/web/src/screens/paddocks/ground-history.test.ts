import { expect, test } from 'vitest'
import { groundHistory } from './ground-history.ts'
import type { ReadCrop } from './ground-history.ts'

function crop(own: Record<string, unknown>): ReadCrop {
  const none = {
    ...{ sowing_collection_events: [], grain_collection_events: [], lint_collection_events: [] },
    ...{ hay_collection_events: [], cane_collection_events: [], crop_termination_event_dates: [] },
    ...{
      current_crop: null,
      fallow_type: null,
      status: null,
      paddock: { name: 'River', ancestorIds: [] },
      paddock_id: 1,
    },
  }
  return { ...none, ...own } as unknown as ReadCrop
}

const wheat = crop({
  ...{ id: 1, period: { name: '2022-23', start_date: '2022-06-30T14:00:00Z' } },
  ...{ current_crop: { name: 'Wheat', color: '#f5deb3' }, status: { name: 'Harvested' } },
  sowing_collection_events: [{ sowing_date: '2022-05-20' }, { sowing_date: '2022-05-12' }],
  grain_collection_events: [{ grain_tonnes: 280, harvested_area: 100 }],
  crop_termination_event_dates: [{ date: '2022-11-20' }, { date: '2022-11-28' }],
})
const sorghum = crop({
  ...{ id: 2, period: { name: '2023-24', start_date: '2023-06-30T14:00:00Z' } },
  ...{ current_crop: { name: 'Sorghum', color: '#a52a2a' }, fallow_type: { name: 'Long Fallow' } },
  sowing_collection_events: [{ sowing_date: '2023-10-04' }],
})

test('the crops of a piece of ground stand there with days, yields and fallows, the latest first', () => {
  const [latest, earlier] = groundHistory([wheat, sorghum])
  expect(latest).toMatchObject({
    ...{ name: 'Sorghum', period: '2023-24', sown: '2023-10-04', ended: null, yields: [] },
    ...{ fallowDays: 310, fallow: 'Long Fallow' },
  })
  expect(earlier).toMatchObject({
    ...{ name: 'Wheat', sown: '2022-05-12', ended: '2022-11-28', fallowDays: null },
    ...{ status: 'Harvested', yields: [{ kind: 'grain', figure: 2.8, unit: 't/ha' }] },
  })
})

test('ground without a crop is told by its status', () => {
  const fallow = crop({ id: 3, period: null, status: { name: 'Fallow' } })
  expect(groundHistory([fallow])).toMatchObject([{ name: 'Fallow', status: undefined, sown: null }])
})
