import { describe, expect, test } from 'vitest'
import { cellState, nothingKnown } from '../../sheet/cells/cell-state.ts'
import { noEvents } from './crop-row.ts'
import { cropColumns } from './crop-columns.ts'
import type { CropColumn } from './column-of.ts'
import { readView } from '../../sheet/view/view-text.ts'
import { readyViews } from './ready-views.ts'
import { cropRow, cotton, lists, sugarcane, wheat } from './crops-for-tests.ts'
import { whole } from './wizard/crops-for-tests.ts'
import type { CropLists } from './use-crop-lists.ts'

const ofCosts = [
  'income',
  'cost',
  'cost_per_ha',
  'gross_margin',
  'margin_per_ha',
  'return_on_cost',
  'break_even_yield',
  'break_even_price',
  'margin_per_ml',
  'farm_gate_price',
]
const idsOf = (columns: readonly CropColumn[]) => columns.map(({ id }) => id)
const hiddenOf = (grown: readonly number[], more: object = {}) =>
  idsOf(
    cropColumns([], lists, { grown: new Set(grown), ...more }).filter(({ hidden }) => hidden),
  ).filter(id => /^(grain|lint|cane|hay)\.|lifecycle/.test(id))

describe('columns of crops that nobody grows', () => {
  test('are hidden, and wait in the chooser', () => {
    expect(hiddenOf([wheat])).toEqual([
      'crop.lifecycle_status_id',
      'grain.protein',
      'lint.lint_bales',
      'lint.seed_tonnes',
      'lint.seed_cotton_tonnes',
      'lint.fibre_grade',
      'lint.gin',
      'cane.biomass_tonnes',
      'cane.ccs',
      'cane.billets_tonnes',
      'cane.burn_status_id',
      'hay.hay_tonnes',
    ])
    expect(hiddenOf([cotton])).toContain('grain.grain_tonnes')
    expect(hiddenOf([cotton])).not.toContain('lint.lint_bales')
    expect(idsOf(cropColumns([], lists, { grown: new Set([wheat]) }))).toContain('cane.ccs')
  })

  test('are shown where something of it is recorded, or where nothing is grown yet', () => {
    expect(hiddenOf([wheat], { isCut: true })).not.toContain('hay.hay_tonnes')
    const staged = { ...lists, stages: [{ id: 1, name: 'Plant', crop_type_id: sugarcane }] }
    const columns = cropColumns([], staged as unknown as CropLists, { grown: new Set([sugarcane]) })
    expect(columns.find(({ id }) => id === 'crop.lifecycle_status_id')?.hidden).toBeUndefined()
    const [hay] = cropColumns([], lists).filter(({ id }) => id === 'hay.hay_tonnes')
    expect(hay?.hidden).toBeUndefined()
  })
})

test('columns of money are there for who may see it', () => {
  const ofMoney = ['quality', 'sold', 'price', 'income_per_ha', ...ofCosts]
  const shown = new Set(idsOf(cropColumns([], lists)))
  expect(ofMoney.filter(id => shown.has(id))).toEqual([])
  expect(idsOf(cropColumns([], lists, { seesMoney: true }))).toEqual(
    expect.arrayContaining(ofMoney),
  )
})

test('costs are a view of the sheet, and wait in the chooser elsewhere', () => {
  const columns = cropColumns([], lists, { seesMoney: true })
  const shownIn = (name: string) => {
    const { text } = readyViews(columns).find(view => view.name === name) ?? {}
    const { hidden } = readView(text, { columns })
    return idsOf(columns).filter(id => !hidden.includes(id))
  }
  expect(shownIn('Costs')).toEqual([
    'crop.paddock_id',
    'crop.current_crop_id',
    'yield',
    'price',
    'income_per_ha',
    ...ofCosts,
  ])
  for (const { name } of readyViews(columns).filter(view => view.name !== 'Costs')) {
    expect(shownIn(name).filter(id => ofCosts.includes(id))).toEqual([])
  }
  const apart = columns.filter(({ hidden, locked }) => hidden && locked === true)
  expect(idsOf(apart)).toEqual(expect.arrayContaining(ofCosts))
  expect(readyViews(cropColumns([], lists)).map(({ name }) => name)).not.toContain('Costs')
})

test('a crop is complete once nothing of it is missing, and says what is', () => {
  const grown = [{ id: 1, crop_type_id: wheat, all_questions_answered: false, open_answers: null }]
  const varieties = [{ id: 7, name: 'Suntop', crop_type_id: wheat }]
  const stateOf = (more: object, events: object = whole) => {
    const told = { ...lists, grown, varieties, ...more } as unknown as CropLists
    const column = cropColumns([], told).find(({ id }) => id === 'complete')
    const row = cropRow(1, events, {
      type: { id: wheat, name: 'Wheat', harvest_type_id: 1, options: {} },
    })
    const crop = { ...row.crop, fallow_type_id: 2, enterprise_id: 3 }
    const line = { key: '1', row: { ...row, crop } }
    return column && [column.value(line.row), cellState(column, line, nothingKnown).message]
  }
  expect(stateOf({})).toEqual([true, undefined])
  const { grain: _, ...unharvested } = whole
  expect(stateOf({}, unharvested)).toEqual([false, 'Still missing: Harvest date, area and amount.'])
  const [crop] = grown
  const answered = [{ ...crop, open_answers: { 'harvest.taken': 'none' } }]
  expect(stateOf({ grown: answered }, unharvested)?.[0]).toBe(true)
  const all = [{ ...crop, all_questions_answered: true }]
  expect(stateOf({ grown: all }, {})?.[0]).toBe(true)
})

test('a day outside of the period is refused in the words of the server, before it is sent', () => {
  const period = {
    name: '2023-24',
    start: '2023-07-01',
    end: '2024-06-30',
    sowingStart: '2023-03-01',
    sowingEnd: '2024-02-29',
  }
  const lives = [
    { id: 1, slug: 'annual' },
    { id: 2, slug: 'perennial' },
  ]
  const columns = cropColumns([], { ...lists, lives } as unknown as CropLists, { period })
  const said = (id: string, day: string, row?: object) =>
    columns.find(column => column.id === id)?.check?.(day, row as never)
  const wheat = { type: { lifecycle_type_id: 1 }, harvest: 'grain', events: noEvents }
  expect(said('sowing.sowing_date', '2023-02-28', wheat)).toBe(
    'Sowing for 2023–24 must be between 1 March 2023 and 29 February 2024.',
  )
  expect(
    said('sowing.sowing_date', '2023-02-28', { type: { lifecycle_type_id: 2 }, events: noEvents }),
  ).toBeUndefined()
  expect(said('sowing.sowing_date', '2023-02-28')).toBeUndefined()
  expect(said('harvest.day', '2025-01-01', wheat)).toBe(
    '1 January 2025 is not in 2023–24: enter a date from 1 March 2023 to 28 October 2024.',
  )
  expect(said('irrigation.irrigation_date', '2022-06-01', wheat)).toBeUndefined()
})
