// The reads that are measured. Each asks for other rows from one request to the next.

import { jsonAsk } from '../ask.ts'
import type { Ask } from '../ask.ts'
import { administrator, farmer } from '../viewers.ts'
import type { Land } from './land.ts'
import { benchToken } from './signed-in.ts'

export interface ReadCase {
  readonly name: string
  readonly what: string
  /** The ratio that is wanted at least. */
  readonly wanted: number
  readonly asks: readonly Ask[]
}

export function readCases(land: Land): readonly ReadCase[] {
  return [
    oneRow(land),
    listOf15(land),
    searchOf100(land),
    searchOnOneFarm(land, 'door'),
    searchOnOneFarm(land, 'query'),
    farmPeriod(land),
    cropsOfFarm(land),
    wholePeriod(land),
  ]
}

function oneRow({ farms, paddocks }: Land): ReadCase {
  const ask = (id: number) => ({
    method: 'GET' as const,
    path: `/api/paddocks/${id}`,
    viewer: farmer(farms),
  })
  const asks = paddocks.map(ask)
  return { name: 'one-row', what: 'a paddock by its number', wanted: 0.7, asks }
}

function listOf15({ farms }: Land): ReadCase {
  const ask = (page: number) => ({
    method: 'GET' as const,
    path: `/api/paddocks?page=${page}`,
    viewer: farmer(farms),
  })
  const asks = [1, 2, 3, 4, 5, 6, 7, 8].map(ask)
  return { name: 'list-15', what: 'a page of 15 paddocks', wanted: 0.7, asks }
}

/** A farm of the generated ones has some 30 paddocks in a period: two farms give the hundred. */
function searchOf100({ farms, periods }: Land): ReadCase {
  const asks = farms
    .slice(1)
    .map((farm, place) => landAsk(farms, { limit: 100, of: [farms[place] ?? farm, farm], periods }))
  const what = '100 paddocks with property, crops, their sowings and a count'
  return { name: 'search-100', what, wanted: 0.85, asks }
}

/** Someone of one farm among all: with their token at the door, and the query by itself. */
function searchOnOneFarm({ farms, periods }: Land, measured: 'door' | 'query'): ReadCase {
  const own = farms.slice(0, 1)
  const asks = [periods, ...periods.map(period => [period])].map(of => ({
    ...landAsk(own, { limit: 100, of: own, periods: of }),
    ...(measured === 'door' && { token: benchToken }),
  }))
  const how = measured === 'door' ? 'signed in by token' : 'without the door'
  const what = `paddocks of the one farm that somebody sees, ${how}`
  return { name: `one-farm-${measured}`, what, wanted: 0.83, asks }
}

/** As the product's own screens load it: everything of the period at once. */
function farmPeriod({ farms, periods }: Land): ReadCase {
  const asks = farms.flatMap(farm =>
    periods.map(period => landAsk(farms, { limit: 0, of: [farm], periods: [period] })),
  )
  const what = 'limit=0 of the land of a farm in a period, with crops and sowings'
  return { name: 'all-of-farm-period', what, wanted: 0.85, asks }
}

interface Wish {
  readonly limit: number
  readonly of: readonly number[]
  readonly periods: readonly number[]
}

function landAsk(farms: readonly number[], { limit, of, periods }: Wish): Ask {
  const wish =
    'include=property,crop_collections.sowing_collection_events&with_count=crop_collections'
  return jsonAsk('POST', `/api/paddocks/search?limit=${limit}&${wish}`, farmer(farms), {
    scopes: [scope('FarmIdIn', of), scope('PeriodIdIn', periods)],
    sort: [{ field: 'name', direction: 'asc' }],
  })
}

function cropsOfFarm({ farms, periods }: Land): ReadCase {
  const asks = farms.flatMap(farm =>
    periods.map(period =>
      jsonAsk('POST', '/api/crop_collections/search?limit=0', farmer(farms), {
        scopes: [scope('FarmIdIn', [farm]), scope('PeriodIdIn', [period])],
      }),
    ),
  )
  const what = 'limit=0 of the crops of a farm in a period'
  return { name: 'crops-of-farm-period', what, wanted: 0.7, asks }
}

function wholePeriod({ periods }: Land): ReadCase {
  const asks = periods.map(period =>
    jsonAsk('POST', '/api/crop_collections/search?limit=0', administrator, {
      scopes: [scope('PeriodIdIn', [period])],
    }),
  )
  const what = 'limit=0 of the crops of all farms in a period'
  return { name: 'all-of-period', what, wanted: 0.85, asks }
}

function scope(name: string, ids: readonly number[]) {
  return { name, parameters: [ids] }
}
