// Reads the pages of a file that came from anywhere: nothing in it is believed, and what is no workbook
// is told in a sentence. Runs beside the page, so that a large file holds nobody up.

import type { CellValue, Sheet } from 'hucre/xlsx'
import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { fileKind, textIn } from './file-kind.ts'
import type { RawCell, RawSheet } from './raw-cell.ts'
import { separatorOf } from './separator.ts'
import { unpackedSize } from './zip-sizes.ts'

export type ReadFile = { readonly sheets: readonly RawSheet[] } | { readonly wrong: string }

const mostUnpacked = 200 * 1024 * 1024
const mostRows = 20_000
const mostColumns = 1000

export interface ReadWish {
  /** Cells that are set in by their format begin with spaces, as they do in a text: it tells what holds what. */
  readonly keepsIndents: boolean
}

export async function readSheets(
  bytes: Uint8Array<ArrayBuffer>,
  wish: ReadWish = { keepsIndents: false },
): Promise<ReadFile> {
  switch (fileKind(bytes)) {
    case 'zip':
      return readZip(bytes, wish)
    case 'text':
      return withinLimits([{ name: '', isHidden: false, rows: textRows(textIn(bytes)) }])
    case 'old office':
      return { wrong: `This is a workbook of the old kind (.xls). ${saveAs}` }
    case 'locked':
      return { wrong: 'This workbook has a password. Save it without one, and choose it again.' }
    case 'open document':
      return { wrong: `This is an OpenDocument file (.ods). ${saveAs}` }
    case 'pdf':
      return { wrong: 'This is a PDF. Export the same report as XLSX or CSV.' }
    case 'web page':
      return { wrong: `This is a web page, even if it is named .xls. ${saveAs}` }
    case 'other':
      return noWorkbook
  }
}

const saveAs = 'Open it in Excel, save it as .xlsx, and choose that file.'

async function readZip(bytes: Uint8Array<ArrayBuffer>, wish: ReadWish): Promise<ReadFile> {
  const size = unpackedSize(bytes)
  if (size === undefined) return { wrong: 'This file is damaged. Save it again, and try again.' }
  if (size > mostUnpacked) {
    return { wrong: `This file unpacks to ${inMegabytes(size)} MB: 200 MB are the most.` }
  }
  const { keepsIndents } = wish
  const book = await readXlsx(bytes, { readStyles: keepsIndents }).catch(() => undefined)
  if (!book || book.sheets.length === 0) return noWorkbook
  return withinLimits(book.sheets.map(sheet => sheetOf(sheet, wish)))
}

const noWorkbook = { wrong: 'This is no workbook. Bring an .xlsx or a .csv file.' }

function inMegabytes(bytes: number): string {
  return Math.ceil(bytes / 1024 / 1024).toLocaleString('en-AU')
}

function sheetOf(
  { name, rows, cells, hidden, veryHidden }: Sheet,
  { keepsIndents }: ReadWish,
): RawSheet {
  const read = rows.map((row, line) =>
    row.map((value, place) => {
      const cell = cells?.get(`${line},${place}`)
      const indent = keepsIndents ? (cell?.style?.alignment?.indent ?? 0) : 0
      const raw = rawCell(value, cell?.formula)
      return typeof raw === 'string' && indent > 0 ? '  '.repeat(Math.min(indent, 40)) + raw : raw
    }),
  )
  return { name, isHidden: hidden === true || veryHidden === true, rows: cut(read) }
}

function rawCell(value: CellValue, formula: string | undefined): RawCell {
  if (value === null || value === undefined) return formula === undefined ? null : { formula }
  if (value instanceof Date) return dayIn(value)
  return value === '' ? null : value
}

/** Days stand at midnight of no zone at all. */
function dayIn(date: Date): RawCell {
  return Number.isNaN(date.getTime()) ? null : { day: date.toISOString().slice(0, 10) }
}

function textRows(text: string): RawSheet['rows'] {
  const bare = text.replace(/^\uFEFF/, '')
  const said = /^"?sep=(.)"?[^\r\n]*(?:\r\n?|\n|$)/i.exec(bare)
  const delimiter = said?.[1] ?? separatorOf(bare)
  const { data } = Papa.parse<string[]>(bare.slice(said?.[0].length ?? 0), { delimiter })
  return cut(data.map(row => row.map(cell => (cell.trim() === '' ? null : cell))))
}

/** What is empty at the end of a page or of a row is not there. */
function cut(rows: RawSheet['rows']): RawSheet['rows'] {
  const lines = rows.map(row => row.slice(0, row.findLastIndex(cell => cell !== null) + 1))
  return lines.slice(0, lines.findLastIndex(row => row.length > 0) + 1)
}

function withinLimits(sheets: readonly RawSheet[]): ReadFile {
  const isTooLong = sheets.some(({ rows }) => rows.length > mostRows)
  if (isTooLong)
    return { wrong: `A page of this file has more than ${mostRows.toLocaleString('en-AU')} rows.` }
  const isTooWide = sheets.some(({ rows }) => rows.some(row => row.length > mostColumns))
  if (isTooWide)
    return {
      wrong: `A page of this file has more than ${mostColumns.toLocaleString('en-AU')} columns.`,
    }
  return { sheets }
}
