// Figures over the years as one picture: the usual range as a band, the average farm as a dashed line, the own farm as
// a line of diamonds.

import { yearsPlaces } from '@furrow/farming/pictures/years-places'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { PictureMark } from '../../../charts/picture-mark.tsx'
import { PictureAxes } from './picture-axes.tsx'
import { PictureLines } from './picture-lines.tsx'
import { plotIn } from './plot-size.ts'
import type { PlotRoom, Plotted } from './plot-size.ts'

interface Props extends PlotRoom {
  readonly block: BlockOf<'years'>
  /** The year that is told. */
  readonly at?: number | undefined
}

export function YearsPicture({ block, at, ...size }: Props) {
  const { years, unit } = block
  const plot = plotIn(size)
  const { scale, marks, x, own, real, average, bands } = yearsPlaces(
    years.map(year => ({
      own: year.own.value,
      real: year.real.value,
      average: year.average.value,
      low: year.low.value,
      high: year.high.value,
    })),
  )
  const inset = (points: readonly { readonly x: number; readonly y: number }[]) =>
    points.map(point => ({ ...point, x: insetX(point.x) }))
  const placed = x.map(insetX)
  const point = at === undefined ? undefined : placed[at]
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
      <PictureAxes
        {...{ plot, size, scale, marks, unit, x: placed }}
        names={years.map(({ label }) => label)}
      />
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
