// The pages of a workbook: one with the figures of a sheet, and two that are hidden, with how they were
// and with what may be chosen.

import type { Cell, CellStyle, CellValue, ColumnDef, DataValidation, WriteSheet } from 'hucre/xlsx'
import type { CellKind } from '../sheet/cells/cell-kind.ts'
import type { SheetColumn } from '../sheet/cells/sheet-column.ts'
import { originRows } from './build-origin.ts'
import { numberFormat, rawOf } from './cell-form.ts'
import { cellName, columnLetters } from './cell-names.ts'
import { headingTexts } from './headings.ts'
import { filled, headed, onPaper, pageName, written } from './tables/page-look.ts'
import { keyHeading, listPage, originPage } from './workbook-shape.ts'
import type { SheetOfWorkbook, WorkbookPlace } from './workbook-shape.ts'

/** `at`: the moment of the download. */
export function workbookPages<Row>(
  sheet: SheetOfWorkbook<Row>,
  place: WorkbookPlace,
  at: string,
): WriteSheet[] {
  return [
    figuresPage(sheet),
    { name: originPage, rows: originRows(sheet, place, at), hidden: true },
    { name: listPage, rows: listRows(sheet.columns), hidden: true },
  ]
}

function figuresPage<Row>(sheet: SheetOfWorkbook<Row>): WriteSheet {
  const { title, columns, rows, rowId } = sheet
  const headings = headingTexts(columns)
  const frozen = columns.findLastIndex(column => column.frozen)
  return {
    name: pageName(title),
    columns: [{ hidden: true, width: 10 }, ...columns.map(column => columnOf(column, headings))],
    rows: [
      [keyHeading, ...columns.map(({ id }) => headings.get(id) ?? id)],
      ...rows.map(row => [
        rowId(row),
        ...columns.map(({ kind, value }) => written(rawOf(kind, value(row)))),
      ]),
    ],
    cells: styledCells(sheet),
    dataValidations: columns.flatMap((column, place) => choicesOf(column, place, rows.length)),
    freezePane: { rows: 1, columns: frozen + 2 },
    autoFilter: { range: `A1:${cellName(rows.length, columns.length)}` },
    pageSetup: onPaper,
  }
}

function columnOf<Row>(column: SheetColumn<Row>, headings: ReadonlyMap<string, string>): ColumnDef {
  const { id, kind, width, locked } = column
  const style = styleOf(kind, locked === true)
  const words = headings.get(id) ?? id
  const chars = width === undefined ? usualWidth(kind) : Math.round((width - 5) / 7)
  return { width: Math.max(chars, Math.min(words.length + 2, 24)), ...(style && { style }) }
}

function usualWidth(kind: CellKind): number {
  if (kind.is === 'choice') {
    const longest = Math.max(0, ...kind.options.map(({ label }) => label.length))
    return Math.min(Math.max(longest + 4, 12), 32)
  }
  return kind.is === 'text' ? 22 : 13
}

function styleOf(kind: CellKind, isLocked: boolean): CellStyle | undefined {
  const numFmt = numberFormat(kind)
  if (!numFmt && !isLocked) return undefined
  return { ...(numFmt && { numFmt }), ...(isLocked && tinted) }
}

/** Headings, and cells that are locked in their row alone. */
function styledCells<Row>({ columns, rows }: SheetOfWorkbook<Row>): Map<string, Partial<Cell>> {
  const cells = new Map<string, Partial<Cell>>()
  for (const [place, { kind, locked }] of columns.entries()) {
    cells.set(`0,${place + 1}`, { style: headed })
    if (typeof locked !== 'function') continue
    for (const [line, row] of rows.entries()) {
      const style = locked(row) === undefined ? undefined : styleOf(kind, true)
      if (style) cells.set(`${line + 1},${place + 1}`, { style })
    }
  }
  return cells
}

const tinted: CellStyle = { fill: filled('E7E6DF'), font: { color: { rgb: '5B635B' } } }
/** Below the rows there is room for so many new ones. */
const roomBelow = 500

function choicesOf<Row>(
  { kind, locked }: SheetColumn<Row>,
  place: number,
  rows: number,
): DataValidation[] {
  const labels = listOf(kind)
  if (labels.length === 0 || locked === true) return []
  const letters = columnLetters(place + 1)
  const list = columnLetters(place)
  return [
    {
      type: 'list',
      range: `${letters}2:${letters}${rows + 1 + roomBelow}`,
      formula1: `'${listPage}'!$${list}$1:$${list}$${labels.length}`,
      allowBlank: true,
      showErrorMessage: true,
      errorTitle: 'Not in the list',
      errorMessage: 'Choose one from the list.',
    },
  ]
}

/** Several at once cannot be chosen in a spreadsheet. */
function listOf(kind: CellKind): readonly string[] {
  if (kind.is === 'flag') return ['Yes', 'No']
  return kind.is === 'choice' && !kind.several ? kind.options.map(({ label }) => label) : []
}

/** A column of the page for each column of the sheet. */
function listRows<Row>(columns: readonly SheetColumn<Row>[]): CellValue[][] {
  const lists = columns.map(({ kind }) => listOf(kind))
  const longest = Math.max(0, ...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, line) => lists.map(list => list[line] ?? null))
}
