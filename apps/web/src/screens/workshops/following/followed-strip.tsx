// The strip of a finding on a phone: without labels, which stand below it with their figures.

import type { ShownFinding } from '@furrow/wire/office/workshop-screen-answer'
import { PictureMark } from '../../../charts/picture-mark.tsx'
import { useDrawnWidth } from '../../../charts/use-drawn-width.ts'
import { stripOf, stripWords } from '../presenting/finding-marks.ts'
import type { OwnFigure } from '../presenting/finding-marks.ts'

interface Props {
  readonly finding: ShownFinding
  readonly own: OwnFigure | null
}

const height = 56
const line = height / 2
const lane = 26
const sizes = { tick: 17, circle: 9, triangle: 11, diamond: 14, gain: 11, loss: 11 } as const

export function FollowedStrip({ finding, own }: Props) {
  const { ref, width } = useDrawnWidth(340)
  const { range, marks, beyond } = stripOf(finding, own)
  if (!range && marks.length === 0) return null
  const side = beyond === 'right' ? 1 : -1
  return (
    <div ref={ref}>
      <svg width={width} height={height} role="img" aria-label={stripWords(finding, own)}>
        <path d={`M0 ${line}H${width}`} stroke="var(--line)" strokeWidth={3} />
        {range ? (
          <rect
            className="followed-band"
            x={range.from * width}
            y={line - lane / 2}
            width={Math.max(3, (range.to - range.from) * width)}
            height={lane}
            rx={5}
          />
        ) : null}
        {marks.map(({ name, at, shape, colour }) => (
          <g key={name}>
            <PictureMark
              shape={shape}
              size={sizes[shape]}
              colour={colour}
              x={at * width}
              y={line}
            />
            {shape === 'diamond' && beyond !== null ? (
              <path
                d={`M${at * width + side * 17} ${line - 6}l${side * 6} 6l${-side * 6} 6`}
                fill="none"
                stroke="var(--ink)"
                strokeWidth={2.5}
              />
            ) : null}
          </g>
        ))}
      </svg>
    </div>
  )
}
