import { describe, expect, test } from 'vitest'
import { answering } from './answers-for-tests.ts'

describe('a search', () => {
  test('says in its body what is looked for, and in its address which page', async () => {
    const { furrow, asked } = answering()
    await furrow.rows('paddocks').search({
      filters: [
        { field: 'soil_type', operator: 'in', value: ['Heavy', null] },
        { field: 'farm.farm_name', operator: 'ilike', value: '%downs%' },
      ],
      scopes: { FarmIdIn: [1], PeriodIdIn: [7, 8] },
      sort: ['name', '-area', 'farm.farm_name'],
      keyword: 'river',
      includes: [
        'property',
        'crop_collections.sowing_collection_events',
        {
          relation: 'prior_paddocks',
          filters: [{ field: 'prior_paddocks.area', operator: '>', value: 5 }],
          limit: 2,
        },
      ],
      with_count: ['crop_collections'],
      aggregates: [{ relation: 'prior_paddocks', type: 'sum', field: 'area' }],
      limit: 'all',
      deleted: 'with',
    })
    expect(asked[0]).toMatchObject({
      method: 'POST',
      address: '/api/paddocks/search?limit=0&with_trashed=true',
      headers: { 'content-type': 'application/json' },
      body: {
        filters: [
          { field: 'soil_type', operator: 'in', value: ['Heavy', null] },
          { field: 'farm.farm_name', operator: 'ilike', value: '%downs%' },
        ],
        scopes: [
          { name: 'FarmIdIn', parameters: [[1]] },
          { name: 'PeriodIdIn', parameters: [[7, 8]] },
        ],
        sort: [
          { field: 'name', direction: 'asc' },
          { field: 'area', direction: 'desc' },
          { field: 'farm.farm_name', direction: 'asc' },
        ],
        search: { value: 'river', case_sensitive: false },
        includes: [
          { relation: 'property' },
          { relation: 'crop_collections.sowing_collection_events' },
          {
            relation: 'prior_paddocks',
            filters: [{ field: 'prior_paddocks.area', operator: '>', value: 5 }],
            limit: 2,
          },
        ],
        aggregates: [
          { relation: 'crop_collections', type: 'count' },
          { relation: 'prior_paddocks', type: 'sum', field: 'area' },
        ],
      },
    })
  })

  test('puts each "or" in a group, so that it means what it says', async () => {
    const { furrow, asked } = answering()
    await furrow.rows('paddocks').search({
      filters: [
        { field: 'farm_id', value: 1 },
        {
          or: [
            { field: 'area', operator: '<', value: 10 },
            {
              and: [
                { field: 'soil_type', value: null },
                { field: 'name', operator: 'like', value: 'B%' },
              ],
            },
          ],
        },
      ],
    })
    expect(asked[0]?.body).toEqual({
      filters: [
        { field: 'farm_id', value: 1 },
        {
          nested: [
            { field: 'area', operator: '<', value: 10 },
            {
              type: 'or',
              nested: [
                { field: 'soil_type', value: null },
                { field: 'name', operator: 'like', value: 'B%' },
              ],
            },
          ],
        },
      ],
    })
  })

  test('groups the filters of what is sent along, and of figures, in the same way', async () => {
    const { furrow, asked } = answering()
    const or = [
      { field: 'crop_collections.period_id', value: 7 },
      { field: 'crop_collections.period_id', value: 8 },
    ] as const
    await furrow.rows('paddocks').search({
      includes: [{ relation: 'crop_collections', filters: [{ or }] }],
      aggregates: [{ relation: 'crop_collections', type: 'exists', filters: [{ or }] }],
    })
    const filters = [{ nested: [or[0], { type: 'or', ...or[1] }] }]
    expect(asked[0]?.body).toEqual({
      includes: [{ relation: 'crop_collections', filters }],
      aggregates: [{ relation: 'crop_collections', type: 'exists', filters }],
    })
  })

  test('of nothing in particular has nothing to say', async () => {
    const { furrow, asked } = answering()
    await furrow.rows('paddocks').search()
    expect(asked[0]).toMatchObject({ address: '/api/paddocks/search', body: {} })
  })

  test('minds capitals in a keyword where it is told to, and takes an empty one for none', async () => {
    const { furrow, asked } = answering()
    await furrow.rows('farms').search({ keyword: 'Downs', caseSensitive: true })
    await furrow.rows('farms').search({ keyword: '' })
    expect(asked.map(({ body }) => body)).toEqual([
      { search: { value: 'Downs', case_sensitive: true } },
      {},
    ])
  })
})

describe('a list', () => {
  test('says everything in its address, with commas that can be read', async () => {
    const { furrow, asked } = answering()
    await furrow.rows('farms').list({
      includes: ['periods', 'crop_type_farm_periods.crop_type'],
      with_count: ['paddocks', 'rain_gauges'],
      aggregates: [
        { relation: 'paddocks', type: 'sum', field: 'area' },
        { relation: 'rain_gauges', type: 'exists' },
      ],
      limit: 50,
      page: 2,
      deleted: 'only',
    })
    expect(asked[0]).toMatchObject({
      method: 'GET',
      address:
        '/api/farms?limit=50&page=2&only_trashed=true' +
        '&include=periods,crop_type_farm_periods.crop_type' +
        '&with_count=paddocks,rain_gauges&with_sum=paddocks.area&with_exists=rain_gauges',
      body: undefined,
    })
  })
})
