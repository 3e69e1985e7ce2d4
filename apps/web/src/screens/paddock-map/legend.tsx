// What the colours of the map mean, in words, with how much ground each has. Pressing one lets the others
// step back.

import type { CSSProperties } from 'react'
import { areaText, countText } from '../../ui/amounts.ts'
import type { LegendEntry } from './colouring.ts'

interface Props {
  readonly entries: readonly LegendEntry[]
  readonly only: string | undefined
  readonly onOnly: (word: string | undefined) => void
}

export function Legend({ entries, only, onOnly }: Props) {
  if (entries.length === 0) return null
  return (
    <ul className="map-legend" aria-label="What the colours mean">
      {entries.map(({ word, colour, second, paddocks, hectares }) => (
        <li key={word}>
          <button
            type="button"
            aria-pressed={only === word}
            onClick={() => onOnly(only === word ? undefined : word)}
          >
            <span className="colour-dot" style={swatch(colour, second)} aria-hidden />
            <span>
              {word}
              <small>
                {countText(paddocks, 'paddock')}, {areaText(Number(hectares.toFixed(1)))}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Striped as the ground is. */
function swatch(colour: string, second: string | undefined): CSSProperties {
  if (second === undefined) return { background: colour }
  const stripes = `${second} 0 3px, ${colour} 3px 7px`
  return { background: `repeating-linear-gradient(135deg, ${stripes})` }
}
