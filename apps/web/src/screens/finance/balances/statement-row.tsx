// A statement in a line: what it is of, from where to where, and what does not add up, which leads to the lines
// behind it. It opens into all that came and went; where something is off, it is open from the first.

import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconAlertTriangle,
  IconChevronRight,
  IconCircleCheck,
  IconCircleX,
  IconMinus,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Statement } from '@furrow/farming/balances/statement'
import { useId, useState } from 'react'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { amountInUnit } from './amount-in-unit.ts'
import { LineByLine } from './line-by-line.tsx'
import { wayBehind } from './way-behind.ts'

interface Props {
  readonly place: CollectionPlace
  readonly statement: Statement
}

const marks = {
  good: { icon: IconCircleCheck, word: 'OK' },
  look: { icon: IconAlertTriangle, word: 'Please check' },
  wrong: { icon: IconCircleX, word: 'Doesn’t add up' },
  none: { icon: IconMinus, word: 'No data yet' },
} as const

export function StatementRow({ place, statement }: Props) {
  const { title, unit, opening, left, closing, state, says } = statement
  const isOff = state === 'wrong' || state === 'look'
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? isOff
  const body = useId()
  const end = closing ?? left
  const { icon: Icon, word } = marks[state]
  return (
    <li className={`balance balance-${state}`}>
      <UnstyledButton
        className="balance-title"
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => setChosen(!isOpen)}
      >
        <IconChevronRight size={16} aria-hidden="true" className="balance-chevron" />
        {title}
      </UnstyledButton>
      <span className="balance-amount">
        {amountInUnit(opening.amount, unit)}
        <small>{opening.label}</small>
      </span>
      <span className="balance-amount">
        {amountInUnit(end.amount, unit)}
        <small>{end.label}</small>
      </span>
      <Link {...wayBehind(statement, place)} className="balance-says">
        <Icon size={18} aria-hidden="true" />
        <span>
          <VisuallyHidden component="span">{`${title}: ${word}.`}</VisuallyHidden> {says}
        </span>
      </Link>
      <div id={body} className="balance-lines" hidden={!isOpen}>
        {isOpen ? <LineByLine statement={statement} /> : null}
      </div>
    </li>
  )
}
