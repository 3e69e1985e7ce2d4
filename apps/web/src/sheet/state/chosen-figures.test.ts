import { expect, test } from 'vitest'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { chosenFigures } from './chosen-figures.ts'
import type { SheetState } from './sheet-state.ts'

type Row = { readonly figure: number | null }

function told(column: Partial<SheetColumn<Row>>, figures: readonly (number | null)[]): string {
  const shown = { id: 'f', heading: 'Figure', value: (row: Row) => row.figure, ...column }
  const lines = figures.map((figure, at) => ({
    key: String(at),
    row: { figure },
    texts: new Map(),
  }))
  const rect = { top: 0, bottom: figures.length - 1, left: 0, right: 0 }
  const state = { chosen: { rect }, columns: [shown], lines }
  return chosenFigures(state as unknown as SheetState<Row>)
}

const number = { kind: { is: 'number', decimals: 1 } } as const
const money = { kind: { is: 'money' } } as const

test('hectares are added up, and cells that say nothing are only counted', () => {
  expect(told({ ...number, unit: 'ha', total: 'sum' }, [40, 2.5, null])).toBe('3 cells, sum 42.5')
  expect(told({ ...number, unit: 'ha' }, [null, null])).toBe('2 cells')
})

test('what is said of one hectare, of one head or of a hundred is not added up', () => {
  expect(told({ ...number, unit: 't/ha' }, [2, 4])).toBe('2 cells, average 3')
  expect(told({ ...money, unit: '$/ha' }, [10_000, 20_000, null])).toBe('3 cells, average $150.00')
  expect(told({ kind: { is: 'percent' } }, [0.5, 1])).toBe('2 cells, average 75%')
  expect(told({ ...money, total: () => 320 }, [30_000, 40_000])).toBe('2 cells, average $350.00')
  expect(told({ ...money, total: 'sum' }, [30_000, 40_000])).toBe('2 cells, sum $700.00')
})
