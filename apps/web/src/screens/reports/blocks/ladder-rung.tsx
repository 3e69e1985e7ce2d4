// A rung of a ladder: what is compared, what it comes to, which paddocks it is from, and what would be if it were
// theirs.

import { IconChevronRight } from '@tabler/icons-react'
import type { LadderBar } from '@furrow/farming/pictures/ladder-places'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { useContext, useState } from 'react'
import { KeptAim, MakeAim } from '../aims/make-aim.tsx'
import { useKeptAim } from '../aims/use-aims.ts'
import { LadderBarCell } from './ladder-bar.tsx'
import { LadderAmounts } from './ladder-amounts.tsx'
import { notKnown } from '../../../ui/amounts.ts'
import { WhatIfHere } from '../what-if/use-what-if.ts'
import { WhatIf } from '../what-if/what-if.tsx'

type Rung = BlockOf<'ladder'>['parts'][number]['rungs'][number]

interface Props {
  readonly rung: Rung
  readonly bar: LadderBar | undefined
  readonly width: number
  readonly theirs: number
  readonly own: number
}

export function LadderRung({ rung, bar, ...ends }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isMade, setMade] = useState(false)
  const kept = useKeptAim(rung.key)
  const { key, label, own, theirs, paddocks } = rung
  const whatIf = useContext(WhatIfHere)
  const isAsked = whatIf?.asked?.rung === key
  return (
    <li className="ladder-rung">
      <div className="ladder-row">
        <div>
          <span className="ladder-label">{label}</span>
          {own.text === notKnown && theirs.text === notKnown ? null : (
            <small className="ladder-note">
              {own.text} against {theirs.text}
            </small>
          )}
          <div className="ladder-more no-print">
            {rung.what_if && whatIf ? (
              <Opener
                isOpen={isAsked}
                onOpen={isOpening => whatIf.ask(isOpening ? { rung: key } : undefined)}
                label={`What if ${label} were theirs?`}
              >
                What if?
              </Opener>
            ) : null}
            {rung.aim && !kept ? (
              <Opener isOpen={isMade} onOpen={setMade} label={`Make this an aim: ${rung.aim.text}`}>
                Make this an aim
              </Opener>
            ) : null}
            {paddocks.length > 0 ? (
              <Opener isOpen={isOpen} onOpen={setOpen} label={`${label} by paddock`}>
                By paddock
              </Opener>
            ) : null}
          </div>
        </div>
        <LadderBarCell bar={bar} isRung {...ends} />
        <LadderAmounts perHectare={rung.per_ha} total={rung.total} />
      </div>
      {kept ? <KeptAim aim={kept} /> : null}
      {isMade && !kept ? <MakeAim rung={rung} onClose={() => setMade(false)} /> : null}
      {isAsked ? <WhatIf label={label} /> : null}
      <ul hidden={!isOpen} className="ladder-paddocks">
        {isOpen
          ? paddocks.map(paddock => (
              <li className="ladder-row" key={paddock.crop_id ?? paddock.label}>
                <span>{paddock.label}</span>
                <span>{paddock.own.text}</span>
                <LadderAmounts perHectare={paddock.per_ha} total={paddock.total} />
              </li>
            ))
          : null}
      </ul>
    </li>
  )
}

interface OpenerProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** With the words that are shown. */
  readonly label: string
  readonly children: string
}

function Opener({ isOpen, onOpen, label, children }: OpenerProps) {
  return (
    <button
      type="button"
      className="opens"
      aria-expanded={isOpen}
      aria-label={label}
      onClick={() => onOpen(!isOpen)}
    >
      <IconChevronRight size={16} aria-hidden />
      {children}
    </button>
  )
}
