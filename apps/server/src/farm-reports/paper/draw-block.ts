// A block of a report on paper, by its kind.

import type { BlockOf, FarmReport, ReportNode } from '@furrow/wire/farm-report-answer'
import { drawAims } from './draw-aims.ts'
import { drawBars } from './draw-bars.ts'
import { drawHeadline } from './draw-headline.ts'
import { drawLadder } from './draw-ladder.ts'
import { drawMark } from './draw-mark.ts'
import { drawMultiples } from './draw-multiples.ts'
import { drawSpread } from './draw-spread.ts'
import { drawTable } from './draw-table.ts'
import { drawYears } from './draw-years.ts'
import { heightOf, paragraph, write } from './paper.ts'
import type { Paper } from './paper.ts'

type Block = FarmReport['sections'][number]['blocks'][number]

export function drawBlock(paper: Paper, block: Block): void {
  if ('title' in block) {
    paper.room(roomOfBlock(paper, block))
    paragraph(paper, block.title, { bold: true, size: 10, after: 2 })
    if (block.note && block.kind !== 'aims')
      paragraph(paper, block.note, { size: 7.5, colour: 'soft', after: 4 })
  }
  switch (block.kind) {
    case 'headline':
      return drawHeadline(paper, block)
    case 'findings':
      return drawFindings(paper, block)
    case 'spread':
      return drawSpread(paper, block)
    case 'ladder':
      return drawLadder(paper, block)
    case 'years':
      return drawYears(paper, block)
    case 'tree':
      return drawTree(paper, block)
    case 'table':
      return drawFigures(paper, block)
    case 'bars':
      return drawBars(paper, block)
    case 'multiples':
      return drawMultiples(paper, block)
    case 'aims':
      return drawAims(paper, block)
    case 'text':
      return paragraph(paper, block.text)
  }
}

/** What it says stays with what it shows; a picture of years stands with all of its figures. */
export function roomOfBlock(paper: Paper, block: Block): number {
  if (!('title' in block)) return 60
  const shown = block.kind === 'years' ? 210 : 90
  return heightOf(paper, block.title, { bold: true, size: 10 }) + shown
}

const better = { true: 'gain', false: 'loss' } as const

function drawFindings(paper: Paper, { findings }: BlockOf<'findings'>): void {
  const { pen, left, width } = paper
  paper.within('L', () => {
    for (const { sentence, is_better: isBetter } of findings) {
      const how = { x: left + 16, width: width - 16 }
      paper.room(heightOf(paper, sentence, how))
      const { y } = pen
      paper.adorn(() => {
        const shape = isBetter === null ? 'tick' : better[`${isBetter}`]
        const colour = isBetter === false ? 'attention' : 'accent'
        drawMark(pen, { shape, size: 4, colour, x: left + 6, y: y + 6 })
      })
      paper.read('LI', () => write(paper, sentence, { ...how, y }))
      pen.y += 4
    }
  })
  pen.y += 4
}

function drawTree(paper: Paper, { root }: BlockOf<'tree'>): void {
  drawTable(paper, {
    columns: [
      { heading: '', width: 44 },
      { heading: 'The farm', width: 18, align: 'right' },
      { heading: 'Average farm', width: 18, align: 'right' },
      { heading: 'How it follows', width: 26 },
    ],
    rows: linesOf(root, 0).map(({ node, depth }) => ({
      cells: [
        { text: node.label, indent: depth * 12, bold: depth < 2 },
        { text: node.own.text, bold: depth < 2 },
        { text: node.average.text },
        { text: howOf(node), colour: 'soft' as const },
      ],
    })),
  })
}

/** What stands below it, by how it follows from them. */
function howOf({ by, parts }: ReportNode): string {
  const names = parts.map(({ label }) => label.toLowerCase())
  if (names.length === 0) return ''
  return by.length === 1 ? names.join(` ${by} `) : `${by} ${names.join(' and ')}`
}

interface TreeLine {
  readonly node: ReportNode
  readonly depth: number
}

function linesOf(node: ReportNode, depth: number): readonly TreeLine[] {
  return [{ node, depth }, ...node.parts.flatMap(part => linesOf(part, depth + 1))]
}

function drawFigures(paper: Paper, { columns, rows }: BlockOf<'table'>): void {
  drawTable(paper, {
    columns: [
      { heading: '', width: 30 },
      ...columns.map(({ label, unit }) => ({
        heading: unit ? `${label}, ${unit}` : label,
        width: 12,
        align: 'right' as const,
      })),
    ],
    rows: rows.map(({ label, figures, level, is_total: isTotal }) => ({
      isTotal,
      cells: [{ text: label, indent: level * 10 }, ...figures.map(({ text }) => ({ text }))],
    })),
  })
}
