// Bars of a series, and above them what they come to where there is room.

import type { PlacedBar } from '@furrow/farming/pictures/axis-places'
import { isOfData, pageColour } from './chart-key.ts'
import { letterWidth } from './picture-axes.tsx'
import type { Plotted } from './plot-size.ts'
import type { PlotSeries } from './plot.ts'

interface Props {
  readonly plot: Plotted
  readonly bars: readonly PlacedBar[]
  readonly look: PlotSeries
}

export function PlotBars({ plot, bars, look: { as, colour, colours, isLight } }: Props) {
  return bars.map(({ place, x, width, from, to }) => {
    const own = colours?.[place] ?? colour
    const fill = pageColour(own)
    // Light crops stand out from a light page by their edge.
    const edge = isOfData(own) ? 'var(--soft)' : fill
    return (
      <rect
        key={place}
        x={plot.x(x) + 1}
        y={plot.y(to)}
        width={Math.max(1, width * plot.across - 2)}
        height={Math.max(0.5, plot.y(from) - plot.y(to))}
        fill={fill}
        fillOpacity={as === 'band' || isLight ? 0.28 : undefined}
        stroke={as === 'band' ? undefined : edge}
        shapeRendering="crispEdges"
      />
    )
  })
}

export function BarTexts({ plot, bars, look: { texts } }: Props) {
  if (!texts) return null
  const longest = Math.max(...texts.map(({ length }) => length))
  if (longest * (letterWidth + 0.6) * texts.length > plot.across) return null
  return bars.map(({ place, x, width, to }) => (
    <text
      key={place}
      x={plot.x(x + width / 2)}
      y={plot.y(to) - 6}
      textAnchor="middle"
      fontWeight={600}
      paintOrder="stroke"
      stroke="var(--panel)"
      strokeWidth={3}
    >
      {texts[place]}
    </text>
  ))
}
