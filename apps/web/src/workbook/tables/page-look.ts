// How a page of a workbook looks, on the screen and on paper, and what stands in its cells.

import type { CellStyle, CellValue, WriteSheet } from 'hucre/xlsx'
import type { RawCell } from '../raw-cell.ts'
import { listPage, originPage } from '../workbook-shape.ts'

/** What spreadsheets take as the name of a page. */
export function pageName(title: string): string {
  const name = title
    .replace(/[\\/?*[\]:']+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 31)
    .trim()
  const isTaken = [originPage, listPage, 'history', ''].includes(name.toLowerCase())
  return isTaken ? 'Sheet' : name
}

export function written(raw: RawCell): CellValue {
  if (typeof raw !== 'object' || raw === null) return raw
  return 'day' in raw ? new Date(`${raw.day}T00:00:00Z`) : raw.formula
}

export const headed: CellStyle = {
  font: { bold: true },
  fill: filled('DCEBDF'),
  alignment: { wrapText: true, vertical: 'top' },
}

export function filled(rgb: string): NonNullable<CellStyle['fill']> {
  return { type: 'pattern', pattern: 'solid', fgColor: { rgb } }
}

export const onPaper: NonNullable<WriteSheet['pageSetup']> = {
  orientation: 'landscape',
  paperSize: 'a4',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  printTitlesRow: '$1:$1',
}
