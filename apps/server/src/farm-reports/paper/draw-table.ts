// A table on paper, with pictures between its figures where it has any. Its head stands again on each page.

import { colours, heightOf, widthOf, write } from './paper.ts'
import type { Colour, Paper } from './paper.ts'

export interface PaperColumn {
  readonly heading: string
  /** Parts of the whole width, as far as each has room for its words, and for its figures with their units. */
  readonly width: number
  readonly align?: 'left' | 'right'
  /** Drawn beside the figures that say the same: nobody has it read to them. */
  readonly isPicture?: true
}

interface PaperCell {
  readonly text?: string
  readonly bold?: boolean
  readonly colour?: Colour
  readonly indent?: number
  /** In its own place, from its left upper corner. */
  draw?(box: Box): void
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PaperRow {
  readonly cells: readonly PaperCell[]
  readonly isTotal?: boolean
  /** At least so high. */
  readonly height?: number
}

const size = 8
const aboveAt = (paper: Paper) => 3 * paper.scale

interface PaperTable {
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly PaperRow[]
}

export function drawTable(paper: Paper, table: PaperTable): void {
  const { columns, rows } = table
  const places = placesOf(paper, table)
  paper.within('Table', () => {
    const first = rows[0] ? rowHeight(paper, rows[0], places) : 0
    const headHeight = rowHeight(paper, headOf(columns), places)
    paper.room(headHeight + first)
    drawHead(paper, columns, { places, height: headHeight, isFirst: true })
    for (const row of rows) {
      const height = rowHeight(paper, row, places)
      if (paper.room(height))
        drawHead(paper, columns, { places, height: headHeight, isFirst: false })
      drawRow(paper, row, { places, height })
    }
  })
  paper.pen.y += 8 * paper.scale
}

interface Place {
  readonly x: number
  readonly width: number
  readonly align: 'left' | 'right'
  readonly isPicture: boolean
}

const beside = 3
/** Figures of two columns never run together. */
const apart = 5

function placesOf(paper: Paper, table: PaperTable): readonly Place[] {
  let x = paper.left
  return widthsOf(paper, table).map((width, at) => {
    const { align = 'left', isPicture = false } = table.columns[at] ?? {}
    const place = { x: x + beside, width: width - 2 * beside, align, isPicture }
    x += width
    return place
  })
}

/** By their parts; what needs more than its part has that, and the others share the rest. */
function widthsOf(paper: Paper, table: PaperTable): readonly number[] {
  const parts = table.columns.map(({ width }) => width)
  const needs = table.columns.map((column, at) => needOf(paper, { column, at, rows: table.rows }))
  const wide = new Set<number>()
  for (;;) {
    const taken = sumOf(needs.filter((_, at) => wide.has(at)))
    const each = (paper.width - taken) / sumOf(parts.filter((_, at) => !wide.has(at)))
    const more = parts.findIndex((part, at) => !wide.has(at) && (needs[at] ?? 0) > part * each)
    if (more === -1) return parts.map((part, at) => (wide.has(at) ? (needs[at] ?? 0) : part * each))
    wide.add(more)
    // There is not room enough for all: each gives of its own.
    if (wide.size === parts.length) return needs.map(need => (need / sumOf(needs)) * paper.width)
  }
}

/** Narrower nobody sees what is drawn. */
const leastPicture = 56

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

interface Needing {
  readonly column: PaperColumn
  readonly at: number
  readonly rows: readonly PaperRow[]
}

/** What it is never broken within: a figure, a word; a range may be, after its first figure. */
function needOf(paper: Paper, { column, at, rows }: Needing): number {
  const { heading, align, isPicture } = column
  if (isPicture) return leastPicture
  const wordsOf = (text: string, { indent = 0, bold = false }: PaperCell) =>
    text.split(' ').map(word => indent + widthOf(paper, word, { size, bold }))
  const widths = rows.flatMap(row => {
    const { text = '', ...cell } = cellOf(row, at)
    if (align !== 'right') return wordsOf(text, cell)
    const figures = text.split(/(?<= to) /)
    return figures.map(one => apart + widthOf(paper, one, { size, bold: cell.bold ?? false }))
  })
  // Where a line ends is rounded.
  return Math.max(...widths, ...wordsOf(heading, { bold: true })) + 2 * beside + 1
}

/** Totals are bold, unless they say otherwise. */
function cellOf({ cells, isTotal = false }: PaperRow, at: number): PaperCell {
  return { bold: isTotal, ...cells[at] }
}

const headOf = (columns: readonly PaperColumn[]): PaperRow => ({
  cells: columns.map(({ heading }) => ({ text: heading, bold: true })),
})

function rowHeight(paper: Paper, row: PaperRow, places: readonly Place[]): number {
  const heights = places.map(({ width: full }, at) => {
    const { text = '', bold = false, indent = 0 } = cellOf(row, at)
    const width = full - indent
    return text === '' ? 0 : heightOf(paper, text, { size, bold, width }) + 2 * aboveAt(paper)
  })
  return Math.max(row.height ?? 0, ...heights)
}

interface Drawing {
  readonly places: readonly Place[]
  readonly height: number
}

function drawHead(
  paper: Paper,
  columns: readonly PaperColumn[],
  { places, height, isFirst }: Drawing & { readonly isFirst: boolean },
): void {
  const { pen, left, width } = paper
  const { y } = pen
  paper.adorn(() => pen.rect(left, y, width, height).fill(colours.ground))
  const cell = (at: number) => {
    const { heading = '' } = columns[at] ?? {}
    writeCell(paper, { text: heading, bold: true, colour: 'soft' }, { place: places[at], y })
  }
  // What stands again on another page is only looked at.
  if (isFirst) {
    paper.within('TR', () => {
      for (const [at, { isPicture }] of columns.entries()) {
        if (!isPicture) paper.read('TH', () => cell(at))
      }
    })
  } else paper.adorn(() => columns.forEach((_, at) => cell(at)))
  pen.y = y + height
}

function drawRow(paper: Paper, row: PaperRow, { places, height }: Drawing): void {
  const { cells, isTotal = false } = row
  const { pen, left, width } = paper
  const { y } = pen
  paper.adorn(() => {
    pen
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(isTotal ? 1 : 0.5)
      .stroke(isTotal ? colours.soft : colours.line)
    for (const [at, { draw }] of cells.entries()) {
      const place = places[at]
      if (draw && place) draw({ x: place.x, y, width: place.width, height })
    }
  })
  paper.within('TR', () => {
    for (const [at, place] of places.entries()) {
      if (place.isPicture) continue
      paper.read(at === 0 ? 'TH' : 'TD', () => writeCell(paper, cellOf(row, at), { place, y }))
    }
  })
  pen.y = y + height
}

function writeCell(
  paper: Paper,
  { text = '', bold = false, colour = 'ink', indent = 0 }: PaperCell,
  { place, y }: { readonly place: Place | undefined; readonly y: number },
): void {
  if (!place) return
  const { x, width, align } = place
  write(paper, text, {
    x: x + indent,
    y: y + aboveAt(paper),
    width: width - indent,
    size,
    bold,
    colour,
    align,
  })
}
