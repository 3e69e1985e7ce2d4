// Lines of a picture with axes: each breaks where nothing is known.

import type { PicturePoint } from '@furrow/farming/pictures/years-places'
import type { Plotted } from './plot-size.ts'

interface Props {
  readonly plot: Plotted
  readonly lines: readonly (readonly PicturePoint[])[]
  readonly colour: string
  readonly dash?: string
  readonly width?: number
  readonly cap?: 'round' | 'butt'
}

export function PictureLines({ plot, lines, colour, dash, width = 2, cap = 'round' }: Props) {
  return lines.map(line => (
    <path
      key={line[0]?.x}
      d={plot.path(line)}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinejoin="round"
      strokeLinecap={cap}
      strokeDasharray={dash}
    />
  ))
}
