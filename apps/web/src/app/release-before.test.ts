// Cells that could not be read, ways to look at a sheet and addresses of the release before mean in this
// one what they meant.

import { describe, expect, test } from 'vitest'
import addresses from '../../test/release-before/addresses.json'
import recorded from '../../test/release-before/device.json'
import { cropColumns } from '../screens/cropping/crop-columns.ts'
import type { CropLists } from '../screens/cropping/use-crop-lists.ts'
import { filtersIn } from '../period/filters-in.ts'
import { paddockColumns } from '../screens/paddocks/paddock-columns.ts'
import { cellsToFixIn, keptCellsIn } from '../data/sheets/kept-cells.ts'
import type { ViewColumn } from '../sheet/view/sheet-view.ts'
import { readView } from '../sheet/view/view-text.ts'
import { readSearch } from './read-search.ts'
import { parseSearch } from './search-text.ts'

const notes = new Map<string, unknown>(
  recorded.databases['furrow-sheets'].stores.notes.rows.map(({ key, value }) => [key, value]),
)

describe('cells that could not be read', () => {
  test.each([
    ['3 crops 7 17', { marks: 2, drafts: 1 }],
    ['3 paddocks 7 17', { marks: 2, drafts: 0 }],
    ['3 rain 13 2026 7 17', { marks: 1, drafts: 0 }],
  ])('are held as they were typed: %s', (name, { marks, drafts }) => {
    const kept = notes.get(name)
    const held = keptCellsIn(kept)
    expect(held).toEqual(kept)
    expect([held.marks.length, held.drafts.length]).toEqual([marks, drafts])
    expect(cellsToFixIn(held)).toHaveLength(marks)
  })

  test('stand in columns that are there', () => {
    const names = { crops: idsOf(columnsOf.crops), paddocks: idsOf(columnsOf.paddocks) }
    const marked = (name: string) => keptCellsIn(notes.get(name)).marks.map(({ column }) => column)
    expect(marked('3 crops 7 17')).toHaveLength(2)
    expect(names.crops).toEqual(expect.arrayContaining(marked('3 crops 7 17')))
    expect(marked('3 paddocks 7 17')).toHaveLength(2)
    expect(names.paddocks).toEqual(expect.arrayContaining(marked('3 paddocks 7 17')))
  })
})

const none: readonly never[] = []
const symbols = ['N', 'P', 'K', 'S', 'Zn']
const lists = {
  types: none,
  harvests: none,
  varieties: none,
  statuses: none,
  fallowTypes: none,
  enterprises: none,
  stages: none,
  endings: none,
  burns: none,
  products: none,
  tags: none,
  properties: none,
  gauges: none,
  grown: none,
  elements: symbols.map((symbol, at) => ({ id: at + 1, symbol })),
} as unknown as CropLists

const columnsOf: Readonly<Record<'crops' | 'paddocks', readonly ViewColumn[]>> = {
  crops: cropColumns([], lists),
  paddocks: paddockColumns({
    rowsNow: () => [],
    before: [],
    beforeName: undefined,
    lists: { assetTypes: [], properties: [], gauges: [], landClasses: [] },
  }),
}

const idsOf = (columns: readonly ViewColumn[]) => columns.map(({ id }) => id)

interface ViewStep {
  readonly sheet: 'crops' | 'paddocks'
  readonly name: string
  readonly settings: { readonly view: string }
}

const views = recorded.databases['furrow-3'].stores.outbox.rows
  .flatMap(({ value }): readonly object[] => value.steps)
  .flatMap(step =>
    'resource' in step && step.resource === 'sheet_views' && 'values' in step
      ? [step.values as ViewStep]
      : [],
  )

test('views with a name show what they showed', () => {
  expect(views.map(({ name }) => name)).toEqual(['Harvest by crop', 'Only harvest', 'Big ones'])
  for (const { sheet, settings } of views) {
    const columns = columnsOf[sheet]
    const said = JSON.parse(settings.view) as Record<string, unknown>
    const view = readView(settings.view, { columns })
    expect(idsOf(columns)).toEqual(expect.arrayContaining((said['hidden'] ?? []) as string[]))
    expect(view.hidden).toEqual(expect.arrayContaining((said['hidden'] ?? []) as string[]))
    expect(view.filters).toEqual(said['filters'] ?? {})
    expect(view.grouping).toEqual(said['grouping'] ?? [])
    expect(view.sort).toEqual(said['sort'] ?? [])
    expect(view.widths).toEqual(said['widths'] ?? {})
  }
})

test.each([
  ['crops', { cropTypeIds: [1] }],
  ['paddocks', { propertyIds: [1, null] }],
])('the address of the %s filters as it did', (name, filters) => {
  const address = addresses[name as keyof typeof addresses].replace(/\{\w+\}/g, '1')
  const search = readSearch(parseSearch(address.slice(address.indexOf('?'))))
  expect(filtersIn(search)).toEqual(filters)
})
