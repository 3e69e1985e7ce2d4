// The gap in dollars, part by part and rung by rung, with a bar for each.

import { ladderPlaces } from '@furrow/farming/pictures/ladder-places'
import type { LadderBar } from '@furrow/farming/pictures/ladder-places'
import { arrowPath } from '@furrow/farming/pictures/mark-shape'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { smallRungs } from '../blocks/ladder-block.ts'
import { drawTable } from './draw-table.ts'
import type { Box, PaperRow } from './draw-table.ts'
import { colours, paragraph } from './paper.ts'
import type { Paper, Pen } from './paper.ts'

type LadderBlock = BlockOf<'ladder'>
type PartOfLadder = LadderBlock['parts'][number]

export function drawLadder(paper: Paper, block: LadderBlock): void {
  const { parts, own_profit: own, their_profit: theirs, against_name: name } = block
  const places = ladderPlaces({
    theirs: theirs.value,
    own: own.value,
    parts: parts.map(part => ({
      gap: part.per_ha.value,
      rungs: part.rungs.map(({ per_ha: rung }) => rung.value),
    })),
  })
  const end = (label: string, text: string): PaperRow => ({
    isTotal: true,
    cells: [{ text: label }, {}, {}, {}, { text }, {}],
  })
  drawTable(paper, {
    columns: [
      { heading: 'What separates the two', width: 32 },
      { heading: '', width: 20, isPicture: true },
      { heading: 'The farm', width: 14, align: 'right' },
      { heading: 'Others', width: 14, align: 'right' },
      { heading: 'Per hectare', width: 13, align: 'right' },
      { heading: 'On the farm', width: 13, align: 'right' },
    ],
    rows: [
      end(`Profit of ${name}`, theirs.text),
      ...parts.flatMap((part, at) => rowsOf(paper.pen, part, places.parts[at])),
      end('Profit of the farm', own.text),
      {
        isTotal: true,
        cells: [
          { text: 'All together' },
          {},
          {},
          {},
          { text: block.per_ha.text },
          { text: block.total.text },
        ],
      },
    ],
  })
  for (const text of block.remarks) paragraph(paper, text, { size: 8, colour: 'soft', after: 2 })
}

type PlacedPart = ReturnType<typeof ladderPlaces>['parts'][number]

function rowsOf(pen: Pen, part: PartOfLadder, placed: PlacedPart | undefined): readonly PaperRow[] {
  const bar = (at: LadderBar | undefined, isThin: boolean) => (box: Box) =>
    drawBar(pen, at, { ...box, isThin })
  return [
    {
      height: 17,
      cells: [
        { text: part.label, bold: true },
        { draw: bar(placed, false) },
        {},
        {},
        { text: part.per_ha.text, bold: true },
        { text: part.total.text, bold: true },
      ],
    },
    // The small ones are together what they come to: pages of cents hide what matters.
    ...(part.key === smallRungs ? [] : part.rungs).map((rung, at) => ({
      height: 15,
      cells: [
        { text: rung.label, indent: 9 },
        { draw: bar(placed?.rungs[at], true) },
        { text: rung.own.text },
        { text: rung.theirs.text },
        { text: rung.per_ha.text },
        { text: rung.total.text },
      ],
    })),
  ]
}

/** It points to where it leads; what is a loss is drawn in another colour as well. */
function drawBar(
  pen: Pen,
  bar: LadderBar | undefined,
  { x, y, width, height, isThin }: Box & { readonly isThin: boolean },
): void {
  if (!bar || bar.from === bar.to) return
  const thick = isThin ? 5 : 8
  const lane = { top: y + (height - thick) / 2, height: thick }
  const path = arrowPath(x + bar.from * width, x + bar.to * width, lane)
  pen.path(path).fill(bar.to > bar.from ? colours.accent : colours.attention)
}
