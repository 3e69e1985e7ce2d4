import { expect, test } from 'vitest'
import { waysOf } from '@furrow/catalogue/measured-events'
import { groundHistory } from './shown-history.ts'
import type { HistoryCrop } from './shown-history.ts'

function crop(own: Record<string, unknown>): HistoryCrop {
  const none = {
    sowing_collection_events: [],
    grain_collection_events: [],
    lint_collection_events: [],
    hay_collection_events: [],
    cane_collection_events: [],
    fallow_collection_events: [],
    grazing_collection_events: [],
    custom_termination_events: [],
    current_crop: null,
    fallow_type: null,
    status: null,
    paddock: { name: 'River', ancestorIds: [] },
    paddock_id: 1,
  }
  return { ...none, ...own } as unknown as HistoryCrop
}

const around = {
  timeZone: 'Australia/Brisbane',
  ways: waysOf({ endings: [{ id: 4, slug: 'failed-poor-establishment' }], grazings: [] }),
}

const wheat = crop({
  id: 1,
  period: { name: '2022-23', start_date: '2022-06-30T14:00:00Z' },
  current_crop: { name: 'Wheat', color: '#f5deb3' },
  status: { name: 'Harvested' },
  sowing_collection_events: [{ sowing_date: '2022-05-20' }, { sowing_date: '2022-05-12' }],
  grain_collection_events: [
    { grain_tonnes: 200, harvested_area: 70, harvested_date: '2022-11-20' },
    { grain_tonnes: 80, harvested_area: 30, harvested_date: '2022-11-28' },
  ],
})
const sorghum = crop({
  id: 2,
  period: { name: '2023-24', start_date: '2023-06-30T14:00:00Z' },
  current_crop: { name: 'Sorghum', color: '#a52a2a' },
  fallow_type: { name: 'Long Fallow' },
  sowing_collection_events: [{ sowing_date: '2023-10-04' }],
})

test('the crops of a piece of ground stand there with days, yields and fallows, the latest first', () => {
  const [latest, earlier] = groundHistory([wheat, sorghum], around)
  expect(latest).toMatchObject({
    name: 'Sorghum',
    period: '2023–24',
    sown: '2023-10-04',
    ended: null,
    yields: [],
    fallowDays: 310,
    fallow: 'Long Fallow',
  })
  expect(earlier).toMatchObject({
    name: 'Wheat',
    sown: '2022-05-12',
    ended: '2022-11-28',
    fallowDays: null,
    status: 'Harvested',
    yields: [{ kind: 'grain', figure: 2.8, unit: 't/ha' }],
  })
})

test('ground without a crop is told by its status', () => {
  const fallow = crop({ id: 3, period: null, status: { name: 'Fallow' } })
  expect(groundHistory([fallow], around)).toMatchObject([
    { name: 'Fallow', status: undefined, sown: null },
  ])
})
