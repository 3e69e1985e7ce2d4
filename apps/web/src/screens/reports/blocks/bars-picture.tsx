// Bars and lines along an axis as one picture; bars of one place differ by how they are filled.

import { barPlaces } from '@furrow/farming/pictures/bar-places'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { PictureAxes } from './picture-axes.tsx'
import { plotIn } from './plot-size.ts'
import type { PlotRoom } from './plot-size.ts'
import { seriesLook } from './series-look.ts'

interface Props extends PlotRoom {
  readonly block: BlockOf<'bars'>
  /** The place that is told. */
  readonly at?: number | undefined
}

export function BarsPicture({ block, at, ...size }: Props) {
  const { places, series, unit } = block
  const plot = plotIn(size)
  const placed = barPlaces(
    places.length,
    series.map(({ as, figures }) => ({ as, figures: figures.map(({ value }) => value) })),
  )
  const { scale, marks, x } = placed
  const slot = plot.across / Math.max(1, places.length)
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      fontFamily="var(--font)"
      fontSize={13}
      fill="var(--ink)"
    >
      {at === undefined ? null : (
        <rect
          x={plot.x(x[at] ?? 0) - slot / 2}
          y={plot.y(1)}
          width={slot}
          height={plot.up}
          fill="var(--line)"
          fillOpacity={0.5}
        />
      )}
      <PictureAxes {...{ plot, size, scale, marks, unit, x, names: places }} />
      {placed.series.map(({ bars, lines }, place) => {
        const { fill, fillOpacity, stroke, dash } = seriesLook(series, place)
        return (
          <g key={series[place]?.label}>
            {bars.map(bar => (
              <rect
                key={bar.x}
                x={plot.x(bar.x) + 1}
                y={plot.y(bar.to)}
                width={Math.max(1, bar.width * plot.across - 2)}
                height={Math.max(0.5, plot.y(bar.from) - plot.y(bar.to))}
                {...{ fill, fillOpacity, stroke }}
              />
            ))}
            {lines.map(line => (
              <path
                key={line[0]?.x}
                d={plot.path(line)}
                fill="none"
                stroke={stroke}
                strokeWidth={2.5}
                strokeDasharray={dash}
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            ))}
          </g>
        )
      })}
    </svg>
  )
}
