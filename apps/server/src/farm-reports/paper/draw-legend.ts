// What the marks of the pictures stand for, where a report has any.

import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { drawMark } from './draw-mark.ts'
import type { PaperMark } from './draw-mark.ts'
import { colours, write } from './paper.ts'
import type { Paper } from './paper.ts'

type Marks = readonly (readonly [PaperMark['shape'], PaperMark['colour'], string])[]

const marks: Marks = [
  ['diamond', 'accent', 'The farm'],
  ['tick', 'ink', 'Middle farm'],
  ['circle', 'note', 'Average farm'],
]
const best: Marks = [['triangle', 'attention', 'Best farms']]

export function drawLegend(paper: Paper, { sections }: FarmReport): void {
  const rows = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(block => (block.kind === 'spread' ? block.rows : []))
  if (rows.length === 0) return
  const used = rows.some(({ top }) => top.value !== null) ? [...marks, ...best] : marks
  const { pen, left } = paper
  const { y } = pen
  const each = 92
  paper.adorn(() => {
    for (const [at, [shape, colour]] of used.entries()) {
      drawMark(pen, { shape, size: 4, colour, x: left + at * each + 5, y: y + 6 })
    }
    pen.rect(left + used.length * each, y + 2, 12, 8).fill(colours.band)
  })
  paper.read('P', () => {
    for (const [at, [, , words]] of used.entries()) {
      write(paper, words, { x: left + at * each + 14, y, size: 7.5, width: each - 14 })
    }
    const words = 'Usual range; better lies to the right'
    write(paper, words, { x: left + used.length * each + 17, y, size: 7.5, width: 130 })
  })
  pen.y = y + 18
}
