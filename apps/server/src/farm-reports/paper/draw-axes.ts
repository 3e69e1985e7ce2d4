// The ground of a picture with two axes: lines at round figures, and what stands along the bottom.

import { colours, write } from './paper.ts'
import type { Paper } from './paper.ts'

export interface PaperPlot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Axes {
  /** Of each mark, from the bottom. */
  readonly marks: readonly number[]
  readonly figures: readonly number[]
  readonly unit: string
  /** Along the bottom, and where each stands. */
  readonly labels: readonly { readonly text: string; readonly x: number }[]
}

const labels = 36
const below = 14
const format = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })

/** Where to draw, from its left upper corner. */
export function drawAxes(paper: Paper, height: number, axes: Axes): PaperPlot {
  const { pen, left, width } = paper
  const plot = { x: left + labels, y: pen.y + 10, width: width - labels - 12, height }
  for (const [at, mark] of axes.marks.entries()) {
    const y = plot.y + (1 - mark) * height
    pen
      .moveTo(plot.x, y)
      .lineTo(plot.x + plot.width, y)
      .lineWidth(0.5)
      .stroke(colours.line)
    const text = format.format(axes.figures[at] ?? 0)
    const place = { x: left, y: y - 5, width: labels - 6, align: 'right' as const }
    write(paper, text, { ...place, size: 7, colour: 'soft' })
  }
  for (const { text, x } of axes.labels) {
    const place = { x: plot.x + x * plot.width - 30, y: plot.y + height + 4, width: 60 }
    pen.font('plain').fontSize(7).fillColor(colours.soft)
    pen.text(text, place.x, place.y, { width: place.width, align: 'center', lineBreak: false })
  }
  if (axes.unit) write(paper, axes.unit, { x: left, y: plot.y - 13, size: 7, colour: 'soft' })
  pen.y = plot.y + height + below + 6
  return plot
}
