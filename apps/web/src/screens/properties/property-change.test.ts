import { bareChange } from '../../sheet/writing/bare-change-for-tests.ts'
import { describe, expect, test } from 'vitest'
import { oppositeOf } from '../../data/outbox/opposite-change.ts'
import type { SheetWrite } from '../../sheet/cells/sheet-column.ts'
import { paletteName, nextColours } from './palette.ts'
import { propertyColumns } from './property-columns.ts'
import { deleting, missingTitles, propertyChange, sameAsBefore } from './property-change.ts'
import { hangsOn, propertyRows } from './property-row.ts'
import type { ReadProperty, Title } from './property-row.ts'

const palette = [
  { id: 1, hex_code: '#1B9E77' },
  { id: 2, hex_code: '#D95F02' },
  { id: 3, hex_code: '#123456' },
]
const seen = '2026-07-01T00:00:00.000000Z'

function property(own: object): ReadProperty {
  const none = { color: null, colour_id: null, farm_id: 3, period_id: null, updated_at: seen }
  const counts = { paddocks_count: 0, farm_property_periods_count: 0, gps_locations_count: 0 }
  return { ...none, ...counts, ...own } as ReadProperty
}

const titles = [
  { id: 51, property_id: 5, period_id: 8, title_area: 1300, ownership_type: 'Owned' },
  { id: 41, property_id: 5, period_id: 7, title_area: 1300, ownership_type: 'Owned' },
  { id: 42, property_id: 6, period_id: 7, title_area: 400, ownership_type: 'Leased' },
].map(title => ({ ...title, updated_at: seen }) as unknown as Title)

const rows = propertyRows({
  properties: [
    property({ id: 5, name: 'Home', colour_id: 1, farm_property_periods_count: 1 }),
    property({ id: 6, name: 'Lease', paddocks_count: 4 }),
  ],
  titles,
  periodBefore: 7,
  periodId: 8,
  paddocks: [
    { id: 11, property_id: 5, area: 1000, updated_at: seen },
    { id: 12, property_id: 5, area: 400, updated_at: seen },
    { id: 13, property_id: null, area: 20, updated_at: seen },
  ],
})
const [home, lease] = rows

function place() {
  let last = -100
  return {
    farmId: 3,
    periodId: 8,
    rows,
    palette,
    newId: () => {
      last -= 1
      return last
    },
  }
}

const changeOf = (write: Partial<SheetWrite>) =>
  bareChange(
    propertyChange({ label: 'Typing', edits: [], added: [], removed: [], ...write }, place()),
  )

describe('a property', () => {
  test('knows its title of this period, that of the one before, and its paddocks', () => {
    expect([home?.title?.id, home?.titleBefore?.id, home?.hectares]).toEqual([51, 41, 1400])
    expect([lease?.title, lease?.titleBefore?.id, lease?.paddocks]).toEqual([undefined, 42, []])
  })

  test('says how far its paddocks are from its title, and what it was before as a suggestion', () => {
    const columns = new Map(
      propertyColumns({ rowsNow: () => rows, palette }).map(column => [column.id, column]),
    )
    expect(columns.get('difference')?.value(home!)).toBe('+100 ha (7.7% more)')
    expect(columns.get('title_area')?.suggestion?.(lease!)).toBe(400)
    expect(columns.get('title_area')?.place?.(lease!)).toBeUndefined()
    expect(columns.get('ownership_type')?.place?.(home!)).toMatchObject({ id: 51 })
    expect(columns.get('name')?.check?.('HOME', lease)).toBe('A property is already called Home.')
    expect(columns.get('name')?.check?.('Home', home)).toBeUndefined()
  })
})

describe('what is typed of a property', () => {
  test('goes to it, or to its title of this period', () => {
    const edits = [
      { row: 5, column: 'name', value: 'Homestead' },
      { row: 5, column: 'title_area', value: 1310 },
      { row: 5, column: 'ownership_type', value: 'Owned' },
    ]
    expect(changeOf({ edits }).steps).toEqual([
      {
        do: 'update',
        resource: 'farm_properties',
        id: 5,
        seen,
        values: { name: 'Homestead' },
        before: { name: 'Home' },
      },
      {
        do: 'update',
        resource: 'farm_property_periods',
        id: 51,
        seen,
        values: { title_area: 1310 },
        before: { title_area: 1300 },
      },
    ])
  })

  test('makes the title with its first entry, and none of nothing', () => {
    const edits = [
      { row: 6, column: 'title_area', value: 410 },
      { row: 6, column: 'ownership_type', value: 'Leased' },
    ]
    expect(changeOf({ edits }).steps).toEqual([
      {
        do: 'store',
        resource: 'farm_property_periods',
        id: -101,
        values: {
          farm_id: 3,
          period_id: 8,
          property_id: 6,
          title_area: 410,
          ownership_type: 'Leased',
        },
      },
    ])
    expect(changeOf({ edits: [{ row: 6, column: 'title_area', value: null }] }).steps).toEqual([])
  })

  test('is the same as in the period before at one press, where nothing was said yet', () => {
    expect(missingTitles(rows).map(({ id }) => id)).toEqual([6])
    expect(sameAsBefore(place()).steps).toMatchObject([
      { do: 'store', values: { property_id: 6, title_area: 400, ownership_type: 'Leased' } },
    ])
  })
})

describe('new properties', () => {
  test('have the next colours of the palette unless they say one, and a title where it is entered', () => {
    const added = [
      { name: 'North', title_area: 90 },
      { name: 'South', colour_id: 1 },
    ]
    expect(changeOf({ added }).steps).toEqual([
      {
        do: 'store',
        resource: 'farm_properties',
        id: -101,
        values: {
          farm_id: 3,
          period_id: 8,
          colour_id: 2,
          name: 'North',
        },
      },
      {
        do: 'store',
        resource: 'farm_properties',
        id: -103,
        values: {
          farm_id: 3,
          period_id: 8,
          colour_id: 1,
          name: 'South',
        },
      },
      {
        do: 'store',
        resource: 'farm_property_periods',
        id: -102,
        values: {
          farm_id: 3,
          period_id: 8,
          property_id: -101,
          title_area: 90,
        },
      },
    ])
  })

  test('begin the palette anew when all its colours are taken', () => {
    expect(nextColours(palette, [1, 2, 3, null, 1], 3)).toEqual([2, 3, 1])
    expect(nextColours([], [], 2)).toEqual([])
  })

  test('are told apart by names of colours, not by codes', () => {
    expect(palette.map(paletteName)).toEqual(['Teal', 'Rust', '#123456'])
  })
})

describe('a property that is deleted', () => {
  test('can come back where only its title of now hangs on it', () => {
    expect([hangsOn(home!), hangsOn(lease!)]).toEqual([false, true])
    const change = deleting([{ ...home!, paddocks: [] }], '', place())
    expect(oppositeOf(change, { canRestore: true })?.steps.map(step => [step.do, step.id])).toEqual(
      [
        ['restore', 5],
        ['restore', 51],
      ],
    )
  })

  test('leaves its paddocks without a property', () => {
    expect(deleting([home!], '', place()).steps).toMatchObject([
      { do: 'update', resource: 'paddocks', id: 11, values: { property_id: null } },
      { do: 'update', resource: 'paddocks', id: 12, before: { property_id: 5 } },
      { do: 'destroy', resource: 'farm_property_periods', id: 51 },
      { do: 'destroy', resource: 'farm_properties', id: 5 },
    ])
  })
})
