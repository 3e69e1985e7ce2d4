// A bar of a ladder, which points to where it leads: to the right where the own farm does better.

import type { LadderBar } from '@furrow/farming/pictures/ladder-places'
import { arrowPath } from '@furrow/farming/pictures/mark-shape'
import type { CSSProperties, ReactNode } from 'react'

export const barHeight = 30

interface Props {
  readonly bar: LadderBar | undefined
  readonly width: number
  /** Where the two farms stand, to be seen from every rung. */
  readonly theirs: number
  readonly own: number
  readonly isRung?: boolean | undefined
}

/** Within a picture, from its left upper corner. */
export function LadderBarShape({ theirs, own, ...bar }: Props) {
  const { width } = bar
  return (
    <g>
      <EndLine at={theirs * width} colour="var(--note)" />
      <EndLine at={own * width} colour="var(--accent)" />
      <BarShape {...bar} />
    </g>
  )
}

function EndLine({ at, colour }: { readonly at: number; readonly colour: string }) {
  const look = { stroke: colour, strokeOpacity: 0.5, strokeDasharray: '3 3' }
  return <path d={`M${at} 0V${barHeight}`} {...look} />
}

function BarShape({ bar, width, isRung = false }: Pick<Props, 'bar' | 'width' | 'isRung'>) {
  if (bar === undefined || bar.from === bar.to) return null
  const height = isRung ? 12 : 18
  const lane = { top: (barHeight - height) / 2, height }
  return (
    <path
      d={arrowPath(bar.from * width, bar.to * width, lane)}
      fill={bar.to > bar.from ? 'var(--accent)' : 'var(--attention)'}
      fillOpacity={isRung ? 0.6 : 0.92}
    />
  )
}

/** In its cell, through which the places of both farms go. */
export function LadderBarCell({ bar, width, theirs, own, isRung }: Props) {
  return (
    <LadderCell theirs={theirs} own={own}>
      <svg viewBox={`0 0 ${width} ${barHeight}`} width="100%" aria-hidden>
        <BarShape bar={bar} width={width} isRung={isRung} />
      </svg>
    </LadderCell>
  )
}

type CellProps = Pick<Props, 'theirs' | 'own'> & { readonly children: ReactNode }

export function LadderCell({ theirs, own, children }: CellProps) {
  const ends = { '--theirs': `${theirs * 100}%`, '--own': `${own * 100}%` }
  return (
    <div className="ladder-bar" style={ends as CSSProperties}>
      {children}
    </div>
  )
}
