// One finding as a hall sees it: what it is about, what it says, and where farms lie.

import type { ShownFinding } from '@furrow/wire/office/workshop-screen-answer'
import { FindingStrip } from './finding-strip.tsx'

interface Props {
  readonly finding: ShownFinding
  /** From 0. */
  readonly place: number
  readonly count: number
}

export function ShownSlide({ finding, place, count }: Props) {
  const { about, label, sentence, help } = finding
  return (
    <div className="slide">
      <p className="slide-about">
        <span>
          <strong>{about}</strong> {label}
        </span>
        <span className="slide-place">
          {place + 1} of {count}
        </span>
      </p>
      <div className="slide-words" aria-live="polite">
        <h1 data-length={lengthOf(sentence)}>{sentence}</h1>
        <p className="slide-help">{help}</p>
      </div>
      <FindingStrip finding={finding} />
    </div>
  )
}

/** A long sentence is a little smaller, so that all of it stands above the strip. */
function lengthOf({ length }: string): 'short' | 'usual' | 'long' {
  if (length < 70) return 'short'
  return length < 150 ? 'usual' : 'long'
}
