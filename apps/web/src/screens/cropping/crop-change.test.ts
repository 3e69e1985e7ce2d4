import { bareChange } from '../../sheet/writing/bare-change-for-tests.ts'
import { expect, test } from 'vitest'
import type { CellValue } from '../../sheet/cells/cell-kind.ts'
import { cropChange } from './crop-change.ts'
import { cotton, cropRow, sugarcane, wheat, writingTo } from './crops-for-tests.ts'
import type { CropRow } from './crop-row.ts'

const typed = (row: number, cells: Readonly<Record<string, CellValue>>) =>
  Object.entries(cells).map(([column, value]) => ({ row, column, value }))
const write = (more: object) => ({ label: 'Cells', edits: [], added: [], removed: [], ...more })
const stepsOf = (rows: readonly CropRow[], more: object, place = writingTo(rows)) =>
  bareChange(cropChange(write(more), place)).steps

test('the first cell of an event makes it, with where it belongs', () => {
  const steps = stepsOf([cropRow(1)], {
    edits: typed(1, { 'sowing.sowing_date': '2025-05-20', 'sowing.sowing_area': 48 }),
  })
  expect(steps).toEqual([
    {
      do: 'store',
      resource: 'sowing_collection_events',
      id: -1,
      values: {
        crop_collection_id: 1,
        farm_id: 3,
        period_id: 7,
        sowing_date: '2025-05-20',
        sowing_area: 48,
      },
    },
  ])
})

test('an event that is there is changed, and only by what is another', () => {
  const row = cropRow(1, {
    sowing: [{ id: 5, sowing_date: '2025-05-20', sowing_area: 48, updated_at: 'then' }],
  })
  const edits = typed(1, { 'sowing.sowing_date': '2025-05-20', 'sowing.sowing_area': 50 })
  expect(stepsOf([row], { edits })).toEqual([
    {
      do: 'update',
      resource: 'sowing_collection_events',
      id: 5,
      seen: 'then',
      values: { sowing_area: 50 },
      before: { sowing_area: 48 },
    },
  ])
})

test('an event that is emptied is gone, and one that never was is not made', () => {
  const row = cropRow(1, { sowing: [{ id: 5, sowing_date: null, sowing_area: 48 }] })
  const edits = typed(1, { 'sowing.sowing_area': null, 'irrigation.total_ml_applied': null })
  expect(stepsOf([row], { edits })).toEqual([
    { do: 'destroy', resource: 'sowing_collection_events', id: 5 },
  ])
})

test('harvest is written where the crop is harvested, also one that is chosen with it', () => {
  const edits = typed(1, {
    'crop.current_crop_id': cotton,
    'harvest.day': '2026-04-01',
    'harvest.area': 40,
  })
  expect(stepsOf([cropRow(1)], { edits })).toMatchObject([
    { do: 'store', resource: 'crop_type_farm_periods', values: { crop_type_id: cotton } },
    { do: 'update', resource: 'crop_collections', values: { current_crop_id: cotton } },
    {
      do: 'store',
      resource: 'lint_collection_events',
      values: { harvested_date: '2026-04-01', harvested_area: 40 },
    },
  ])
})

test('CCS is kept as tonnes of sugar, of the cane that is typed with it or stands there', () => {
  const cane = cropRow(
    1,
    { cane: [{ id: 6, biomass_tonnes: 8400, ccs_tonnes: null }] },
    { harvest: 'cane' },
  )
  expect(stepsOf([cane], { edits: typed(1, { 'cane.ccs': 13.5 }) })).toMatchObject([
    { do: 'update', values: { ccs_tonnes: 1134 } },
  ])
  const added = [
    {
      'crop.paddock_id': 101,
      'crop.current_crop_id': sugarcane,
      'cane.biomass_tonnes': 100,
      'cane.ccs': 14,
    },
  ]
  const steps = stepsOf([], { added })
  expect(steps.at(-1)).toMatchObject({ values: { biomass_tonnes: 100, ccs_tonnes: 14 } })
})

