import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { describe, expect, test } from 'vitest'
import { flowChart } from './stock-charts.ts'
import { summaryColumns } from './stock-summary-columns.tsx'
import { differenceWords, summaryRows } from './stock-summary-rows.ts'
import { stock, told } from './summary-for-tests.ts'

const wordsOf = (summary: LivestockOfPeriod) => summaryRows(summary).map(differenceWords)

describe('the rows', () => {
  test('are each enterprise with its classes, then each species, then the farm', () => {
    expect(summaryRows(told(stock(8), stock(8))).map(({ name }) => name)).toEqual([
      'Grazing Cattle Breeding',
      'Class 1',
      'Class 2',
      'All cattle',
      'Whole farm',
    ])
  })

  test('say in words what is off, also where two make up for each other', () => {
    const of = wordsOf(told(stock(13), stock(3)))
    expect(of).toEqual(['2 classes off', '5 too many', '5 too few', ...of.slice(3)])
    expect(of.slice(3)).toEqual(['2 classes off', '2 classes off'])
  })

  test('say what was not counted, and nothing where all comes out', () => {
    expect(wordsOf(told(stock(null)))[1]).toBe('Not counted')
    expect(wordsOf(told(stock(null)))[0]).toBe('1 class not counted')
    expect(wordsOf(told(stock(8)))).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('the columns', () => {
  const columns = (unit: 'head' | 'kilograms' | 'value', summary = told(stock(8))) =>
    summaryColumns({ unit, rows: summaryRows(summary), open: () => undefined }).map(
      ({ heading }) => heading,
    )

  test('have what the count found or missed only where there is any', () => {
    expect(columns('head')).not.toContain('Missing in the count')
    expect(columns('head', told(stock(5, 3)))).toContain('Missing in the count')
  })

  test('end in growth in kilograms, and in trading profit in dollars', () => {
    expect(columns('kilograms').at(-1)).toBe('Growth')
    expect(columns('value').at(-1)).toBe('Trading profit')
    expect(columns('value')).not.toContain('Births')
  })
})

test('the picture of the flow goes from opening down to what should be left', () => {
  const { table, plot } = flowChart(told(stock(5, 3)))
  expect(table.rows.map(({ name, head, before, after }) => [name, head, before, after])).toEqual([
    ['Opening', 10, 0, 10],
    ['Sales', 2, 10, 8],
    ['Missing in the count', 3, 8, 5],
    ['Should be left', 5, 0, 5],
  ])
  expect(plot.series.map(({ label, from, figures }) => [label, from, figures])).toEqual([
    ['On hand', [0, null, null, 0], [10, null, null, 5]],
    ['Came', [null, null, null, null], [null, null, null, null]],
    ['Went', [null, 10, 8, null], [null, 8, 5, null]],
  ])
  expect(plot.series[2]?.texts?.[1]).toBe('-2')
})
