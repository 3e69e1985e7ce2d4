// A ladder as one picture, for a file: its parts, each with its bar and what it comes to.

import { ladderPlaces } from '@furrow/farming/pictures/ladder-places'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { PictureMark } from '../../../charts/picture-mark.tsx'
import { barHeight, LadderBarShape } from './ladder-bar.tsx'
import { firstLarge } from './ladder-words.ts'

const width = 900
const names = 250
const figures = 220
const bars = width - names - figures

export function LadderPicture({ block }: { readonly block: BlockOf<'ladder'> }) {
  const { parts, against_name: theirName, their_profit: theirs, own_profit: own } = block
  const places = ladderPlaces({
    theirs: theirs.value,
    own: own.value,
    parts: parts.map(({ per_ha: gap }) => ({ gap: gap.value, rungs: [] })),
  })
  const rows = [
    { label: firstLarge(theirName), per_ha: theirs.text, total: '', bar: undefined },
    ...parts.map(({ label, per_ha: perHectare, total }, place) => ({
      label,
      per_ha: perHectare.text,
      total: total.text,
      bar: places.parts[place],
    })),
    { label: 'Your farm', per_ha: own.text, total: block.total.text, bar: undefined },
  ]
  const height = rows.length * barHeight
  const middle = barHeight / 2
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="var(--font)"
      fontSize={13}
      fill="var(--ink)"
    >
      {rows.map(({ label, per_ha: perHectare, total, bar }, place) => (
        <g key={label} transform={`translate(0 ${place * barHeight})`}>
          <text y={middle + 5}>{label}</text>
          <g transform={`translate(${names} 0)`}>
            <LadderBarShape bar={bar} width={bars} theirs={places.theirs} own={places.own} />
          </g>
          <text x={width - 110} y={middle + 5} textAnchor="end" fontWeight={600}>
            {perHectare}
          </text>
          <text x={width} y={middle + 5} textAnchor="end">
            {total}
          </text>
        </g>
      ))}
      <PictureMark
        shape="circle"
        size={6}
        colour="var(--note)"
        x={names + places.theirs * bars}
        y={middle}
      />
      <PictureMark
        shape="diamond"
        size={9}
        colour="var(--accent)"
        x={names + places.own * bars}
        y={height - middle}
      />
    </svg>
  )
}
