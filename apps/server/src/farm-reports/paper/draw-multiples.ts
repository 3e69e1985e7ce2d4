// Small pictures beside each other, each of one thing over the years, and the figures of all below.

import { multiplePlaces } from '@furrow/farming/pictures/multiple-places'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { drawAxes } from './draw-axes.ts'
import { drawMark } from './draw-mark.ts'
import { drawTable } from './draw-table.ts'
import { drawLines, pointOn } from './draw-years.ts'
import { colours, columnOf, heightOf, write } from './paper.ts'
import type { Paper } from './paper.ts'

type MultiplesBlock = BlockOf<'multiples'>
type Places = ReturnType<typeof multiplePlaces>

const across = 4
const gap = 12
const height = 52
/** Below a plot: the years that are told, their figures, and room. */
const below = 34

export function drawMultiples(paper: Paper, block: MultiplesBlock): void {
  const { panels, title } = block
  const places = multiplePlaces(
    panels.map(({ years }) => ({
      own: years.map(({ own }) => own.value),
      average: years.map(({ average }) => average.value),
    })),
  )
  for (let first = 0; first < panels.length; first += across) {
    const names = panels.slice(first, first + across).map(({ label }) => label)
    const heads = names.map((name, side) => heightOf(panelPaper(paper, side), name, ofName))
    const head = Math.max(...heads) + 4
    paper.room(head + height + below + 10)
    const top = paper.pen.y
    const drawRow = () => {
      for (const side of names.keys()) {
        paper.pen.y = top
        drawPanel(panelPaper(paper, side), { block, places, at: first + side, head })
      }
    }
    paper.read('Figure', drawRow, { alt: `${title}: ${names.join(', ')}` })
    paper.pen.y = top + head + 10 + height + below
  }
  drawFigures(paper, block)
}

const ofName = { size: 8, bold: true }

function panelPaper(paper: Paper, side: number): Paper {
  const width = (paper.width - (across - 1) * gap) / across
  return columnOf(paper, { left: paper.left + side * (width + gap), width, scale: paper.scale })
}

interface Panel {
  readonly block: MultiplesBlock
  readonly places: Places
  readonly at: number
  /** How high the names of its row are. */
  readonly head: number
}

function drawPanel(paper: Paper, { block: { panels, unit }, places, at, head }: Panel): void {
  const { pen, left, width } = paper
  const { label = '', years = [] } = panels[at] ?? {}
  const { own = [], average = [], told = [] } = places.panels[at] ?? {}
  const top = pen.y
  write(paper, label, ofName)
  pen.y = top + head
  const { marks, scale } = places
  const plot = drawAxes(paper, height, { marks, figures: scale.marks, unit, labels: [] })
  drawLines(pen, plot, { runs: average, colour: colours.note, dash: 3, thick: 1 })
  drawLines(pen, plot, { runs: own, colour: colours.accent, dash: null, thick: 1.6 })
  for (const point of own.flat()) {
    const [x, y] = pointOn(plot, point)
    drawMark(pen, { shape: 'diamond', size: 3, colour: 'accent', x, y })
  }
  for (const [end, place] of told.entries()) {
    const year = years[place]
    const align = end === 0 ? 'left' : 'right'
    const where = { x: left, y: plot.y + height + 5, width, size: 7, align } as const
    write(paper, `${year?.label ?? ''}\n${year?.own.text ?? ''}`, where)
  }
}

function drawFigures(paper: Paper, { panels, unit }: MultiplesBlock): void {
  const years = panels[0]?.years ?? []
  drawTable(paper, {
    columns: [
      { heading: unit, width: 24 },
      ...years.map(({ label }) => ({ heading: label, width: 12, align: 'right' as const })),
    ],
    rows: panels.flatMap(panel => [
      {
        cells: [
          { text: panel.label, bold: true },
          ...panel.years.map(({ own }) => ({ text: own.text, bold: true })),
        ],
      },
      ...(panel.years.some(({ average }) => average.value !== null)
        ? [
            {
              cells: [
                { text: 'Average farm', indent: 10 },
                ...panel.years.map(({ average }) => ({ text: average.text })),
              ],
            },
          ]
        : []),
    ]),
  })
}
