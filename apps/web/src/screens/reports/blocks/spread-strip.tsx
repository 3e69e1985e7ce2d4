// One measure as a strip: the usual range of the group with its middle farm, its average and best farms by their
// shapes, and the own farm as a diamond.

import { spreadPlaces } from '@furrow/farming/pictures/spread-places'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { PictureMark } from '../../../charts/picture-mark.tsx'

export type SpreadRow = BlockOf<'spread'>['rows'][number]

export const stripHeight = 46
const middleLine = 15
const lane = 12

interface Props {
  readonly row: SpreadRow
  readonly width: number
}

/** Within a picture, from its left upper corner. */
export function SpreadStrip({ row, width }: Props) {
  const { band, middle, average, top, own } = spreadPlaces({
    better: row.better,
    own: row.own.value,
    low: row.low.value,
    middle: row.middle.value,
    high: row.high.value,
    average: row.average.value,
    top: row.top.value,
  })
  const ends = row.better === 'down' ? [row.high, row.low] : [row.low, row.high]
  const isEmpty = [band, middle, average, top, own].every(place => place === null)
  if (isEmpty) return null
  return (
    <g>
      <path d={`M0 ${middleLine}H${width}`} stroke="var(--line)" strokeWidth={2} />
      {band ? <Band from={band.from * width} to={band.to * width} /> : null}
      {band ? (
        <BandEnds
          from={band.from * width}
          to={band.to * width}
          width={width}
          texts={ends.map(({ text }) => text)}
        />
      ) : null}
      {middle === null ? null : (
        <PictureMark shape="tick" size={9} colour="var(--ink)" x={middle * width} y={middleLine} />
      )}
      {average === null ? null : (
        <PictureMark
          shape="circle"
          size={5.5}
          colour="var(--note)"
          x={average * width}
          y={middleLine}
        />
      )}
      {top === null ? null : (
        <PictureMark
          shape="triangle"
          size={6.5}
          colour="var(--attention)"
          x={top * width}
          y={middleLine}
        />
      )}
      {own === null ? null : <OwnMark at={own.at * width} beyond={own.beyond} />}
    </g>
  )
}

interface Ends {
  readonly from: number
  readonly to: number
}

function Band({ from, to }: Ends) {
  const box = {
    x: from,
    y: middleLine - lane / 2,
    width: Math.max(2, to - from),
    height: lane,
    rx: 3,
  }
  return (
    <>
      <rect {...box} fill="var(--panel)" />
      <rect
        {...box}
        fill="var(--accent)"
        fillOpacity={0.18}
        stroke="var(--accent)"
        strokeOpacity={0.55}
      />
    </>
  )
}

interface EndTexts extends Ends {
  /** Of the strip. */
  readonly width: number
  readonly texts: readonly string[]
}

/** What the range goes from and to; where it is narrow, to its sides, and within the strip. */
function BandEnds({ from, to, width, texts: [left = '', right = ''] }: EndTexts) {
  const isNarrow = to - from < 110
  const look = { y: stripHeight - 6, fontSize: 12, fill: 'var(--soft)' }
  const middle = (from + to) / 2
  // Both ends read the same: it is said once.
  if (left === right)
    return (
      <text
        {...look}
        x={Math.min(Math.max(middle, roomOfEnd / 2), width - roomOfEnd / 2)}
        textAnchor="middle"
      >
        {left}
      </text>
    )
  const place = Math.min(Math.max(middle, roomOfEnd), width - roomOfEnd)
  const sides = isNarrow
    ? [
        Math.min(Math.max(from - 2, roomOfEnd), place),
        Math.max(Math.min(to + 2, width - roomOfEnd), place + 6),
      ]
    : [from, to]
  return (
    <>
      <text {...look} x={sides[0]} textAnchor={isNarrow ? 'end' : 'start'}>
        {left}
      </text>
      <text {...look} x={sides[1]} textAnchor={isNarrow ? 'start' : 'end'}>
        {right}
      </text>
    </>
  )
}

/** What the text of an end takes, about. */
const roomOfEnd = 56

/** Further out than the strip reaches, an arrow says so. */
function OwnMark({
  at,
  beyond,
}: {
  readonly at: number
  readonly beyond: 'left' | 'right' | null
}) {
  const side = beyond === 'right' ? 1 : -1
  return (
    <>
      {beyond === null ? null : (
        <path
          d={`M${at + side * 12} ${middleLine - 5}l${side * 5} 5l${-side * 5} 5`}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={2}
        />
      )}
      <PictureMark shape="diamond" size={9} colour="var(--accent)" x={at} y={middleLine} />
    </>
  )
}
