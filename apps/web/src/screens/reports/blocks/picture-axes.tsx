// The axes of a picture: a thin line at each round figure, and the names of the places below.

import type { FigureScale } from '@furrow/farming/pictures/figure-scale'
import { numberText } from '../../../ui/amounts.ts'
import type { PlotRoom, Plotted } from './plot-size.ts'

interface Props {
  readonly plot: Plotted
  readonly size: PlotRoom
  readonly scale: FigureScale
  readonly marks: readonly number[]
  readonly unit: string
  readonly x: readonly number[]
  readonly names: readonly string[]
}

/** About so wide is one; a longer name is cut short: its whole is told below and in the table. */
const letter = 6.6

export function PictureAxes({ plot, size, scale, marks, unit, x, names }: Props) {
  const room = plot.across / Math.max(1, names.length)
  const every = Math.max(1, Math.ceil(52 / room))
  const letters = Math.floor((room * every) / letter)
  return (
    <g fontSize={12} fill="var(--soft)">
      {marks.map((mark, place) => (
        <g key={mark}>
          <path
            d={`M${plot.left} ${plot.y(mark)}H${size.width}`}
            stroke={scale.marks[place] === 0 ? 'var(--soft)' : 'var(--line)'}
          />
          <text x={plot.left - 8} y={plot.y(mark) + 4} textAnchor="end">
            {numberText(scale.marks[place])}
          </text>
        </g>
      ))}
      <text x={0} y={11}>
        {unit}
      </text>
      {names.map((name, place) =>
        (names.length - 1 - place) % every === 0 ? (
          <text key={name} x={plot.x(x[place] ?? 0)} y={plot.bottom + 20} textAnchor="middle">
            {name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name}
          </text>
        ) : null,
      )}
    </g>
  )
}
