// Writes the workbook of a sheet, with a library that is loaded when it is first needed.

import { workbookPages } from './build-workbook.ts'
import type { SheetOfWorkbook, WorkbookPlace } from './workbook-shape.ts'

export async function writeWorkbook<Row>(
  sheet: SheetOfWorkbook<Row>,
  place: WorkbookPlace,
  at: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { writeXlsx } = await import('hucre/xlsx')
  const title = `${sheet.title}, ${place.farm.name}, ${place.period.name}`
  const bytes = await writeXlsx({
    sheets: workbookPages(sheet, place, at),
    properties: { title, creator: 'Furrow' },
    defaultFont: { name: 'Calibri', size: 11 },
  })
  return new Uint8Array(bytes)
}
