// How far each crop, or each enterprise, of the period is: whether all is said of it, what stands open, and the
// way on.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { Group, Progress, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { percentText } from '../../ui/amounts.ts'
import type { BarState } from './bar-states.ts'
import './bar-progress.css'

interface Props {
  readonly title: string
  readonly bars: readonly BarState[]
  readonly mayWrite: boolean
  /** To where one of them is filled in. */
  readonly wayTo: (name: string) => { readonly to: string; readonly params: object }
}

export function BarProgress({ title, bars, ...ways }: Props) {
  if (bars.length === 0) return null
  return (
    <section aria-labelledby="bar-progress">
      <Title order={2} id="bar-progress" mb="sm">
        {title}
      </Title>
      <ul className="bar-progress">
        {bars.map(bar => (
          <BarCard key={bar.name} bar={bar} {...ways} />
        ))}
      </ul>
    </section>
  )
}

type CardProps = Pick<Props, 'mayWrite' | 'wayTo'> & { readonly bar: BarState }

function BarCard({ bar, mayWrite, wayTo }: CardProps) {
  const { name, label, score, answered, points } = bar
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Title order={3}>{label}</Title>
        <Text size="sm" c="dimmed">
          {percentText(score, 0)}
        </Text>
      </Group>
      <Progress value={score * 100} size="sm" mt="xs" aria-label={`${label} complete`} />
      <Text size="sm" mt="xs">
        {answered ? <IconCheck size={16} aria-hidden className="inline-icon" /> : null}
        {answered ? ' Marked as complete' : 'Not marked as complete yet'}
      </Text>
      <Points points={points} />
      <Link className="no-print" {...(wayTo(name) as { to: string })}>
        {mayWrite && !answered ? `Continue with ${label}` : `Review ${label}`}
      </Link>
    </li>
  )
}

const shownAtFirst = 3

function Points({ points }: { readonly points: readonly OpenPoint[] }) {
  const [isWhole, setWhole] = useState(false)
  if (points.length === 0) return null
  const shown = isWhole ? points : points.slice(0, shownAtFirst)
  return (
    <>
      <ul className="bar-points">
        {shown.map(({ code, message }) => (
          <li key={`${code} ${message}`}>{message}</li>
        ))}
      </ul>
      {points.length > shown.length ? (
        <button type="button" className="text-button" onClick={() => setWhole(true)}>
          Show all {points.length}
        </button>
      ) : null}
    </>
  )
}
