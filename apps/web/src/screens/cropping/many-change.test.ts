import { expect, test } from 'vitest'
import { cropRow, writingTo } from './crops-for-tests.ts'
import { manyChange } from './many-change.ts'
import type { ListedProduct } from './events/product-rates.ts'

const urea = {
  id: 1,
  density: null,
  chem_element_fert_products: [{ chemical_element_id: 5, percentage: 0.46 }],
}
const rows = [cropRow(1), cropRow(2)]
const place = { ...writingTo(rows), products: new Map([[1, urea as unknown as ListedProduct]]) }

test('one watering goes to each crop that is chosen', () => {
  const cells = { irrigation_date: '2026-01-05', total_ml_applied: null }
  const change = manyChange({ rows, kind: 'irrigation', title: 'Irrigation', cells }, place)
  expect(change.label).toBe('Irrigation on 2 paddocks')
  expect(change.steps).toMatchObject([
    { do: 'store', values: { crop_collection_id: 1, irrigation_date: '2026-01-05' } },
    { do: 'store', values: { crop_collection_id: 2, irrigation_date: '2026-01-05' } },
  ])
  expect(change.steps[0]).not.toHaveProperty('values.total_ml_applied')
})

test('a product and its rate bring their elements to each of them', () => {
  const cells = { fertiliser_product_id: 1, rate: 120 }
  const { steps } = manyChange({ rows, kind: 'fertiliser', title: 'Fertiliser', cells }, place)
  expect(steps.map(({ resource }) => resource)).toEqual([
    'fertiliser_collection_events',
    'fertiliser_collection_events',
    'fertiliser_chemical_applications',
    'fertiliser_chemical_applications',
  ])
  const [first, second, ...applied] = steps
  expect(applied).toMatchObject([
    { values: { fertiliser_collection_event_id: first?.id, unit_ha: expect.closeTo(55.2, 6) } },
    { values: { fertiliser_collection_event_id: second?.id, unit_ha: expect.closeTo(55.2, 6) } },
  ])
})
