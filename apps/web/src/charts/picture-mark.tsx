// A mark of a picture by its shape, around a point: filled, or its outline on the ground of the page.

import { isFilledMark, markPath } from '@furrow/farming/pictures/mark-shape'
import type { MarkShape } from '@furrow/farming/pictures/mark-shape'

interface Props {
  readonly shape: MarkShape
  readonly size: number
  /** Of the page: `var(--accent)`. */
  readonly colour: string
  readonly x?: number
  readonly y?: number
}

export function PictureMark({ shape, size, colour, x = 0, y = 0 }: Props) {
  const look = isFilledMark(shape)
    ? { fill: colour, stroke: 'var(--panel)', strokeWidth: 1.5 }
    : { fill: 'var(--panel)', stroke: colour, strokeWidth: 2 }
  return (
    <path
      d={markPath(shape, size)}
      transform={`translate(${x} ${y})`}
      paintOrder="stroke"
      strokeLinejoin="round"
      {...look}
    />
  )
}
