import { expect, test } from 'vitest'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { shownDecimals } from './shown-decimals.ts'

type Row = Readonly<Record<string, number | string | null>>

const column = (id: string, decimals?: number): SheetColumn<Row> => ({
  id,
  heading: id,
  kind: { is: 'number', ...(decimals !== undefined && { decimals }) },
  value: row => row[id] ?? null,
})

test('each column has the decimals that its figures need, and no more than it may', () => {
  const rows = [
    { area: 116.09, head: 12, yield: 2.3456 },
    { area: 95.8, head: 1200, yield: null },
    { area: null, head: 3, yield: 2 },
  ]
  const columns = [column('area'), column('head'), column('yield', 3)]
  expect(shownDecimals(rows, columns)).toEqual({ area: 2, head: 0, yield: 3 })
})

test('what needs none, such as 4.001 at two of them, asks for none', () => {
  expect(shownDecimals([{ area: 4.001 }], [column('area')])).toEqual({ area: 0 })
})
