import { expect, test } from 'vitest'
import { sowingColumns } from '../event-columns.ts'
import { cropOn, whole } from './crops-for-tests.ts'
import { bareRows, overtakenFields, sameWrite, seenRows, valuesOfRow } from './same-write.ts'
import { applicationChange } from '../wizard-steps/fertiliser-for-many.ts'
import { cutChange } from '../wizard-steps/harvest-for-many.ts'

const fields = sowingColumns({ varieties: [], types: [] } as never)
const [river, hill] = [cropOn('River', { events: whole }), cropOn('Hill', { id: 2 })]

const place = {
  farmId: 3,
  periodId: 17,
  today: '2026-01-01',
  rows: [],
  grown: new Set([1]),
  otherEnding: 9,
  newId: () => -1,
}

test('what was filled in goes to every paddock, and what was left empty stays', () => {
  const write = sameWrite('Sowing', [river, hill], fields, () => ({
    'sowing.sowing_date': '2025-05-20',
    'sowing.sowing_rate': null,
  }))
  expect(write.label).toBe('Sowing of 2 paddocks')
  expect(write.edits).toEqual([
    { row: 1, column: 'sowing.sowing_date', value: '2025-05-20' },
    { row: 2, column: 'sowing.sowing_date', value: '2025-05-20' },
  ])
})

test('a paddock with two sowings is left alone', () => {
  const twice = cropOn('Twice', { events: { sowing: [...whole.sowing, ...whole.sowing] } })
  const write = sameWrite('Sowing', [twice], fields, () => ({ 'sowing.sowing_rate': 45 }))
  expect(write.edits).toEqual([])
})

test('those without are known, and what one has is given to others', () => {
  expect(bareRows([river, hill], fields)).toEqual([hill])
  expect(valuesOfRow(river, fields)).toEqual({
    'sowing.variety_id': 7,
    'sowing.sowing_date': '2025-05-12',
    'sowing.sowing_area': 100,
  })
})

test('what goes with the seed is put on on the day of sowing', () => {
  const urea = {
    id: 4,
    name: 'Urea',
    density: null,
    chem_element_fert_products: [{ chemical_element_id: 1, percentage: 0.46 }],
  }
  const spreading = {
    rows: [river],
    values: { product: 4, rate: 100 },
    products: new Map([[4, urea as never]]),
  }
  const starter = applicationChange({ ...spreading, time: 'starter' }, place)
  expect(starter.steps.map(step => 'values' in step && step.values)).toMatchObject([
    { application_date: '2025-05-12', pre_applied: false, fertiliser_product_id: 4 },
    { chemical_element_id: 1, unit_ha: 46 },
  ])
  const before = applicationChange({ ...spreading, time: 'before' }, place)
  expect(before.steps[0]).toMatchObject({ values: { pre_applied: true } })
  expect(before.steps[0]).not.toHaveProperty('values.application_date')
})

test('a cut is over all that was sown, and brings what a hectare gave', () => {
  const { steps } = cutChange([river], { 'harvest.day': '2025-09-01', yield: 3.5 }, place)
  expect(steps).toMatchObject([
    {
      do: 'store',
      resource: 'hay_collection_events',
      values: { crop_collection_id: 1, cut_date: '2025-09-01', cut_area: 100, hay_tonnes: 350 },
    },
  ])
})

test('what a colleague saved since is found before it is written over', () => {
  const seen = seenRows([river, hill], fields)
  const values = { 'sowing.sowing_date': '2025-05-20' }
  const found = (rows: Parameters<typeof overtakenFields>[0], typed: object = values) =>
    overtakenFields(rows, { fields, values: { ...typed }, seen }).map(
      ({ row, field, mine, theirs }) => [row.id, field.id, mine, theirs],
    )
  expect(found([river, hill])).toEqual([])
  const sown = cropOn('Hill', { id: 2, events: whole })
  expect(found([river, sown])).toEqual([[2, 'sowing.sowing_date', '2025-05-20', '2025-05-12']])
  expect(found([sown], { 'sowing.sowing_date': '2025-05-12' })).toEqual([])
  expect(found([sown], { 'sowing.sowing_rate': 40 })).toEqual([])
})
