// An aim of a report: what someone set out to do, what it was, is and was to be, and how it stands.

import { Button } from '@mantine/core'
import {
  IconArrowDownRight,
  IconArrowUpRight,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
} from '@tabler/icons-react'
import { dayInWords } from '@furrow/farming/dates/dates'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { useState } from 'react'
import { notKnown } from '../../../ui/amounts.ts'
import { AimForm } from './aim-form.tsx'
import { useAimActs } from './use-aims.ts'
import type { Aim } from './use-aims.ts'

type AimTold = BlockOf<'aims'>['aims'][number]

interface Props {
  readonly told: AimTold
  /** As the device has it: what was changed here is shown before the report is told again. */
  readonly row: Aim | undefined
}

const looks = {
  Open: { Icon: IconCircle, tone: 'plain' },
  Reached: { Icon: IconCircleCheck, tone: 'better' },
  'Given up': { Icon: IconCircleX, tone: 'worse' },
} as const

export function AimLine({ told, row }: Props) {
  const [isEdited, setEdited] = useState(false)
  const { change } = useAimActs()
  const { text, who, by_day: day, outcome } = row ?? told
  const { Icon, tone } = looks[outcome]
  if (isEdited && row) {
    return (
      <li>
        <AimForm
          label={`Aim: ${text}`}
          initial={{ text, who, by_day: day }}
          saves="Save"
          onClose={() => setEdited(false)}
          onSave={async typed => change(row, typed, 'The aim was changed.')}
        />
      </li>
    )
  }
  const about = [who, day && `by ${dayInWords(day)}`, `kept in ${told.kept_in}`]
  return (
    <li data-tone={tone}>
      <Icon size={22} stroke={2} aria-hidden />
      <div>
        <p className="aim-text">{text}</p>
        <p className="aim-about">
          <strong>{outcome}</strong> · {about.filter(Boolean).join(', ')}
        </p>
        <AimFigures told={told} />
        {row ? <AimActs aim={row} onEdit={() => setEdited(true)} /> : null}
      </div>
    </li>
  )
}

function AimFigures({ told }: Pick<Props, 'told'>) {
  const { was, goal, now, amount, is_better: isBetter } = told
  const figures = [
    ['It was', was],
    ['Others had', goal],
    ['It is now', now],
    ['Worth', amount],
  ] as const
  const known = figures.filter(([, figure]) => figure.text !== notKnown)
  if (known.length === 0) return null
  return (
    <dl className="aim-figures">
      {known.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {figure.text}
            {figure === now ? <Way isBetter={isBetter} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Way({ isBetter }: { readonly isBetter: boolean | null }) {
  if (isBetter === null) return null
  const [Arrow, word, tone] = isBetter
    ? ([IconArrowUpRight, 'better', 'better'] as const)
    : ([IconArrowDownRight, 'worse', 'worse'] as const)
  return (
    <span className="aim-way" data-tone={tone}>
      <Arrow size={18} aria-hidden /> {word}
    </span>
  )
}

interface ActsProps {
  readonly aim: Aim
  readonly onEdit: () => void
}

function AimActs({ aim, onEdit }: ActsProps) {
  const { change, remove } = useAimActs()
  const { outcome, text } = aim
  const mark = (to: Aim['outcome'], said: string) => () => void change(aim, { outcome: to }, said)
  const acts =
    outcome === 'Open'
      ? ([
          ['Reached', mark('Reached', 'Marked as reached.')],
          ['Given up', mark('Given up', 'Marked as given up.')],
        ] as const)
      : ([['Open again', mark('Open', 'The aim is open again.')]] as const)
  return (
    <div className="aim-acts no-print">
      {[...acts, ['Edit', onEdit] as const, ['Remove', () => void remove(aim)] as const].map(
        ([label, onClick]) => (
          <Button
            key={label}
            variant="default"
            size="compact-sm"
            aria-label={`${label}: ${text}`}
            onClick={onClick}
          >
            {label}
          </Button>
        ),
      )}
    </div>
  )
}
