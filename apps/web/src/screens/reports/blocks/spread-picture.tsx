// A spread as one picture, for a file: names to the left, figures to the right.

import { SpreadStrip, stripHeight } from './spread-strip.tsx'
import type { SpreadRow } from './spread-strip.tsx'
import { placeWords } from './spread-words.ts'

const width = 900
const names = 250
const figures = 310
const strip = width - names - figures

export function SpreadPicture({ rows }: { readonly rows: readonly SpreadRow[] }) {
  const height = rows.length * stripHeight
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="var(--font)"
      fontSize={13}
      fill="var(--ink)"
    >
      {rows.map((row, place) => (
        <g key={row.label} transform={`translate(0 ${place * stripHeight})`}>
          <text y={20}>{row.label}</text>
          <g transform={`translate(${names} 0)`}>
            <SpreadStrip row={row} width={strip} />
          </g>
          <text x={width - figures + 80} y={20} textAnchor="end" fontWeight={600}>
            {row.own.text}
          </text>
          <text x={width - figures + 92} y={20} fill="var(--soft)" fontSize={12}>
            {placeWords(row)}
          </text>
        </g>
      ))}
    </svg>
  )
}
