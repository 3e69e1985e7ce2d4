// What the marks of the pictures stand for, where a report has any.

import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { drawMark } from './draw-mark.ts'
import { colours, write } from './paper.ts'
import type { Paper } from './paper.ts'

const marks = [
  ['diamond', 'accent', 'The farm'],
  ['tick', 'ink', 'Middle farm'],
  ['circle', 'note', 'Average farm'],
  ['triangle', 'attention', 'Best farms'],
] as const

export function drawLegend(paper: Paper, { sections }: FarmReport): void {
  const hasMarks = sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'spread'))
  if (!hasMarks) return
  const { pen, left } = paper
  const { y } = pen
  const each = 92
  paper.adorn(() => {
    for (const [at, [shape, colour]] of marks.entries()) {
      drawMark(pen, { shape, size: 4, colour, x: left + at * each + 5, y: y + 6 })
    }
    pen.rect(left + marks.length * each, y + 2, 12, 8).fill(colours.band)
  })
  paper.read('P', () => {
    for (const [at, [, , words]] of marks.entries()) {
      write(paper, words, { x: left + at * each + 14, y, size: 7.5, width: each - 14 })
    }
    const words = 'Usual range; better lies to the right'
    write(paper, words, { x: left + marks.length * each + 17, y, size: 7.5, width: 130 })
  })
  pen.y = y + 18
}
