import { describe, expect, test } from 'vitest'
import { monthColumns, rainChange, rainKind, whyInTheWay } from './rain-columns.ts'
import { dayRows } from './rain-year.ts'

const span = { from: '2026-01-01', to: '2026-12-31' }
const readings = [
  { id: 5, day: '2026-03-10', mm: 5, days: 1, imported: false, seen: 'then' },
  { id: 6, day: '2026-03-20', mm: 38, days: 4, imported: false, seen: 'then' },
]
const columns = monthColumns({ span, around: readings, totals: [null, 0, 43] })
const rows = dayRows({
  span,
  readings,
  others: [],
  today: '2026-11-21',
  whyClosed: () => undefined,
})
const march = columns[2]
const row = (day: number) => rows[day - 1]!

test('each month is a column with its total, its rows and their state', () => {
  expect(columns.map(({ heading }) => heading).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  )
  expect([march?.value(row(10)), march?.value(row(20)), march?.value(row(19))]).toEqual([
    5,
    '38/4d',
    '↓',
  ])
  expect(march?.place?.(row(20))).toEqual({ resource: 'rainfalls', id: 6, field: 'total_mm' })
  expect(march?.place?.(row(11))).toBeUndefined()
  const totals = columns.map(({ total }) => typeof total === 'function' && total(rows))
  expect(totals.slice(0, 4)).toEqual([null, 0, 43, null])
})

test('from July to June, what a device holds for August is not shown under the August before', () => {
  const july = { from: '2025-07-01', to: '2026-06-30' }
  const season = monthColumns({ span: july, around: readings, totals: [] })
  expect(season.map(({ heading }) => heading).join(' ')).toBe(
    'Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr May Jun',
  )
  expect([season[1]?.id, season[8]?.id, season[1]?.help]).toEqual([
    'm8-before',
    'm3',
    'August 2025, in millimetres',
  ])
  const [first] = dayRows({
    span: july,
    readings,
    others: [],
    today: '2026-11-21',
    whyClosed: () => undefined,
  })
  expect([first?.cells[0]?.date, first?.cells[11]?.date]).toEqual(['2025-07-01', '2026-06-01'])
})

test('what is typed is read and shown alike', () => {
  if (rainKind.is !== 'own') throw new Error('Rain is read in a way of its own.')
  const { read, show } = rainKind
  expect(read('12.5')).toEqual({ value: 12.5 })
  expect(read('38/4')).toEqual({ value: '38/4d' })
  expect(read('38/1')).toEqual({ value: 38 })
  expect(read('↓')).toEqual({ value: null })
  expect(read('wet')).toHaveProperty('wrong')
  expect([show(12.5), show('38/4d'), show(0), show(null)]).toEqual(['12.5', '38/4d', '0', ''])
})

describe('rain of several days', () => {
  test('is refused over days that were read already', () => {
    expect(whyInTheWay('12/4d', '2026-03-12', readings)).toBe(
      '12 mm over 4 days would count days that were read already: 10/03/2026 with 5 mm. Clear those first, or write fewer days.',
    )
    expect(march?.check?.('12/12d', row(21))).toMatch(/10\/03\/2026 with 5 mm and 1 other\./)
  })

  test('is taken where none is in the way, and over its own days', () => {
    expect(whyInTheWay('12/2d', '2026-03-12', readings)).toBeUndefined()
    expect(march?.check?.('40/4d', row(20))).toBeUndefined()
    expect(march?.check?.(12, row(11))).toBeUndefined()
    expect(march?.check?.(null, row(11))).toBeUndefined()
  })
})

describe('what is typed', () => {
  const place = {
    farmId: 3,
    gaugeId: 9,
    readings,
    newId: () => -1,
    columns,
    rows,
    gaugeName: 'House',
  }
  const change = (...edits: [row: number, month: number, value: number | string | null][]) =>
    rainChange(
      { edits: edits.map(([row, month, value]) => ({ row, column: `m${month}`, value })) },
      place,
    )

  test('is one change, named for its day', () => {
    expect(change([11, 3, 7])).toEqual({
      label: 'Rain of 11/03/2026 at House',
      farmId: 3,
      steps: [
        {
          do: 'store',
          resource: 'rainfalls',
          id: -1,
          values: {
            rain_gauge_id: 9,
            date: '2026-03-11',
            total_mm: 7,
            days: 1,
            farm_id: 3,
          },
        },
      ],
    })
  })

  test('or for its gauge, where it is many days: typed, changed, cleared', () => {
    const { label, steps } = change([10, 3, null], [20, 3, '40/4d'], [1, 12, 2])
    expect(label).toBe('Rain at House')
    expect(steps.map(step => [step.do, step.id])).toEqual([
      ['destroy', 5],
      ['update', 6],
      ['store', -1],
    ])
  })
})
