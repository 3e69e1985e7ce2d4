import { stockLine } from '@furrow/farming/stock/stock-line'
import { describe, expect, test } from 'vitest'
import { cows, heifers, herd, lookups, movesOf, transfer } from './stock-for-tests.ts'
import { stockInClasses } from './stock-in-class.ts'
import type { Closing, RecordedStock } from './stock-in-class.ts'
import type { YearlyStock } from './yearly-movements.ts'

const period = { from: '2025-07-01', to: '2026-06-30' }
const nothing: RecordedStock = {
  moves: [],
  closings: [],
  yearly: { inventory: [], purchases: [], sales: [] },
}
const closing = { livestock_class_id: cows, livestock_enterprise_id: herd, number: 18, weight: 500 }

describe('of the ledger', () => {
  const moves = [
    ...movesOf(
      ['livestock_opening_events', { number: 12, entry_date: period.from, weight: 480 }],
      ['livestock_death_events', { number: 2, entry_date: '2026-01-01' }],
      ['livestock_purchase_events', { number: 3, weight: 450 }, { total_value: 3600_00 }],
    ),
    transfer({ entry_date: '2026-02-01', weight: 380 }),
  ]
  const classes = stockInClasses({ ...nothing, moves, closings: [closing as Closing] }, lookups)

  test('each class of an enterprise by itself, with a transfer on both sides', () => {
    expect(classes.map(({ classId, moves }) => [classId, moves.length])).toEqual([
      [cows, 4],
      [heifers, 1],
    ])
    const [line, left] = classes.map(({ stock }) => stockLine(stock, period))
    expect(line?.head).toMatchObject({ expected: 23, closing: 18, difference: -5 })
    expect(line?.head.moved).toMatchObject({ opening: 12, 'transfer in': 10, death: 2 })
    expect(left?.head).toMatchObject({ expected: -10, difference: null })
  })

  test('a transfer counts for what it counted for in the class that it left (T26)', () => {
    const [line, left] = classes.map(({ stock }) => stockLine(stock, period))
    expect(line?.value.moved['transfer in']).toBe(10 * 1000_00)
    expect(left?.value.moved['transfer out']).toBe(10 * 1000_00)
    expect(line?.value.moved.purchase).toBe(3600_00)
  })

  test('rated by the variant that fits the purpose', () => {
    expect(classes.map(({ stock }) => stock.dse)).toEqual([9, 8])
  })

  test('yearly sheets do not count beside it (R51)', () => {
    const inventory = [{ ...of(cows), opening_number: 99, closing_number: 98 }]
    const again = stockInClasses({ moves, closings: [], yearly: yearly({ inventory }) }, lookups)
    expect(again[0]?.stock).toMatchObject({ counted: null })
    expect(stockLine(again[0]?.stock as never, period).head.moved.opening).toBe(12)
  })
})

describe('of yearly sheets', () => {
  test('count where the ledger has no line', () => {
    const [one, ...others] = stockInClasses(
      {
        ...nothing,
        yearly: yearly({
          inventory: [{ ...of(cows), opening_number: 40, closing_number: 38 }],
          sales: [{ ...of(cows), number: 2, weight: 510, total_value: 2400_00, date: null }],
        }),
      },
      lookups,
    )
    expect(others).toEqual([])
    const line = stockLine(one?.stock as never, period)
    expect(line.head).toMatchObject({ expected: 38, closing: 38, difference: 0 })
    expect(line.value.moved.sale).toBe(2400_00)
  })

  test('a count of the ledger wins over theirs', () => {
    const inventory = [{ ...of(cows), opening_number: 40, closing_number: 38 }]
    const [one] = stockInClasses(
      { ...nothing, closings: [closing as Closing], yearly: yearly({ inventory }) },
      lookups,
    )
    expect(one?.stock.counted).toBe(18)
  })
})

function of(livestock_class_id: number) {
  return { livestock_class_id, livestock_enterprise_id: herd }
}

function yearly(rows: Partial<Record<keyof YearlyStock, readonly object[]>>): YearlyStock {
  return { inventory: [], purchases: [], sales: [], ...rows } as YearlyStock
}
