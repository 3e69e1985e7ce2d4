// A workbook that is written and read back without a browser, for the tests of this folder.

import { readXlsx, writeXlsx } from 'hucre/xlsx'
import type { CellValue } from 'hucre/xlsx'
import { paddock, paddockColumns, rowId, rowName } from '../sheet/paddock-sheet-for-tests.ts'
import type { Paddock } from '../sheet/paddock-sheet-for-tests.ts'
import type { Difference } from './difference.ts'
import { openWorkbook } from './open-workbook.ts'
import { readSheets } from './read-sheets.ts'
import type { SheetOfWorkbook, WorkbookPlace } from './workbook-shape.ts'
import { writeWorkbook } from './write-workbook.ts'

export const here: WorkbookPlace = {
  farm: { id: 3, name: 'River Farm' },
  period: { id: 7, name: '2023-24' },
}

export const paddocks: readonly Paddock[] = [
  paddock(11, 'River', {
    area: 42.5,
    soil: 'heavy',
    sown: '2024-06-05',
    share: 0.255,
    rent: 123_456,
  }),
  paddock(12, '=Hill', { area: 1200, irrigated: true, crops: [11, 13] }),
  paddock(13, 'Creek', { rent: 5, isLocked: true, irrigated: false }),
]

export function sheetOf(
  rows: readonly Paddock[] = paddocks,
  others: Partial<SheetOfWorkbook<Paddock>> = {},
): SheetOfWorkbook<Paddock> {
  return {
    name: 'paddocks',
    title: 'Paddocks',
    columns: paddockColumns,
    rows,
    rowId,
    rowName,
    canAdd: true,
    removing: { canRestore: true },
    ...others,
  }
}

const downloaded = '2024-07-01T00:00:00Z'

export function written(rows: readonly Paddock[] = paddocks) {
  return writeWorkbook(sheetOf(rows), here, downloaded)
}

/** As someone changes it elsewhere: the first line has the headings, the first column the numbers. */
export async function edited(
  bytes: Uint8Array<ArrayBuffer>,
  edit: (rows: CellValue[][]) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const book = await readXlsx(bytes)
  const [page] = book.sheets
  if (!page) throw new Error('The workbook has no page.')
  edit(page.rows)
  const sheets = book.sheets.map(({ name, rows, hidden = false }) => ({ name, rows, hidden }))
  return new Uint8Array(await writeXlsx({ sheets }))
}

export async function broughtBack(
  bytes: Uint8Array<ArrayBuffer>,
  sheet: SheetOfWorkbook<Paddock> = sheetOf(),
  place: WorkbookPlace = here,
) {
  const read = await readSheets(bytes)
  if ('wrong' in read) return { wrong: read.wrong }
  return openWorkbook(read.sheets, sheet, place)
}

export async function differenceOf(
  bytes: Uint8Array<ArrayBuffer>,
  sheet: SheetOfWorkbook<Paddock> = sheetOf(),
  place: WorkbookPlace = here,
): Promise<Difference<Paddock>> {
  const opened = await broughtBack(bytes, sheet, place)
  if ('wrong' in opened) throw new Error(opened.wrong)
  return opened.difference
}

/** By the name of the row and the column, in the order of the file. */
export function told({ rows }: Difference<Paddock>) {
  return rows.flatMap(({ name, cells }) =>
    cells.map(({ column, fate, now, file }) => [name, column.id, fate, now, file]),
  )
}
