// Paddocks of two periods, as the tests of these screens have them: River was split into two, Hill and
// Creek are as they were.

import { paddockRows } from './paddock-row.ts'
import type { PaddockRow } from './paddock-row.ts'
import type { PriorLink, ReadPaddock } from './read-paddock.ts'

export const place = { farmId: 3, periodId: 8 }

/** As they come from the server, with nothing filled in but what is said. */
export function readPaddock(
  own: Partial<ReadPaddock> & Pick<ReadPaddock, 'id' | 'name'>,
): ReadPaddock {
  const bare = {
    farm_id: 3,
    period_id: 8,
    area: null,
    asset_type_id: null,
    property_id: null,
    rain_gauge_id: null,
    soil_type: null,
    irrigation_type: null,
    valuation_category_id: null,
    sharefarm_percentage: null,
    water_holding: null,
    fallow_efficiency: null,
    primary_parent_paddock_id: null,
    ancestorIds: [],
    prior_links: [],
    crop_collections_count: 0,
    boundaries_count: 0,
    parent_links_count: 0,
    updated_at: '2026-07-01T00:00:00.000000Z',
    created_at: '2026-07-01T00:00:00.000000Z',
  }
  return { ...bare, ...own } as ReadPaddock
}

export function linkTo(id: number, parent: number, prior: number, isMain = true): PriorLink {
  return {
    id,
    parent_paddock_id: parent,
    prior_paddock_id: prior,
    is_primary: isMain,
    farm_id: 3,
    updated_at: '2026-07-02T00:00:00.000000Z',
  } as PriorLink
}

export const before = [
  readPaddock({ id: 1, name: 'River', area: 100, period_id: 7, asset_type_id: 1 }),
  readPaddock({ id: 2, name: 'Hill', area: 50, period_id: 7, soil_type: 'Light' }),
  readPaddock({ id: 3, name: 'Creek', area: 80, period_id: 7 }),
]

export const now = [
  readPaddock({
    id: 11,
    name: 'River North',
    area: 60,
    asset_type_id: 1,
    property_id: 5,
    primary_parent_paddock_id: 1,
    prior_links: [linkTo(101, 11, 1)],
  }),
  readPaddock({
    id: 12,
    name: 'River South',
    area: 40,
    asset_type_id: 1,
    soil_type: 'Medium',
    primary_parent_paddock_id: 1,
    prior_links: [linkTo(102, 12, 1)],
  }),
  readPaddock({
    id: 13,
    name: 'Hill',
    area: 51,
    soil_type: 'Light',
    primary_parent_paddock_id: 2,
    prior_links: [linkTo(103, 13, 2)],
  }),
  readPaddock({ id: 14, name: 'Creek', area: 80 }),
]

export function rowsForTests(
  paddocks: readonly ReadPaddock[] = now,
  former: readonly ReadPaddock[] = before,
): readonly PaddockRow[] {
  return paddockRows({ now: paddocks, before: former, crops: new Map([[11, ['Wheat']]]) }).rows
}

/** Numbers as the outbox gives them, one after the other. */
export function counting(): () => number {
  let last = -1000
  return () => {
    last -= 1
    return last
  }
}
