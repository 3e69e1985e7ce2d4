import { expect, test } from 'vitest'
import { recordChange } from '../record/record-change.ts'
import { figureRows } from '../record/figure-row.ts'
import { pastureTable, segmentTable } from './record-tables.ts'
import type { RecordTable } from './record-tables.ts'
import { measureColumns } from './measure-columns.ts'
import { tableRows } from './table-row.ts'

const now = {
  id: 9,
  origins: { co_dry_overhead: { from: 'typed' }, pas_native_ha: { from: 'rows' } },
  co_dry_overhead: 120_000_50,
  co_dry_gm_ratio: 0.45,
  pas_native_ha: 420,
}

function tableOf(table: RecordTable) {
  const rows = tableRows(table, figureRows({ now, before: undefined, earlier: undefined }))
  return { rows, columns: measureColumns(table, rows) }
}

const cell = ({ rows, columns }: ReturnType<typeof tableOf>, line: string, measure: string) => {
  const row = rows.find(({ label }) => label === line)!
  const column = columns.find(({ id }) => id === measure)!
  const { locked } = column
  return { row, value: column.value(row), locked: locked === true ? 'calculated' : locked?.(row) }
}

test('a segment stands with its measures', () => {
  const table = tableOf(segmentTable)
  expect(cell(table, 'Dryland crops', 'overhead')).toMatchObject({
    value: 120_000_50,
    locked: undefined,
  })
  expect(cell(table, 'Dryland crops', 'gm_ratio').value).toBe(0.45)
  expect(cell(table, 'Head office', 'gross_income')).toMatchObject({
    value: null,
    locked: expect.stringMatching(/no such figure/),
  })
})

test('every measure of every line but of head office is one of the record', () => {
  for (const table of [segmentTable, pastureTable]) {
    const { rows } = tableOf(table)
    const found = rows.filter(
      ({ label }) => label !== 'Head office' && !/farm|All past/.test(label),
    )
    const missing = found.flatMap(({ figures, label }) =>
      table.measures.filter(([name]) => !figures.has(name)).map(([name]) => `${label} ${name}`),
    )
    expect(missing).toEqual([])
  }
})

test('what is typed goes to its figure of the record, and what follows is locked', () => {
  const table = tableOf(pastureTable)
  expect(cell(table, 'Native', 'ha').locked).toMatch(/change it there/)
  const { row } = cell(table, 'Native', 'troughs_no')
  const write = {
    label: '',
    edits: [{ row: row.id, column: 'troughs_no', value: 6 }],
    added: [],
    removed: [],
  }
  const place = { farmId: 3, periodId: 8, rows: table.rows, newId: () => -(2 ** 53) }
  const { steps } = recordChange(write, place, { columns: table.columns, record: now })
  expect(steps).toMatchObject([
    { do: 'update', resource: 'assets', id: 9, values: { pas_native_troughs_no: 6 } },
  ])
})
