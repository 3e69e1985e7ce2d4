// What is drawn along an axis as one picture: what is usual behind, bars before it, lines in front.

import type { PlacedSeries } from '@furrow/farming/pictures/axis-places'
import { pageColour } from './chart-key.ts'
import { PictureAxes } from './picture-axes.tsx'
import { PictureLines } from './picture-lines.tsx'
import { placedPlot } from './placed-plot.ts'
import { BarTexts, PlotBars } from './plot-bars.tsx'
import type { PlotRoom, Plotted } from './plot-size.ts'
import type { Plot, PlotSeries } from './plot.ts'

interface Props extends PlotRoom {
  readonly plot: Plot
  /** The place that is told. */
  readonly at?: number | undefined
}

export function PlotPicture({ plot, at, ...size }: Props) {
  const { plotted, series, ...axes } = placedPlot(plot, size)
  const layers = plot.series
    .map((look, place) => ({ look, placed: series[place] ?? nothing }))
    .toReversed()
  const pointed = at === undefined ? undefined : axes.x[at]
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      fontFamily="var(--font)"
      fontSize={13}
      fill="var(--ink)"
    >
      {pointed === undefined ? null : <PointedPlace plot={plot} plotted={plotted} x={pointed} />}
      {layers.map(layer => (
        <Usual key={layer.look.label} {...layer} plot={plotted} />
      ))}
      <PictureAxes {...axes} plot={plotted} size={size} unit={plot.unit} />
      {layers.map(layer => (
        <Bars key={layer.look.label} {...layer} plot={plotted} />
      ))}
      {layers.map(layer => (
        <Lines key={layer.look.label} {...layer} plot={plotted} />
      ))}
    </svg>
  )
}

const nothing: PlacedSeries = { bars: [], lines: [], areas: [] }

interface PointedProps {
  readonly plot: Plot
  readonly plotted: Plotted
  readonly x: number
}

/** A day as a line, the room of a bar as a tint. */
function PointedPlace({ plot: { isByDay, names }, plotted, x }: PointedProps) {
  const width = isByDay ? 1.5 : plotted.across / names.length
  return (
    <rect
      x={plotted.x(x) - width / 2}
      y={plotted.y(1)}
      width={width}
      height={plotted.up}
      fill={isByDay ? 'var(--soft)' : 'var(--line)'}
      fillOpacity={isByDay ? 1 : 0.5}
    />
  )
}

interface SeriesProps {
  readonly look: PlotSeries
  readonly placed: PlacedSeries
  readonly plot: Plotted
}

/** Behind the lines of the axis. */
function Usual({ look, placed: { bars, areas }, plot }: SeriesProps) {
  if (look.as !== 'band') return null
  return (
    <>
      <PlotBars plot={plot} bars={bars} look={look} />
      {areas.map(area => (
        <path
          key={area[0]?.x}
          d={`${plot.path(area)}Z`}
          fill={pageColour(look.colour)}
          fillOpacity={0.28}
        />
      ))}
    </>
  )
}

function Bars({ look, placed: { bars }, plot }: SeriesProps) {
  if (look.as !== 'bar') return null
  return (
    <>
      <PlotBars plot={plot} bars={bars} look={look} />
      <BarTexts plot={plot} bars={bars} look={look} />
    </>
  )
}

function Lines({ look: { as, colour }, placed: { lines }, plot }: SeriesProps) {
  const drawn = { plot, lines, colour: pageColour(colour) }
  if (as !== 'tick') return <PictureLines {...drawn} width={2.5} {...(as === 'dash' && dashed)} />
  // With an edge of the ground, for it may stand on a bar.
  return (
    <>
      <PictureLines {...drawn} colour="var(--panel)" width={7} cap="butt" />
      <PictureLines {...drawn} width={4} cap="butt" />
    </>
  )
}

const dashed = { dash: '6 4' }
