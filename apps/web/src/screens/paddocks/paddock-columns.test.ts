import { describe, expect, test } from 'vitest'
import { cellText } from '../../sheet/cells/cell-text.ts'
import { paddockColumns } from './paddock-columns.ts'
import type { SheetOfPaddocks } from './paddock-columns.ts'
import { paddockRows } from './paddock-row.ts'
import { before, rowsForTests } from './paddocks-for-tests.ts'

const rows = rowsForTests()
const byName = (name: string) => {
  const row = rows.find(({ paddock }) => paddock.name === name)
  if (!row) throw new Error(`There is no ${name}.`)
  return row
}
const [north, south] = [byName('River North'), byName('River South')]
const [hill, creek] = [byName('Hill'), byName('Creek')]
const lists = {
  assetTypes: [{ id: 1, name: 'Dryland Cropping', color: '#C9A227' }],
  properties: [{ id: 5, name: 'Home', color: '#1B9E77' }],
  gauges: [],
  landClasses: [],
}

function columnsOf(own: Partial<SheetOfPaddocks> = {}) {
  const columns = paddockColumns({
    rowsNow: () => rows,
    before,
    beforeName: '2023-24',
    lists,
    ...own,
  })
  return new Map(columns.map(column => [column.id, column]))
}

const columns = columnsOf()
const checked = (id: string, value: string | number | null, row = north) =>
  columns.get(id)?.check?.(value, row)

describe('the columns of the paddocks', () => {
  test('show what is typed, and Unassigned where there is no property, or none any more', () => {
    expect(columns.get('area')?.value(north)).toBe(60)
    expect(columns.get('property_id')?.value(north)).toBe(5)
    expect(columns.get('property_id')?.value(south)).toBe(0)
    const without = columnsOf({ lists: { ...lists, properties: [] } })
    expect(without.get('property_id')?.value(north)).toBe(0)
    expect(columns.get('property_id')?.kind).toMatchObject({
      options: [
        { value: 5, label: 'Home', color: '#1B9E77' },
        { value: 0, label: 'Unassigned' },
      ],
    })
  })

  test('show what follows: the crop, what it was, how large that was, and what changed', () => {
    expect(columns.get('crops')?.value(north)).toBe('Wheat')
    expect(columns.get('priors')?.value(north)).toEqual([1])
    expect(columns.get('priors')?.value(creek)).toBeNull()
    expect(columns.get('area_before')?.value(hill)).toBe(50)
    expect(columns.get('area_change')?.value(hill)).toBe(1)
    expect(columns.get('area_change')?.value(north)).toBeNull()
    expect(columns.get('changed')?.value(hill)).toBe('area')
    expect(columns.get('on_map')?.value(hill)).toBe(false)
  })

  test('say nothing of what a paddock that was just made does not have yet', () => {
    // As the device holds it until it is saved: only what was typed.
    const made = { id: -5, farm_id: 1, period_id: 2, name: 'New', prior_links: [] }
    const [row] = paddockRows({ now: [made as never], before, crops: new Map() }).rows
    if (!row) throw new Error('There is no row.')
    const texts = [...columns.values()].map(({ kind, value }) => cellText(kind, value(row)))
    expect(texts).toContain('New')
    expect(texts.filter(text => text.includes('undefined'))).toEqual([])
  })

  test('speak of the period before only where there is one', () => {
    const first = columnsOf({ beforeName: undefined, before: [] })
    expect(['priors', 'area_before', 'area_change', 'changed'].some(id => first.has(id))).toBe(
      false,
    )
  })

  test('offer what the paddock was as a suggestion, but not its name or its area', () => {
    expect(columns.get('soil_type')?.suggestion?.(hill)).toBe('Light')
    expect(columns.get('soil_type')?.suggestion?.(creek)).toBeUndefined()
    expect(columns.get('area')?.suggestion?.(hill)).toBeUndefined()
  })

  test('add up the paddocks that are shown and their hectares', () => {
    const total = (id: string) => {
      const sum = columns.get(id)?.total
      return typeof sum === 'function' ? sum(rows) : sum
    }
    expect([total('name'), total('area')]).toEqual(['4 paddocks', 231])
  })

  test('say what cannot be true, with the figure', () => {
    expect(checked('area', 0)).toBe('A paddock has more than 0 ha.')
    expect(checked('area', 70_000)).toBe('Area must be at most 60,000 ha.')
    expect(checked('sharefarm_percentage', 1.5)).toBe('Our share must be at most 1 (100%).')
    expect(checked('water_holding', -4)).toBe('Water holding can’t be negative.')
    expect(checked('name', 'x'.repeat(61))).toBe('Name can have at most 60 characters.')
    expect(checked('fallow_efficiency', 0.25)).toBeUndefined()
    expect(checked('area', null)).toBeUndefined()
  })

  test('want a name that no other paddock of the period has', () => {
    expect(checked('name', ' ')).toBe('A paddock needs a name.')
    expect(checked('name', 'Hill')).toBe('A paddock is already called Hill.')
    expect(checked('name', 'Hill', hill)).toBeUndefined()
  })
})