test('a new row is a crop with its events, made before them', () => {
  const fresh = {
    'crop.paddock_id': 101,
    'crop.current_crop_id': wheat,
    'sowing.sowing_date': '2025-05-20',
    'grain.grain_tonnes': 120,
    tags: [4],
  }
  const edits = typed(1, { 'sowing.sowing_area': 10 })
  const steps = stepsOf([cropRow(1)], { edits, added: [fresh] })
  expect(steps.map(({ do: deed, resource }) => `${deed} ${resource}`)).toEqual([
    'store crop_collections',
    'store sowing_collection_events',
    'store sowing_collection_events',
    'store grain_collection_events',
    'store taggables',
  ])
  const crop = steps[0]?.id
  expect(steps.slice(2, 4)).toMatchObject([
    { values: { crop_collection_id: crop } },
    { values: { crop_collection_id: crop, grain_tonnes: 120 } },
  ])
  expect(steps[0]).toMatchObject({ values: { paddock_id: 101, farm_id: 3, period_id: 7 } })
})

test('an ending has a day and a kind, whichever is typed first', () => {
  const how = stepsOf([cropRow(1)], { edits: typed(1, { 'ending.crop_termination_type_id': 2 }) })
  expect(how[0]).toMatchObject({ values: { crop_termination_type_id: 2, date: '2026-03-10' } })
  const day = stepsOf([cropRow(1)], { edits: typed(1, { 'ending.date': '2025-09-01' }) })
  expect(day[0]).toMatchObject({ values: { crop_termination_type_id: 99, date: '2025-09-01' } })
})

const nitrogen = { id: 8, chemical_element_id: 1, unit_ha: 50, updated_at: 'then' }
const applied = {
  id: 7,
  pre_applied: false,
  application_date: null,
  fertiliser_product_id: null,
  fertiliser_chemical_applications: [nitrogen],
}

test('a nutrient makes its application, before sowing or after, with all that is typed of it', () => {
  const steps = stepsOf([cropRow(1)], {
    edits: typed(1, { 'pre.1': 40, 'nutrient.1': 20, 'nutrient.2': 5 }),
  })
  expect(steps).toMatchObject([
    { resource: 'fertiliser_collection_events', id: -1, values: { pre_applied: true } },
    { resource: 'fertiliser_collection_events', id: -3, values: { pre_applied: false } },
    { values: { fertiliser_collection_event_id: -1, chemical_element_id: 1, unit_ha: 40 } },
    { values: { fertiliser_collection_event_id: -3, chemical_element_id: 1, unit_ha: 20 } },
    { values: { fertiliser_collection_event_id: -3, chemical_element_id: 2, unit_ha: 5 } },
  ])
})

test('a nutrient that is there is changed; with the last one its bare application goes, too', () => {
  const row = cropRow(1, { fertiliser: [applied] })
  expect(stepsOf([row], { edits: typed(1, { 'nutrient.1': 60 }) })).toMatchObject([
    { do: 'update', id: 8, values: { unit_ha: 60 }, before: { unit_ha: 50 } },
  ])
  expect(stepsOf([row], { edits: typed(1, { 'nutrient.1': null }) })).toEqual([
    { do: 'destroy', resource: 'fertiliser_chemical_applications', id: 8 },
    { do: 'destroy', resource: 'fertiliser_collection_events', id: 7 },
  ])
  const dated = cropRow(1, { fertiliser: [{ ...applied, application_date: '2025-06-01' }] })
  expect(stepsOf([dated], { edits: typed(1, { 'nutrient.1': null }) })).toHaveLength(1)
})

test('a crop that is taken away takes along what hangs on it, the last first', () => {
  const row = cropRow(1, { fertiliser: [applied], grain: [{ id: 9 }] })
  const steps = stepsOf([row], { removed: [1] })
  expect(steps.map(({ resource, id }) => `${resource} ${id}`)).toEqual([
    'fertiliser_chemical_applications 8',
    'grain_collection_events 9',
    'fertiliser_collection_events 7',
    'crop_collections 1',
  ])
  expect(new Set(steps.map(step => step.do))).toEqual(new Set(['destroy']))
})

test('our share is a field of the paddock, notes are of the crop, and tags come and go', () => {
  const row = cropRow(1)
  const tagged = {
    ...row,
    crop: { ...row.crop, taggables: [{ id: 20, tag_id: 4 }] },
  } as unknown as CropRow
  const edits = typed(1, { 'paddock.sharefarm_percentage': 0.6, 'crop.notes': ' wet ', tags: [5] })
  expect(stepsOf([tagged], { edits })).toMatchObject([
    { do: 'destroy', resource: 'taggables', id: 20 },
    { do: 'update', resource: 'paddocks', values: { sharefarm_percentage: 0.6 } },
    { do: 'update', resource: 'crop_collections', values: { notes: 'wet' } },
    { do: 'store', resource: 'taggables', values: { tag_id: 5, taggable_id: 1 } },
  ])
})
