// What the farm would make with one of its figures exchanged: at first for theirs, then for whatever the slider says.

import { Button, Loader } from '@mantine/core'
import {
  closedRungSentence,
  exchangedSentence,
} from '@furrow/farming/benchmarks/ladder/closed-rung-sentence'
import { closedRung } from '@furrow/farming/benchmarks/ladder/closed-rung'
import { measureText } from '@furrow/farming/benchmarks/ladder/measure-text'
import { rungFigure } from '@furrow/farming/benchmarks/ladder/rung-words'
import { useContext, useId } from 'react'
import { notKnown } from '../../../ui/amounts.ts'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { figureRange } from './figure-range.ts'
import { WhatIfHere } from './use-what-if.ts'
import type { FigureMoved } from './use-what-if.ts'

/** `label`: of the rung. */
export function WhatIf({ label }: { readonly label: string }) {
  const here = useContext(WhatIfHere)
  if (!here?.asked) return null
  const { asked, ask, moved, failure, retry } = here
  return (
    <div className="what-if">
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {moved ? (
        <Moved label={label} moved={moved} onMove={to => ask({ rung: asked.rung, to })} />
      ) : null}
      {!moved && !failure ? <Loader size="sm" aria-label="Calculating" /> : null}
    </div>
  )
}

interface Props {
  readonly label: string
  readonly moved: FigureMoved
  readonly onMove: (to: number) => void
}

function Moved({ label, moved, onMove }: Props) {
  const { rung, to, produce, exchanged } = moved
  const { profit, roam } = exchanged
  const range = figureRange(rung.own, rung.theirs)
  const text = (value: number) => rungFigure(rung, value, produce)
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="what-if-figure">
        {label}: <strong>{text(to)}</strong>
      </label>
      <input
        id={id}
        type="range"
        min={range.from}
        max={range.to}
        step={range.step}
        value={to}
        aria-valuetext={text(to)}
        onChange={event => onMove(event.currentTarget.valueAsNumber)}
      />
      <div className="what-if-ends">
        <Button variant="default" h={44} px="sm" onClick={() => onMove(rung.own)}>
          Yours, {text(rung.own)}
        </Button>
        <Button variant="default" h={44} px="sm" onClick={() => onMove(rung.theirs)}>
          Theirs, {text(rung.theirs)}
        </Button>
      </div>
      <p aria-live="polite">{sentenceOf(moved, text)}</p>
      <dl>
        <div>
          <dt>Operating profit</dt>
          <dd>
            {measureText(profit.before, '$/ha', 't')} → {measureText(profit.after, '$/ha', 't')}
          </dd>
        </div>
        <div>
          <dt>Return on assets managed</dt>
          <dd>
            {shareText(roam.before)} → {shareText(roam.after)}
          </dd>
        </div>
      </dl>
    </>
  )
}

/** Why the gap has another amount is said where the figure is theirs. */
function sentenceOf(
  { sides, rung, to, exchanged }: FigureMoved,
  text: (value: number) => string,
): string {
  const said = { own: text(rung.own), to: text(to) }
  if (text(to) === said.own) return 'That is what the farm has.'
  const closed = to === rung.theirs ? closedRung(sides, rung) : null
  return closed ? closedRungSentence(closed, said) : exchangedSentence(exchanged.gained, said)
}

function shareText(share: number | null): string {
  return share === null ? notKnown : measureText(share, 'share', 't')
}
