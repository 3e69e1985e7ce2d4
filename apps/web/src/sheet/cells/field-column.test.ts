import { farmOf } from '@furrow/catalogue/owners'
import { entity, labelOf } from '@furrow/catalogue/entity'
import {
  choice,
  count,
  date,
  flag,
  fraction,
  hectares,
  key,
  list,
  money,
  number,
  text,
} from '@furrow/catalogue/fields'
import { valueSchema } from '@furrow/wire/value-schema'
import { describe, expect, test } from 'vitest'
import { fieldColumns } from './field-column.ts'
import { readCell } from './read-cell.ts'

const fields = {
  name: text({ required: true, max: 5, heading: 'Paddock' }),
  area: hectares({ max: 60_000, help: 'Farmed area.' }),
  lag: number({ scale: 1, unit: 'mm', min: -5 }),
  soil_type: choice(['Heavy', 'Light'], { label: 'Soil' }),
  gauge_id: key('rain_gauges', { label: 'Gauge' }),
  topics: list(),
  phone: text({ keys: 'tel' }),
  share: fraction(),
  rent: money({ unit: '$/ha' }),
  bought_for: money({ min: 0 }),
  sown_date: date({ label: 'Sown on', heading: 'Sown' }),
  stock: count({ unit: 'head', max: 900 }),
  is_main: flag({ required: true, default: false }),
}
const made = entity('plots', { label: 'Plot', help: 'Ground.', ownedBy: farmOf('farm_id'), fields })

interface Row {
  readonly plot: (Readonly<Record<string, unknown>> & { readonly id: number }) | undefined
}
const column = fieldColumns(made, { of: ({ plot }: Row) => plot, part: 'plot', prefix: 'plot.' })
const row: Row = { plot: { id: 4, name: 'Hill', area: 12.5 } }
const looksOf = (name: keyof typeof fields) => {
  const { id, heading, unit, kind, help, required } = column(name)
  return { id, heading, unit, kind, help, required }
}

describe('a column of a field', () => {
  test('is called, typed and shown as it is declared', () => {
    expect(looksOf('name')).toEqual({
      id: 'plot.name',
      heading: 'Paddock',
      kind: { is: 'text' },
      required: true,
    })
    expect(looksOf('area')).toMatchObject({
      heading: 'Area',
      unit: 'ha',
      kind: { is: 'number', decimals: 4 },
      help: 'Farmed area.',
    })
    expect(looksOf('phone').kind).toEqual({ is: 'text', keys: 'tel' })
    expect(looksOf('lag')).toMatchObject({ unit: 'mm', kind: { is: 'number', decimals: 1 } })
    expect(looksOf('stock')).toMatchObject({ unit: 'head', kind: { is: 'number', decimals: 0 } })
    expect(looksOf('sown_date')).toMatchObject({ heading: 'Sown', kind: { is: 'day' } })
    expect(looksOf('is_main')).toMatchObject({ heading: 'Is main', kind: { is: 'flag' } })
    expect(looksOf('is_main').required).toBeUndefined()
    expect(looksOf('share')).toMatchObject({ unit: undefined, kind: { is: 'percent' } })
    expect(looksOf('rent')).toMatchObject({ unit: '$/ha', kind: { is: 'money' } })
    expect(looksOf('bought_for').unit).toBeUndefined()
  })

  test('offers the words of the field, or the rows that the screen has', () => {
    const words = [
      { value: 'Heavy', label: 'Heavy' },
      { value: 'Light', label: 'Light' },
    ]
    expect(looksOf('soil_type').kind).toEqual({ is: 'choice', options: words })
    const options = [{ value: 2, label: 'House' }]
    expect(column('gauge_id', { options }).kind).toEqual({ is: 'choice', options })
    expect(column('topics', { options }).kind).toEqual({ is: 'choice', options, several: true })
  })

  test('shows the record behind the row, and writes to its part', () => {
    const area = column('area')
    expect(area.value(row)).toBe(12.5)
    expect(area.value({ plot: undefined })).toBeNull()
    expect(area.place?.(row)).toEqual({ resource: 'plots', id: 4, field: 'area' })
    expect(area.place?.({ plot: undefined })).toBeUndefined()
    const cells = { row, cells: new Map() }
    expect(area.writes?.(13, cells)).toEqual({ plot: { area: 13 } })
    expect(area.writes?.(null, cells)).toEqual({ plot: { area: null } })
    // What cannot be empty is what it is without anybody saying so.
    expect(column('is_main').writes?.(null, cells)).toEqual({ plot: { is_main: false } })
  })

  test('takes from the screen what is its own', () => {
    const own = column('area', {
      id: 'ground',
      heading: 'Ground',
      help: 'Lanes left out.',
      required: true,
      width: 90,
      check: value => (value === 7 ? 'Not seven.' : undefined),
    })
    expect(own).toMatchObject({ id: 'ground', heading: 'Ground', required: true, width: 90 })
    expect(own.help).toBe('Farmed area. Lanes left out.')
    expect([own.check?.(7, row), own.check?.(8, row)]).toEqual(['Not seven.', undefined])
    expect(own.check?.(70_000, row)).toBe('Area must be at most 60,000 ha.')
  })
})

test.each([
  ['area', -1],
  ['area', 60_000.5],
  ['lag', -5.1],
  ['share', 1.2],
  ['stock', 2.5],
  ['stock', 901],
  ['stock', -1],
  ['bought_for', -1],
  ['name', 'Hills and more'],
] as const)(
  'what is beyond the bounds of %s is refused in the server’s words: %s',
  (name, value) => {
    const label = labelOf(name, fields[name])
    const refused = valueSchema(fields[name], label).safeParse(value)
    const said = refused.error?.issues[0]?.message
    expect(said).toMatch(new RegExp(`^${label} (must|can)`))
    expect(column(name).check?.(value, row)).toBe(said)
    const read = readCell(column(name).kind, String(value))
    expect(read).not.toHaveProperty('wrong')
  },
)
