// A figure that tells where it comes from when it is tapped.

import type { FigureAsked } from './figures-around.ts'
import { useSourceKeys } from './use-source-keys.ts'
import './figure-button.css'

interface Props {
  /** `Wheat, yield`. */
  readonly label: string
  /** The figure itself. */
  readonly text: string
  /** Nothing where no measure tells it. */
  readonly about: FigureAsked | null
}

export function FigureButton({ label, text, about }: Props) {
  const keysOf = useSourceKeys()
  if (!about) return text
  return (
    <button
      className="figure-button"
      aria-label={`${label}: ${text}. Where does it come from?`}
      {...keysOf(about)}
    >
      {text}
    </button>
  )
}
