// The small button beside a figure that tells where it comes from.

import type { FigureAsked } from './figures-around.ts'
import { useSourceKeys } from './use-source-keys.ts'
import './figure-source.css'

interface Props {
  readonly label: string
  /** Nothing where no measure tells it. */
  readonly about: FigureAsked | null
}

export function FigureSource({ label, about }: Props) {
  const keysOf = useSourceKeys()
  if (!about) return null
  return (
    <button
      className="figure-source no-print"
      aria-label={`Where does ${label} come from?`}
      {...keysOf(about)}
    >
      <span aria-hidden>?</span>
    </button>
  )
}
