// Figures over the years as one picture: the usual range as a band, the average farm as a dashed line, the own farm as
// a line of diamonds.

import { axisNames } from '@furrow/farming/pictures/axis-names'
import { yearsPlaces } from '@furrow/farming/pictures/years-places'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { PictureMark } from '../../../charts/picture-mark.tsx'
import { PictureAxes, letterWidth } from '../../../charts/picture-axes.tsx'
import { PictureLines } from '../../../charts/picture-lines.tsx'
import { plotIn } from '../../../charts/plot-size.ts'
import type { PlotRoom, Plotted } from '../../../charts/plot-size.ts'

interface Props extends PlotRoom {
  readonly block: BlockOf<'years'>
  /** The year that is told. */
  readonly at?: number | undefined
}

export function YearsPicture({ block, at, ...size }: Props) {
  const { years, unit } = block
  const { plot, placed, scale, marks, own, real, average, bands } = placedYears(block, size)
  const inset = (points: readonly { readonly x: number; readonly y: number }[]) =>
    points.map(point => ({ ...point, x: insetX(point.x) }))
  const point = at === undefined ? undefined : placed[at]
  const names = axisNames(
    years.map(({ label }) => label),
    { letters: plot.across / letterWidth },
  )
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      fontFamily="var(--font)"
      fontSize={13}
      fill="var(--ink)"
    >
      {point === undefined ? null : (
        <path
          d={`M${plot.x(point)} ${plot.y(1)}V${plot.bottom}`}
          stroke="var(--soft)"
          strokeWidth={1.5}
        />
      )}
      <PictureAxes {...{ plot, size, scale, marks, unit, names }} x={placed} />
      {bands.map(band => (
        <path
          key={band[0]?.x}
          d={`${plot.path(inset(band))}Z`}
          fill="var(--accent)"
          fillOpacity={0.16}
          stroke="var(--accent)"
          strokeOpacity={band.length === 2 ? 0.5 : 0.25}
        />
      ))}
      <PictureLines plot={plot} lines={average.map(inset)} colour="var(--note)" dash="6 4" />
      <PictureLines plot={plot} lines={real.map(inset)} colour="var(--ink)" dash="1 4" />
      <PictureLines plot={plot} lines={own.map(inset)} colour="var(--accent)" width={2.5} />
      {own.flat().map(one => (
        <PictureMark
          key={one.x}
          shape="diamond"
          size={7}
          colour="var(--accent)"
          x={plot.x(insetX(one.x))}
          y={plot.y(one.y)}
        />
      ))}
      <OwnTexts block={block} points={own.flat()} plot={plot} />
    </svg>
  )
}

/** Where its years stand, in pixels. */
export function yearsX(block: Props['block'], size: PlotRoom): readonly number[] {
  const { plot, placed } = placedYears(block, size)
  return placed.map(plot.x)
}

function placedYears({ years }: Props['block'], size: PlotRoom) {
  const places = yearsPlaces(
    years.map(year => ({
      own: year.own.value,
      real: year.real.value,
      average: year.average.value,
      low: year.low.value,
      high: year.high.value,
    })),
  )
  return { ...places, plot: plotIn(size), placed: places.x.map(insetX) }
}

/** The first and the last year keep off the edges. */
const insetX = (x: number): number => 0.04 + x * 0.92

interface TextsProps {
  readonly block: BlockOf<'years'>
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly plot: Plotted
}

/** All of them where there is room, else the last one. */
function OwnTexts({ block: { years }, points, plot }: TextsProps) {
  const known = years.filter(({ own }) => own.value !== null)
  const hasRoom = plot.across / Math.max(1, years.length) >= 72
  return points.map((point, place) =>
    hasRoom || place === points.length - 1 ? (
      <text
        key={point.x}
        x={plot.x(insetX(point.x))}
        y={plot.y(point.y) - 13}
        textAnchor={point.x === 1 ? 'end' : 'middle'}
        fontWeight={600}
        paintOrder="stroke"
        stroke="var(--panel)"
        strokeWidth={3}
      >
        {known[place]?.own.text}
      </text>
    ) : null,
  )
}
