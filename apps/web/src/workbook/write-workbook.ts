// Writes workbooks, with a library that is loaded when it is first needed.

import type { WriteSheet } from 'hucre/xlsx'
import { workbookPages } from './build-workbook.ts'
import type { SheetOfWorkbook, WorkbookPlace } from './workbook-shape.ts'

export function writeWorkbook<Row>(
  sheet: SheetOfWorkbook<Row>,
  place: WorkbookPlace,
  at: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${sheet.title}, ${place.farm.name}, ${place.period.name}`
  return writePages(title, workbookPages(sheet, place, at))
}

export async function writePages(
  title: string,
  sheets: WriteSheet[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    sheets,
    properties: { title, creator: 'Furrow' },
    defaultFont: { name: 'Calibri', size: 11 },
  })
  return new Uint8Array(bytes)
}
