// The marks of pictures, as they stand on the screen: their shapes say which is which.

import { isFilledMark, markPath } from '@furrow/farming/pictures/mark-shape'
import type { MarkShape } from '@furrow/farming/pictures/mark-shape'
import { colours } from './paper.ts'
import type { Colour, Pen } from './paper.ts'

export interface PaperMark {
  readonly shape: MarkShape
  readonly size: number
  readonly colour: Colour
  readonly x: number
  readonly y: number
}

export function drawMark(pen: Pen, { shape, size, colour, x, y }: PaperMark): void {
  pen.save().translate(x, y).path(markPath(shape, size)).lineWidth(1)
  if (isFilledMark(shape)) pen.fill(colours[colour])
  else pen.fillAndStroke('#ffffff', colours[colour])
  pen.restore()
}
