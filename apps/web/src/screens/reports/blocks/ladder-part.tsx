// A part of a ladder, such as a crop with all that belongs to it. It opens to its rungs.

import { IconChevronRight } from '@tabler/icons-react'
import type { ladderPlaces } from '@furrow/farming/pictures/ladder-places'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { useId, useState } from 'react'
import { LadderAmounts } from './ladder-amounts.tsx'
import { LadderBarCell } from './ladder-bar.tsx'
import { LadderRung } from './ladder-rung.tsx'

type Part = BlockOf<'ladder'>['parts'][number]

interface Props {
  readonly part: Part
  readonly bar: ReturnType<typeof ladderPlaces>['parts'][number] | undefined
  readonly width: number
  readonly theirs: number
  readonly own: number
}

export function LadderPart({ part, bar, ...ends }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { label, note, rungs } = part
  return (
    <li>
      <div className="ladder-row">
        <div>
          {rungs.length > 0 ? (
            <button
              type="button"
              className="opens"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronRight size={18} aria-hidden />
              {label}
            </button>
          ) : (
            <span className="ladder-label">{label}</span>
          )}
          {note ? <small className="ladder-note">{note}</small> : null}
        </div>
        <LadderBarCell bar={bar} {...ends} />
        <LadderAmounts perHectare={part.per_ha} total={part.total} />
      </div>
      <ul id={id} hidden={!isOpen}>
        {isOpen
          ? rungs.map((rung, place) => (
              <LadderRung key={rung.key} rung={rung} bar={bar?.rungs[place]} {...ends} />
            ))
          : null}
      </ul>
    </li>
  )
}
