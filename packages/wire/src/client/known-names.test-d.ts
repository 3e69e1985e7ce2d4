// What the compiler holds of the names that the client knows: checked with all types, and never run.

import { describe, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'
import type { ChangedRow, NewRow, Row, WrittenName } from './row-types.ts'

const { furrow } = answering()
const paddocks = furrow.rows('paddocks')

describe('a row', () => {
  test('holds what the catalogue says, and null where nothing is required', () => {
    expectTypeOf<Row<'paddocks'>['name']>().toEqualTypeOf<string>()
    expectTypeOf<Row<'paddocks'>['area']>().toEqualTypeOf<number | null>()
    expectTypeOf<Row<'paddocks'>['ancestorIds']>().toEqualTypeOf<
      readonly (string | number)[] | null
    >()
    expectTypeOf<Row<'rain_gauges'>['deleted_at']>().toEqualTypeOf<string | null>()
    expectTypeOf<Row<'farm_period'>['status']>().toExtend<string>()
    expectTypeOf<string>().not.toExtend<Row<'farm_period'>['status']>()
    expectTypeOf<Row<'assets'>['roam']>().toEqualTypeOf<number | null>()
  })

  test('has no secret, and may lack what not everybody sees', () => {
    expectTypeOf<Row<'users'>>().not.toHaveProperty('password')
    expectTypeOf<Row<'files'>>().not.toHaveProperty('place')
    expectTypeOf<Row<'businesses'>['billing_email']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<Row<'users'>['admin']>().toEqualTypeOf<boolean | undefined>()
  })

  test('has moments of its own only where it is written', () => {
    expectTypeOf<Row<'paddocks'>>().toHaveProperty('updated_at')
    expectTypeOf<Row<'adjacent_paddocks'>>().not.toHaveProperty('updated_at')
    expectTypeOf<'paddocks'>().toExtend<WrittenName>()
    expectTypeOf<'adjacent_paddocks' | 'changes'>().not.toExtend<WrittenName>()
  })

  test('needs what is required and not preset, and takes nothing that is worked out', () => {
    expectTypeOf<{ name: string }>().toExtend<NewRow<'paddocks'>>()
    expectTypeOf<{ area: number }>().not.toExtend<NewRow<'paddocks'>>()
    expectTypeOf<NewRow<'rainfalls'>['days']>().toEqualTypeOf<number | undefined>()
    expectTypeOf<ChangedRow<'paddocks'>>().not.toHaveProperty('id')
    expectTypeOf<ChangedRow<'paddocks'>>().not.toHaveProperty('created_at')
    expectTypeOf<ChangedRow<'paddocks'>>().not.toHaveProperty('ancestorIds')
    expectTypeOf<ChangedRow<'users'>>().not.toHaveProperty('password')
    expectTypeOf<ChangedRow<'businesses'>>().toHaveProperty('billing_email')
  })
})

describe('an answer', () => {
  test('holds what was asked for beside the rows, and nothing else', async () => {
    const found = await paddocks.search({
      includes: [
        'property',
        'crop_collections.sowing_collection_events',
        'crop_collections.current_crop',
        { relation: 'prior_paddocks', limit: 1 },
      ],
      with_count: ['crop_collections'],
      aggregates: [
        { relation: 'prior_paddocks', type: 'sum', field: 'area' },
        { relation: 'prior_paddocks', type: 'max', field: 'name' },
        { relation: 'boundaries', type: 'exists' },
      ],
    })
    if (!found.ok) throw new Error(found.failure.message)
    type Found = (typeof found.data)[number]
    type Crop = Found['crop_collections'][number]
    expectTypeOf<Found['name']>().toEqualTypeOf<string>()
    expectTypeOf<Found['property']>().extract<null>().toEqualTypeOf<null>()
    expectTypeOf<NonNullable<Found['property']>['id']>().toEqualTypeOf<number>()
    expectTypeOf<Crop['sowing_collection_events'][number]['sowing_area']>().toEqualTypeOf<
      number | null
    >()
    expectTypeOf<NonNullable<Crop['current_crop']>['id']>().toEqualTypeOf<number>()
    expectTypeOf<Found['prior_paddocks'][number]['pivot']['is_primary']>().toEqualTypeOf<boolean>()
    expectTypeOf<Found['crop_collections_count']>().toEqualTypeOf<number>()
    expectTypeOf<Found['prior_paddocks_sum_area']>().toEqualTypeOf<number | null>()
    expectTypeOf<Found['prior_paddocks_max_name']>().toEqualTypeOf<string | null>()
    expectTypeOf<Found['boundaries_exists']>().toEqualTypeOf<boolean>()
    expectTypeOf<Found>().not.toHaveProperty('farm')
    expectTypeOf<Crop>().not.toHaveProperty('paddock')
  })

  test('names relations and figures in snake case, as the wire does', async () => {
    const found = await furrow.rows('lint_sale_actuals').list({ includes: ['cropSaleActual'] })
    if (!found.ok) throw new Error(found.failure.message)
    expectTypeOf<(typeof found.data)[number]>().toHaveProperty('crop_sale_actual')
    const sales = await furrow.rows('crop_sale_actuals').list({
      aggregates: [{ relation: 'lint_sale_actuals', type: 'sum', field: 'lintIncome' }],
    })
    if (!sales.ok) throw new Error(sales.failure.message)
    expectTypeOf<(typeof sales.data)[number]>().toHaveProperty('lint_sale_actuals_sum_lint_income')
  })
})
