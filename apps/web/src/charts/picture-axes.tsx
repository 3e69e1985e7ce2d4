// The axes of a picture: a thin line at each round figure, and the names of the places below.

import type { AxisNames } from '@furrow/farming/pictures/axis-names'
import type { FigureScale } from '@furrow/farming/pictures/figure-scale'
import { numberText } from '../ui/amounts.ts'
import type { PlotRoom, Plotted } from './plot-size.ts'

interface Props {
  readonly plot: Plotted
  readonly size: PlotRoom
  readonly scale: FigureScale
  readonly marks: readonly number[]
  readonly unit: string
  readonly x?: readonly number[]
  readonly names?: AxisNames
}

/** About so wide is one, in pixels. */
export const letterWidth = 6.6
const lineHeight = 15
/** In degrees. */
const slant = 50

export function PictureAxes({ plot, size, scale, marks, unit, x = [], names }: Props) {
  const turned = names?.isAslant ? ` rotate(${-slant})` : ''
  return (
    <g fontSize={12} fill="var(--soft)">
      {marks.map((mark, place) => (
        <g key={mark}>
          <path
            d={`M${plot.left} ${plot.y(mark)}H${size.width}`}
            stroke={scale.marks[place] === 0 ? 'var(--soft)' : 'var(--line)'}
            shapeRendering="crispEdges"
          />
          <text x={plot.left - 8} y={plot.y(mark) + 4} textAnchor="end">
            {numberText(scale.marks[place])}
          </text>
        </g>
      ))}
      <text x={0} y={11}>
        {unit}
      </text>
      {names?.lines.map((lines, place) =>
        lines.length === 0 ? null : (
          <text
            key={x[place]}
            transform={`translate(${plot.x(x[place] ?? 0)} ${plot.bottom + (turned ? 14 : 20)})${turned}`}
            textAnchor={turned ? 'end' : 'middle'}
          >
            {lines.map((line, at) => (
              <tspan key={line} x={0} y={at * lineHeight}>
                {line}
              </tspan>
            ))}
          </text>
        ),
      )}
    </g>
  )
}

export function namesHeight({ lines, isAslant }: AxisNames): number {
  if (!isAslant) return 13 + Math.max(1, ...lines.map(({ length }) => length)) * lineHeight
  const longest = Math.max(...lines.map(([line = '']) => line.length))
  return 18 + longest * letterWidth * Math.sin((slant / 180) * Math.PI)
}
