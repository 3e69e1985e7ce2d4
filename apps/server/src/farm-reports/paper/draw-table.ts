// A table on paper, with pictures between its figures where it has any. Its head stands again on each page.

import { colours, heightOf, write } from './paper.ts'
import type { Colour, Paper } from './paper.ts'

export interface PaperColumn {
  readonly heading: string
  /** Parts of the whole width. */
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

export function drawTable(
  paper: Paper,
  {
    columns,
    rows,
  }: { readonly columns: readonly PaperColumn[]; readonly rows: readonly PaperRow[] },
): void {
  const places = placesOf(paper, columns)
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

function placesOf({ left, width: full }: Paper, columns: readonly PaperColumn[]): readonly Place[] {
  const parts = columns.reduce((sum, { width }) => sum + width, 0)
  let x = left
  return columns.map(({ width, align = 'left', isPicture = false }) => {
    const own = (width / parts) * full
    const place = { x: x + 3, width: own - 6, align, isPicture }
    x += own
    return place
  })
}

const headOf = (columns: readonly PaperColumn[]): PaperRow => ({
  cells: columns.map(({ heading }) => ({ text: heading, bold: true })),
})

function rowHeight(
  paper: Paper,
  { cells, height = 0 }: PaperRow,
  places: readonly Place[],
): number {
  const heights = cells.map(({ text = '', bold = false, indent = 0 }, at) => {
    const width = (places[at]?.width ?? 0) - indent
    return text === '' ? 0 : heightOf(paper, text, { size, bold, width }) + 2 * aboveAt(paper)
  })
  return Math.max(height, ...heights)
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

function drawRow(
  paper: Paper,
  { cells, isTotal = false }: PaperRow,
  { places, height }: Drawing,
): void {
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
    for (const [at, cell] of cells.entries()) {
      const place = places[at]
      if (place?.isPicture) continue
      const bold = cell.bold ?? isTotal
      paper.read(at === 0 ? 'TH' : 'TD', () => writeCell(paper, { ...cell, bold }, { place, y }))
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
