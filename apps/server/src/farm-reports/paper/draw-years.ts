// A measure over the years: the farm as a line, its group as a band, and the figures of both below.

import { rangeText } from '@furrow/farming/numbers/range-text'
import { yearsPlaces } from '@furrow/farming/pictures/years-places'
import type { PicturePoint } from '@furrow/farming/pictures/years-places'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { drawAxes } from './draw-axes.ts'
import type { PaperPlot } from './draw-axes.ts'
import { drawMark } from './draw-mark.ts'
import { drawTable } from './draw-table.ts'
import { colours } from './paper.ts'
import type { Paper, Pen } from './paper.ts'

type YearsBlock = BlockOf<'years'>
type Figures = Omit<YearsBlock['years'][number], 'period_id' | 'label'>

export function drawYears(paper: Paper, block: YearsBlock): void {
  const { years, unit, title } = block
  paper.read('Figure', () => drawPicture(paper, block), { alt: title })
  const row = (label: string, pick: (year: Figures) => string, bold = false) => ({
    cells: [{ text: label, bold }, ...years.map(year => ({ text: pick(year), bold }))],
  })
  const isKnown = (name: 'real' | 'average' | 'low') =>
    years.some(year => year[name].value !== null)
  drawTable(paper, {
    columns: [
      { heading: unit, width: 18 },
      ...years.map(({ label }) => ({ heading: label, width: 12, align: 'right' as const })),
    ],
    rows: [
      row('The farm', ({ own }) => own.text, true),
      ...(isKnown('real') ? [row('In the money of the last period', ({ real }) => real.text)] : []),
      ...(isKnown('average') ? [row('Average farm', ({ average }) => average.text)] : []),
      ...(isKnown('low')
        ? [
            row('Usual range', ({ low, high }) =>
              low.value === null || high.value === null ? '–' : rangeText(low.text, high.text),
            ),
          ]
        : []),
    ],
  })
}

function drawPicture(paper: Paper, { years, unit }: YearsBlock): void {
  const { pen } = paper
  const places = yearsPlaces(
    years.map(({ own, real, average, low, high }) => ({
      own: own.value,
      real: real.value,
      average: average.value,
      low: low.value,
      high: high.value,
    })),
  )
  const plot = drawAxes(paper, 72 * paper.scale, {
    marks: places.marks,
    figures: places.scale.marks,
    unit,
    labels: years.map(({ label }, at) => ({ text: label, x: places.x[at] ?? 0 })),
  })
  const end = pen.y
  for (const run of places.bands) {
    pen.polygon(...run.map(point => pointOn(plot, point))).fill(colours.band)
  }
  drawLines(pen, plot, { runs: places.average, colour: colours.note, dash: null, thick: 1 })
  drawLines(pen, plot, { runs: places.real, colour: colours.accent, dash: 3, thick: 1 })
  drawLines(pen, plot, { runs: places.own, colour: colours.accent, dash: null, thick: 1.8 })
  for (const point of places.own.flat()) {
    const [x, y] = pointOn(plot, point)
    drawMark(pen, { shape: 'diamond', size: 4, colour: 'accent', x, y })
  }
  pen.y = end
}

export function pointOn({ x, y, width, height }: PaperPlot, point: PicturePoint): [number, number] {
  return [x + point.x * width, y + (1 - point.y) * height]
}

interface Lines {
  readonly runs: readonly (readonly PicturePoint[])[]
  readonly colour: string
  readonly dash: number | null
  readonly thick: number
}

export function drawLines(pen: Pen, plot: PaperPlot, { runs, colour, dash, thick }: Lines): void {
  pen.save().lineWidth(thick)
  if (dash !== null) pen.dash(dash, { space: dash })
  for (const run of runs) {
    for (const [at, point] of run.entries()) {
      const [x, y] = pointOn(plot, point)
      if (at === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    }
    pen.stroke(colour)
  }
  pen.restore()
}
