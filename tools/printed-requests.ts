// The requests whose statements are printed: each kind of reading and writing once, as someone of two
// farms would ask.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { readListWish, readSearchWish } from '@furrow/wire/reading/read-wish'
import { belowRow } from '../apps/server/src/query/below.ts'
import { planRead, planRows } from '../apps/server/src/query/plan-read.ts'
import {
  renderFirst,
  renderPage,
  renderRows,
  renderTexts,
} from '../apps/server/src/query/render-read.ts'
import { inOnePiece } from '../apps/server/src/verbs/read/list.ts'
import { planningOf } from './printed-viewer.ts'
import type { PrintedRequest } from './printed-viewer.ts'
import { printedWrites } from './printed-writes.ts'

export function printedRequests(catalogue: Catalogue): readonly PrintedRequest[] {
  return [...reads(catalogue), ...belowRows(catalogue), ...printedWrites(catalogue)]
}

type Body = Readonly<Record<string, unknown>>

const lists: readonly (readonly [string, string, Body?])[] = [
  ['paddocks', 'limit=15'],
  ['farms', 'limit=0&include=periods,crop_type_farm_periods'],
  ['crop_types', 'include=season,category&with_count=varieties'],
  [
    'paddocks',
    'limit=100&with_count=crop_collections&include=property',
    {
      scopes: [
        { name: 'FarmIdIn', parameters: [[11]] },
        { name: 'PeriodIdIn', parameters: [[14, 13]] },
      ],
      sort: [{ field: 'name' }],
      includes: [{ relation: 'crop_collections.sowing_collection_events' }],
    },
  ],
  [
    'paddocks',
    'limit=0&include=ancestors.crop_collections',
    {
      scopes: [
        { name: 'FarmIdIn', parameters: [[11]] },
        { name: 'PeriodIdIn', parameters: [[14, 13]] },
      ],
      sort: [{ field: 'name' }],
    },
  ],
  [
    'paddock_prior_paddocks',
    'limit=0',
    {
      scopes: [
        { name: 'FarmIdIn', parameters: [[11]] },
        { name: 'PeriodIdIn', parameters: [[14]] },
      ],
    },
  ],
  [
    'crop_collections',
    'limit=50',
    {
      filters: [
        { field: 'period_id', value: 14 },
        { field: 'paddock.soil_type', operator: 'in', value: ['Loam', 'Sand'] },
        {
          nested: [
            { field: 'current_crop.name', value: 'Wheat' },
            {
              type: 'or',
              field: 'sowing_collection_events.sowing_date',
              operator: '>=',
              value: '2026-05-01',
            },
          ],
        },
      ],
      search: { value: 'river', case_sensitive: false },
      sort: [{ field: 'paddock.name' }],
    },
  ],
  [
    'rainfalls',
    'limit=0',
    { filters: [{ field: 'rain_gauge_id', value: 5 }], sort: [{ field: 'date' }] },
  ],
]

function reads(catalogue: Catalogue): PrintedRequest[] {
  const one = planningOf(catalogue, 'paddocks')
  const shown = planRows(
    [21],
    { extras: { includes: [], aggregates: [] }, deleted: 'without' },
    one,
  )
  const pages = lists.flatMap(([entity, query, body]): PrintedRequest[] => {
    const values = Object.fromEntries(new URLSearchParams(query))
    const wish = body ? readSearchWish(values, body) : readListWish(values)
    const planning = planningOf(catalogue, entity)
    const plan = planRead(wish, planning)
    const title = body
      ? `POST /api/${entity}/search?${query} ${JSON.stringify(body)}`
      : `GET /api/${entity}?${query}`
    if (wish.page.limit !== 'all') return [{ title, statement: renderPage(plan) }]
    return [
      { title, statement: renderFirst(plan, inOnePiece + 1) },
      { title: `${title}: where there are more`, statement: renderTexts(plan) },
    ]
  })
  return [{ title: 'GET /api/paddocks/21', statement: renderRows(shown) }, ...pages]
}

function belowRows(catalogue: Catalogue): PrintedRequest[] {
  const named: readonly (readonly [string, string, string])[] = [
    ['farms', 'paddocks', 'paddocks'],
    ['paddocks', 'prior_paddocks', 'paddocks'],
    ['paddocks', 'farm', 'farms'],
  ]
  return named.map(([parentName, name, target]) => {
    const planning = planningOf(catalogue, target)
    const parent = entityNamed(catalogue, parentName)
    const relation = parent.relations[name]
    if (!relation) throw new Error(`${parentName} has no ${name}.`)
    const below = belowRow({ parent, parentId: 11, relation, target: planning.entity }, planning)
    const plan = planRead(readListWish({ limit: '15' }), { ...planning, below })
    return {
      title: `GET /api/${parentName}/11/${name}`,
      statement: renderPage(plan),
    }
  })
}
