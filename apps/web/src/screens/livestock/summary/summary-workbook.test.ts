import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { writePages } from '../../../workbook/write-workbook.ts'
import { cows, movesOf } from '../stock/stock-for-tests.ts'
import { stock, told, toldWithoutMoney } from './summary-for-tests.ts'
import { summaryPages } from './summary-workbook.ts'

const lists = {
  classes: [{ id: cows, name: 'Cows' }],
  contacts: [{ id: 5, name: '=Elders' }],
  species: [{ id: 1, slug: 'cattle' }],
} as unknown as Parameters<typeof summaryPages>[0]['lists']

const sales = movesOf(
  [
    'livestock_sale_events',
    { number: 2, weight: 500, entry_date: '2026-03-04' },
    { total_value: 200_050, contact_id: 5 },
  ],
  ['livestock_sale_events', { number: 1 }, {}],
)

/** As a spreadsheet opens it. */
async function opened(summary: LivestockOfPeriod) {
  const pages = summaryPages({ told: summary, lists, sales, purchases: [] })
  const { sheets } = await readXlsx(await writePages('Livestock', pages))
  return new Map(sheets.map(({ name, rows }) => [name, rows]))
}

describe('the workbook of the summary', () => {
  test('has a page for each of its tables', async () => {
    expect([...(await opened(told(stock(8)))).keys()]).toEqual([
      'Number',
      'Weight (kg)',
      'Value ($)',
      'Income and costs',
      'Breeding',
      'Sales',
      'Purchases',
      'Measures',
      'DSE by month',
      'Stock schedule',
    ])
  })

  test('says of every class its enterprise, what was counted, and in words what is off', async () => {
    const rows = (await opened(told(stock(8), stock(3)))).get('Number') ?? []
    expect(rows[0]?.slice(0, 3)).toEqual(['Enterprise', 'Class', 'Opening'])
    expect(rows[0]?.slice(-4)).toEqual(['Should be left', 'Counted', 'Difference', 'To check'])
    const herd = 'Grazing Cattle Breeding'
    expect(rows.slice(1).map(row => row.slice(0, 3))).toEqual([
      [herd, null, 20],
      [herd, 'Class 1', 10],
      [herd, 'Class 2', 10],
      ['All cattle', null, 20],
      ['Whole farm', null, 20],
    ])
    expect(rows[2]?.slice(-4)).toEqual([8, 8, 0, null])
    expect(rows[3]?.slice(-4)).toEqual([8, 3, -5, '5 too few'])
  })

  test('has trades in dollars, with days as days, names as words, and a total', async () => {
    const rows = (await opened(told(stock(8)))).get('Sales') ?? []
    const [heading = [], dear = [], other = [], total = []] = rows
    expect(heading).toEqual([
      'Date',
      'Class',
      'Head',
      'Weight, kg/head',
      'Value',
      '$/head',
      '$/kg',
      'Agent',
      'Note',
    ])
    expect(dear[0]).toEqual(new Date('2026-03-04T00:00:00Z'))
    expect(dear.slice(1, 8)).toEqual(['Cows', 2, 500, 2000.5, 1000.25, 2.0005, '=Elders'])
    expect(other.slice(1, 5)).toEqual(['Cows', 1, null, null])
    expect(total.slice(0, 5)).toEqual(['Total', null, 3, null, 2000.5])
  })

  test('tells each measure in its own unit: dollars, shares and numbers', async () => {
    const rows = (await opened(told(stock(8)))).get('Measures') ?? []
    const of = (name: string) => rows.find(([measure]) => measure === name)?.[1]
    const { measures } = told(stock(8)).total
    expect(measures.inventory_change).toBe(-2000_00)
    expect(of('Change of value on hand')).toBe(-2000)
    expect(of('Deaths of weaned stock')).toBe(measures.death_rate)
  })

  test('has no page, column or row of money for who sees none', async () => {
    const book = await opened(toldWithoutMoney(stock(8)))
    expect([...book.keys()]).not.toContain('Value ($)')
    const words = [...book.values()].flatMap(rows => [
      ...(rows[0] ?? []),
      ...rows.map(([name]) => name),
    ])
    expect(words.filter(word => /\$|value|profit/i.test(String(word)))).toEqual([])
    expect([...book.values()].flat(2)).not.toContain(2000.5)
  })
})
