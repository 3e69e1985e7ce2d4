// Measures beside the spread of a group: a strip in the middle, and the same figures in columns.

import { rangeText } from '@furrow/farming/numbers/range-text'
import { spreadPlaces } from '@furrow/farming/pictures/spread-places'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { drawMark } from './draw-mark.ts'
import { drawTable } from './draw-table.ts'
import type { Box } from './draw-table.ts'
import { colours } from './paper.ts'
import type { Paper, Pen } from './paper.ts'

type SpreadRow = BlockOf<'spread'>['rows'][number]

/** Where there is little room, the farm beside the average farm: the rest is in the strip. */
const littleRoom = 300

export function drawSpread(paper: Paper, { rows }: BlockOf<'spread'>): void {
  const isNarrow = paper.width < littleRoom
  const hasTop = !isNarrow && rows.some(({ top }) => top.value !== null)
  const right = 'right' as const
  drawTable(paper, {
    columns: [
      { heading: 'Measure', width: 27 },
      { heading: '', width: 25, isPicture: true },
      { heading: 'The farm', width: 15, align: right },
      ...(isNarrow ? [] : [{ heading: 'Usual range', width: 21, align: right }]),
      { heading: isNarrow ? 'Average' : 'Average farm', width: 15, align: right },
      ...(hasTop ? [{ heading: 'Best farms', width: 13, align: right }] : []),
    ],
    rows: rows.map(row => ({
      height: 18 * paper.scale,
      cells: [
        { text: row.label },
        { draw: (box: Box) => drawStrip(paper.pen, row, box) },
        { text: row.own.text, bold: true },
        ...(isNarrow ? [] : [{ text: rangeOf(row), colour: 'soft' as const }]),
        { text: row.average.text },
        ...(hasTop ? [{ text: row.top.text }] : []),
      ],
    })),
  })
}

function rangeOf({ low, high, withheld }: SpreadRow): string {
  if (low.value === null || high.value === null) return withheld ? 'too few farms' : '–'
  return rangeText(low.text, high.text)
}

function drawStrip(pen: Pen, row: SpreadRow, { x, y, width, height }: Box): void {
  const { better, own, low, middle, high, average, top } = row
  const places = spreadPlaces({
    better,
    own: own.value,
    low: low.value,
    middle: middle.value,
    high: high.value,
    average: average.value,
    top: top.value,
  })
  const isEmpty = [places.band, places.average, places.top, places.own].every(one => one === null)
  if (isEmpty) return
  const centre = y + height / 2
  const at = (place: number) => x + place * width
  pen
    .moveTo(x, centre)
    .lineTo(x + width, centre)
    .lineWidth(1)
    .stroke(colours.line)
  if (places.band) {
    const { from, to } = places.band
    pen.rect(at(from), centre - 4, Math.max(1.5, (to - from) * width), 8).fill(colours.band)
  }
  const mark = (shape: 'tick' | 'circle' | 'triangle', place: number | null) => {
    const looks = { tick: [5, 'ink'], circle: [3, 'note'], triangle: [3.5, 'attention'] } as const
    const [size, colour] = looks[shape]
    if (place !== null) drawMark(pen, { shape, size, colour, x: at(place), y: centre })
  }
  mark('tick', places.middle)
  mark('circle', places.average)
  mark('triangle', places.top)
  if (places.own) {
    drawMark(pen, { shape: 'diamond', size: 5, colour: 'accent', x: at(places.own.at), y: centre })
  }
}
