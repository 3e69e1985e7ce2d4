// The strip of a finding, as large as a hall needs it: the usual range with both its ends, and every mark with its name
// and figure above it. It is drawn in a unit of its own, and as wide as there is room.

import { useMediaQuery } from '@mantine/hooks'
import type { ShownFinding } from '@furrow/wire/office/workshop-screen-answer'
import { PictureMark } from '../../../charts/picture-mark.tsx'
import { rangeName, stripOf, stripWords } from './finding-marks.ts'
import type { FindingMark } from './finding-marks.ts'
import { labelPlaces } from './label-places.ts'

/** A tablet that is held upright shows the same, less wide. */
const widths = { lying: 1600, upright: 1000 } as const
const height = 380
/** Where the strip lies. */
const line = 208
const lane = 76
const letters = { name: 36, figure: 46, end: 40 }
/** Of a letter, about, by its height. */
const letterWidth = 0.58
const gap = 36

export function FindingStrip({ finding }: { readonly finding: ShownFinding }) {
  const isUpright = useMediaQuery('(max-aspect-ratio: 1/1)', false, {
    getInitialValueInEffect: false,
  })
  const width = isUpright ? widths.upright : widths.lying
  const { range, marks } = stripOf(finding)
  if (!range && marks.length === 0) return null
  return (
    <svg
      className="finding-strip"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={stripWords(finding)}
      fill="var(--ink)"
    >
      <path d={`M0 ${line}H${width}`} stroke="var(--line)" strokeWidth={5} />
      {range ? <Range {...range} width={width} name={rangeName(finding)} /> : null}
      <Marks marks={marks} width={width} />
      {finding.better === 'neither' ? null : (
        <text x={width} y={height - 14} textAnchor="end" fontSize={letters.name} fill="var(--soft)">
          Better →
        </text>
      )}
    </svg>
  )
}

interface RangeProps {
  readonly width: number
  readonly from: number
  readonly to: number
  readonly ends: readonly [left: string, right: string]
  readonly name: string
}

/** What the word at the right end takes. */
const roomOfBetter = 210

function Range({ width, from, to, ends: [left, right], name }: RangeProps) {
  const box = {
    x: from * width,
    y: line - lane / 2,
    width: Math.max(6, (to - from) * width),
    height: lane,
    rx: 10,
  }
  // Both ends read the same where it is narrow: that is said once.
  const ends =
    left === right
      ? [{ text: left, at: ((from + to) / 2) * width }]
      : [
          { text: left, at: from * width },
          { text: right, at: to * width },
        ]
  const places = labelPlaces(
    ends.map(({ text, at }) => ({ at, width: widthOf(text, letters.end) + gap })),
    width,
  )
  const half = widthOf(name, letters.name) / 2
  const middle = Math.max(half, Math.min(((from + to) / 2) * width, width - roomOfBetter - half))
  return (
    <>
      <rect {...box} fill="var(--panel)" />
      <rect {...box} className="finding-range" />
      {ends.map(({ text }, place) => (
        <text
          key={text}
          x={places[place]}
          y={line + lane / 2 + 50}
          textAnchor="middle"
          fontSize={letters.end}
          fontWeight={600}
        >
          {text}
        </text>
      ))}
      <text
        x={middle}
        y={height - 14}
        textAnchor="middle"
        fontSize={letters.name}
        fill="var(--soft)"
      >
        {name}
      </text>
    </>
  )
}

/** From the figures down to the marks. */
const under = 98
/** Marks are drawn as elsewhere, and larger, with their outlines. */
const markScale = 3
const sizes = { tick: 16, circle: 8, triangle: 9, diamond: 11, gain: 9, loss: 9 } as const

interface MarksProps {
  readonly width: number
  readonly marks: readonly FindingMark[]
}

function Marks({ width, marks }: MarksProps) {
  const labels = marks.map(({ name, text, at }) => ({
    at: at * width,
    width: Math.max(widthOf(name, letters.name), widthOf(text, letters.figure)) + gap,
  }))
  // Where long figures leave no room, all are a little smaller.
  const taken = labels.reduce((sum, label) => sum + label.width, 0)
  const scale = Math.min(1, width / Math.max(1, taken))
  const places = labelPlaces(
    labels.map(label => ({ ...label, width: label.width * scale })),
    width,
  )
  return marks.map(({ name, text, at, shape, colour }, place) => {
    const [mark, label] = [at * width, places[place] ?? at * width]
    return (
      <g key={name}>
        <path
          d={`M${label} ${under}L${mark} ${line - lane / 2 - 18}V${line - 20}`}
          fill="none"
          stroke={colour}
          strokeWidth={3}
        />
        <g transform={`translate(${mark} ${line}) scale(${markScale})`}>
          <PictureMark shape={shape} size={sizes[shape]} colour={colour} />
        </g>
        <text x={label} textAnchor="middle">
          <tspan x={label} y={34} fontSize={letters.name * scale} fill="var(--soft)">
            {name}
          </tspan>
          <tspan x={label} y={82} fontSize={letters.figure * scale} fontWeight={700}>
            {text}
          </tspan>
        </text>
      </g>
    )
  })
}

function widthOf(text: string, size: number): number {
  return text.length * size * letterWidth
}
