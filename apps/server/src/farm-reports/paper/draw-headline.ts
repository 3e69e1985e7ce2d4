// The figures that stand large at the top of a report, three to a line.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { colours, write } from './paper.ts'
import type { Paper } from './paper.ts'

type LargeFigure = BlockOf<'headline'>['figures'][number]

/** Five stand in a line; more than that in lines of three. */
const inLineOf = (count: number) => (count <= 5 ? count : 3)
const between = 10
const heightOfCard = (width: number) => (width < 120 ? 76 : 62)
/** Without anything beside its figure. */
const heightAlone = (width: number) => (width < 120 ? 46 : 40)

export function drawHeadline(paper: Paper, { figures }: BlockOf<'headline'>): void {
  const { pen, left, width: full } = paper
  const inLine = inLineOf(figures.length)
  const width = (full - (inLine - 1) * between) / inLine
  const large = inLine > 3 ? 13 : 15
  for (let first = 0; first < figures.length; first += inLine) {
    const line = figures.slice(first, first + inLine)
    const isAlone = line.every(({ beside, place }) => beside === null && place === null)
    const height = isAlone ? heightAlone(width) : heightOfCard(width)
    paper.room(height)
    const { y } = pen
    for (const [at, figure] of line.entries()) {
      drawCard(paper, figure, { x: left + at * (width + between), y, width, height, large })
    }
    pen.y = y + height + 8
  }
}

interface CardPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Of the figure. */
  readonly large: number
}

function drawCard(
  paper: Paper,
  { label, own, beside, place, is_better: isBetter }: LargeFigure,
  { x, y, width, height, large }: CardPlace,
): void {
  const { pen } = paper
  paper.adorn(() => pen.roundedRect(x, y, width, height, 4).fill(colours.ground))
  const inside = { x: x + 7, width: width - 12 }
  paper.read('P', () => {
    const small = { ...inside, size: width < 120 ? 6.6 : 7.5 }
    write(paper, label, { ...small, y: y + 6, colour: 'soft' })
    const { y: below } = pen
    write(paper, own.text, {
      ...inside,
      y: below + 2,
      size: large,
      bold: true,
      colour: toneOf(isBetter),
    })
    write(paper, beside ?? '', small)
    write(paper, place ?? '', { ...small, colour: 'soft' })
  })
}

function toneOf(isBetter: boolean | null) {
  if (isBetter === null) return 'ink'
  return isBetter ? 'accent' : 'attention'
}
