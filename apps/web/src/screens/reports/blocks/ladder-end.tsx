// Where a ladder begins and where it ends: what each of the two farms makes of a hectare.

import { VisuallyHidden } from '@mantine/core'
import type { ReportFigure } from '@furrow/wire/farm-report-answer'
import { PictureMark } from '../../../charts/picture-mark.tsx'
import { barHeight, LadderCell } from './ladder-bar.tsx'

interface Props {
  readonly name: string
  readonly shape: 'circle' | 'diamond'
  readonly profit: ReportFigure
  /** What separates the two, where all rungs are through. */
  readonly gap?: { readonly per_ha: ReportFigure; readonly total: ReportFigure }
  readonly width: number
  readonly theirs: number
  readonly own: number
}

export function LadderEnd({ name, shape, profit, gap, width, theirs, own }: Props) {
  const isOwn = shape === 'diamond'
  return (
    <div className="ladder-row ladder-end">
      <span>{name}</span>
      <LadderCell theirs={theirs} own={own}>
        <svg viewBox={`0 0 ${width} ${barHeight}`} width="100%" aria-hidden>
          <PictureMark
            shape={shape}
            size={isOwn ? 9 : 6}
            colour={isOwn ? 'var(--accent)' : 'var(--note)'}
            x={(isOwn ? own : theirs) * width}
            y={barHeight / 2}
          />
        </svg>
      </LadderCell>
      <strong className="ladder-figure">{profit.text}</strong>
      <span className="ladder-figure ladder-total">
        {gap ? (
          <>
            <VisuallyHidden>What separates the two, on the whole farm: </VisuallyHidden>
            {gap.total.text}
          </>
        ) : null}
      </span>
    </div>
  )
}
