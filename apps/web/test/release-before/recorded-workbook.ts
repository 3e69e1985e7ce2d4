// A workbook of the release before, with the numbers that its rows have here, and changed as someone
// does it in Excel: by row and heading.

import { readFile, writeFile } from 'node:fs/promises'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import type { CellValue } from 'hucre/xlsx'
import { numberNow } from './recorded-device.ts'
import type { RowsNow } from './recorded-device.ts'

export interface CellChange {
  readonly row: string
  readonly heading: string
  readonly value: CellValue
}

interface RecordedWorkbook {
  readonly name: 'crops' | 'paddocks'
  readonly now: RowsNow
  readonly to: string
  readonly changes: readonly CellChange[]
}

const resourceOf = { crops: 'crop_collections', paddocks: 'paddocks' } as const

export async function changedWorkbook({ name, now, to, changes }: RecordedWorkbook): Promise<void> {
  const { sheets } = await readXlsx(await readFile(new URL(`${name}.xlsx`, import.meta.url)))
  const pages = sheets.map(({ name: title, rows, hidden = false }) => ({
    name: title,
    rows,
    hidden,
  }))
  const [shown, origin] = pages
  if (!shown || origin?.name !== 'furrow') throw new Error('This is no workbook of Furrow.')
  for (const rows of [shown.rows, origin.rows]) renumber(rows, resourceOf[name], now)
  for (const change of changes) {
    const at = shown.rows[0]?.indexOf(change.heading) ?? -1
    const row = shown.rows.find(cells => cells[1] === change.row)
    if (!row || at < 0) throw new Error(`No ${change.heading} of ${change.row}.`)
    row[at] = change.value
  }
  await writeFile(to, await writeXlsx({ sheets: pages }))
}

function renumber(rows: CellValue[][], resource: string, now: RowsNow): void {
  const head = rows.findIndex(([first]) => first === 'furrow-row')
  for (const row of rows.slice(0, head)) {
    const of = { farm: 'farms', period: 'periods' }[String(row[0])]
    if (of !== undefined) row[1] = numberNow(now, of, Number(row[1]))
  }
  const paddock = rows[head]?.indexOf('crop.paddock_id') ?? -1
  const property = rows[head]?.indexOf('property_id') ?? -1
  for (const row of rows.slice(head + 1)) {
    if (typeof row[0] === 'number') row[0] = numberNow(now, resource, row[0])
    choose(row, paddock, id => numberNow(now, 'paddocks', id))
    choose(row, property, id => numberNow(now, 'farm_properties', id))
  }
}

/** `[900,"Bare"]`: what was chosen, and how it was called. */
function choose(row: CellValue[], at: number, now: (id: number) => number): void {
  if (at < 0) return
  const [id, ...words] = JSON.parse(String(row[at])) as readonly [unknown, ...unknown[]]
  if (typeof id === 'number' && id > 0) row[at] = JSON.stringify([now(id), ...words])
}
