// Small pictures of one thing each over the years, on one scale: beside each other as one picture for a file, and each
// by itself.

import { multiplePlaces } from '@furrow/farming/pictures/multiple-places'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { PictureMark } from '../../../charts/picture-mark.tsx'
import { PictureAxes } from '../../../charts/picture-axes.tsx'
import { PictureLines } from '../../../charts/picture-lines.tsx'
import { plotIn } from '../../../charts/plot-size.ts'
import type { PlotRoom } from '../../../charts/plot-size.ts'

type Multiples = BlockOf<'multiples'>

const margins = { left: 46, right: 10, top: 10, bottom: 44 } as const
const across = 3
const head = 28

export function MultiplesPicture({ block, width }: MultiplesProps) {
  const { panels } = block
  const each = { width: width / across - 12, height: 170 }
  const down = each.height + head
  return (
    <svg
      width={width}
      height={Math.ceil(panels.length / across) * down}
      fontFamily="var(--font)"
      fontSize={13}
      fill="var(--ink)"
    >
      {panels.map(({ label }, place) => (
        <g
          key={label}
          transform={`translate(${((place % across) * width) / across} ${Math.floor(place / across) * down})`}
        >
          <text x={0} y={16} fontWeight={600}>
            {label}
          </text>
          <g transform={`translate(0 ${head - 4})`}>
            <PanelDrawn block={block} place={place} {...each} />
          </g>
        </g>
      ))}
    </svg>
  )
}

interface MultiplesProps {
  readonly block: Multiples
  readonly width: number
}

export function PanelPicture(props: PanelProps) {
  const { width, height } = props
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fontFamily="var(--font)"
      fontSize={13}
      fill="var(--ink)"
    >
      <PanelDrawn {...props} />
    </svg>
  )
}

interface PanelProps extends PlotRoom {
  readonly block: Multiples
  readonly place: number
  /** The year that is told. */
  readonly at?: number | undefined
}

/** Where the years of a panel stand, in pixels. */
export function panelX(block: Multiples, size: PlotRoom): readonly number[] {
  return placedPanels(block).x.map(plotIn(size, margins).x)
}

function placedPanels({ panels }: Multiples) {
  return multiplePlaces(
    panels.map(({ years }) => ({
      own: years.map(({ own }) => own.value),
      average: years.map(({ average }) => average.value),
    })),
  )
}

function PanelDrawn({ block, place, at, ...size }: PanelProps) {
  const plot = plotIn(size, margins)
  const { scale, marks, x, panels } = placedPanels(block)
  const { own = [], average = [], told = [] } = panels[place] ?? {}
  const years = block.panels[place]?.years ?? []
  const point = at === undefined ? undefined : x[at]
  return (
    <>
      {point === undefined ? null : (
        <path
          d={`M${plot.x(point)} ${plot.y(1)}V${plot.bottom}`}
          stroke="var(--soft)"
          strokeWidth={1.5}
        />
      )}
      <PictureAxes {...{ plot, size, scale, marks }} unit="" />
      <PictureLines plot={plot} lines={average} colour="var(--note)" dash="5 4" width={1.5} />
      <PictureLines plot={plot} lines={own} colour="var(--accent)" width={2.5} />
      {own.flat().map(one => (
        <PictureMark
          key={one.x}
          shape="diamond"
          size={5}
          colour="var(--accent)"
          x={plot.x(one.x)}
          y={plot.y(one.y)}
        />
      ))}
      {told.map((year, end) => (
        <g
          key={year}
          transform={`translate(${end === 0 ? 0 : size.width} ${plot.bottom})`}
          textAnchor={end === 0 ? 'start' : 'end'}
        >
          <text y={20} fontSize={12} fill="var(--soft)">
            {years[year]?.label}
          </text>
          <text y={37} fontWeight={600}>
            {years[year]?.own.text}
          </text>
        </g>
      ))}
    </>
  )
}
