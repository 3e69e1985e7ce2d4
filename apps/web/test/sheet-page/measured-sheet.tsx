// The sheet of the page for measuring: it opens when the button is pressed, once its rows are there.

import { useState } from 'react'
import { useFurrow } from '../../src/data/context/furrow-context.ts'
import { useRows } from '../../src/data/hooks/use-rows.ts'
import { sheetChange } from '../../src/sheet/writing/sheet-change.ts'
import type { CellValue } from '../../src/sheet/cells/cell-kind.ts'
import type { SheetColumn } from '../../src/sheet/cells/sheet-column.ts'
import { rowPart } from '../../src/sheet/writing/sheet-parts.ts'
import { Sheet } from '../../src/sheet/sheet.tsx'
import { figureNames, soils } from './measured-rows.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: number }

const parts = {
  paddock: rowPart({ resource: 'paddocks', of: (row: Row) => row, given: { farm_id: 3 } }),
}

const placed = (field: string) => ({
  id: field,
  value: (row: Row) => (row[field] ?? null) as number | string | null,
  place: (row: Row) => ({ resource: 'paddocks', id: row.id, field }),
  writes: (value: CellValue) => ({ paddock: { [field]: value } }),
})

const columns: readonly SheetColumn<Row>[] = [
  {
    ...placed('name'),
    heading: 'Name',
    kind: { is: 'text' },
    frozen: true,
    required: true,
    width: 150,
  },
  {
    ...placed('soil'),
    heading: 'Soil',
    kind: { is: 'choice', options: soils.map(soil => ({ value: soil, label: soil })) },
  },
  ...figureNames.map((name, place): SheetColumn<Row> => ({
    ...placed(name),
    heading: `Figure ${place + 1}`,
    unit: 'ha',
    kind: {
      is: 'number',
      decimals: 1,
    },
    group: `Group ${Math.floor(place / 6) + 1}`,
    ...(place % 3 === 0 && { total: 'sum' as const }),
  })),
  {
    id: 'double',
    heading: 'Twice the first',
    kind: { is: 'number' },
    locked: true,
    value: row => Number(row['figure_1']) * 2,
    total: 'sum',
  },
]

export function MeasuredSheet() {
  const { outbox } = useFurrow()
  const read = useRows('paddocks', { where: { farm_id: 3 } })
  const rows = read.rows as unknown as readonly Row[]
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return null
  if (!isOpen) return <button onClick={() => setOpen(true)}>Open</button>
  return (
    <Sheet
      name="measured"
      title="Measured"
      columns={columns}
      rows={rows}
      rowId={row => row.id}
      rowName={row => String(row['name'])}
      toChange={write =>
        sheetChange(write, { farmId: 3, rows, columns, parts, newId: () => outbox.newId() })
      }
      canAdd
    />
  )
}
