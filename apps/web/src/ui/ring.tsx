// How much of something is done, as a ring: a share from 0 to 1, or nothing where there is nothing to do.

import { wholePercent } from '@furrow/farming/completeness/whole-percent'
import { percentText } from './amounts.ts'

interface Props {
  readonly score: number | null
  /** What it is a share of: “Paddocks”. */
  readonly label: string
  readonly size?: number | undefined
}

export function Ring({ score, label, size = 56 }: Props) {
  const share = Math.min(1, Math.max(0, score ?? 0))
  const said = score === null ? 'nothing to answer' : percentText(wholePercent(share), 0)
  return (
    <svg
      className="ring"
      role="img"
      aria-label={`${label}: ${said}`}
      width={size}
      height={size}
      viewBox="0 0 40 40"
    >
      <circle className="ring-ground" cx="20" cy="20" r="16" pathLength="100" />
      {share > 0 && (
        <circle
          className="ring-score"
          cx="20"
          cy="20"
          r="16"
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
          transform="rotate(-90 20 20)"
        />
      )}
      <text className="ring-figure" x="20" y="20" textAnchor="middle" dominantBaseline="central">
        {score === null ? '–' : percentText(wholePercent(share), 0)}
      </text>
    </svg>
  )
}
