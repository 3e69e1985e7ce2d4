// Bars and lines along an axis, and their figures below.

import { axisPlaces } from '@furrow/farming/pictures/axis-places'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { drawAxes } from './draw-axes.ts'
import { drawTable } from './draw-table.ts'
import type { Box } from './draw-table.ts'
import { drawLines } from './draw-years.ts'
import { colours } from './paper.ts'
import type { Paper, Pen } from './paper.ts'

type BarsBlock = BlockOf<'bars'>

const looks = [colours.accent, colours.note, colours.attention, colours.soft]

export function drawBars(paper: Paper, block: BarsBlock): void {
  const { series, places, title, unit } = block
  paper.room(170)
  paper.read('Figure', () => drawPicture(paper, block), { alt: title })
  drawTable(paper, {
    columns: [
      { heading: unit, width: 20 },
      ...places.map(heading => ({ heading, width: 10, align: 'right' as const })),
    ],
    rows: series.map(({ label, figures, as }, at) => ({
      cells: [
        {
          text: label,
          indent: 20,
          draw: box => drawKey(paper.pen, box, { as, colour: lookOf(at) }),
        },
        ...figures.map(({ text }) => ({ text })),
      ],
    })),
  })
}

const lookOf = (at: number) => looks[at % looks.length] ?? colours.accent

/** What a series looks like, beside its name. */
function drawKey(
  pen: Pen,
  { x, y, height }: Box,
  { as, colour }: { readonly as: BarsBlock['series'][number]['as']; readonly colour: string },
): void {
  if (as === 'bar') return void pen.rect(x, y + height / 2 - 4, 14, 8).fill(colour)
  const across = [
    { x: 0, y: 0.5 },
    { x: 1, y: 0.5 },
  ]
  const dash = as === 'dash' ? 3 : null
  drawLines(pen, { x, y, width: 14, height }, { runs: [across], colour, dash, thick: 1.4 })
}

function drawPicture(paper: Paper, { series, places: labels, unit }: BarsBlock): void {
  const { pen } = paper
  const places = axisPlaces(
    labels.length,
    series.map(({ as, figures }) => ({ as, figures: figures.map(({ value }) => value) })),
  )
  const plot = drawAxes(paper, 110, {
    marks: places.marks,
    figures: places.scale.marks,
    unit,
    labels: labels.map((text, at) => ({ text, x: places.x[at] ?? 0 })),
  })
  const end = pen.y
  for (const [at, { bars, lines }] of places.series.entries()) {
    const colour = lookOf(at)
    for (const { x, width, from, to } of bars) {
      const top = plot.y + (1 - to) * plot.height
      pen.rect(plot.x + x * plot.width, top, width * plot.width, (to - from) * plot.height)
      pen.fill(colour)
    }
    const dash = series[at]?.as === 'dash' ? 3 : null
    drawLines(pen, plot, { runs: lines, colour, dash, thick: 1.4 })
  }
  pen.y = end
}
