// Someone of a farm or a business: who, what they may, and why, with what can be done about it.

import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import './people.css'

export interface ListedPerson {
  readonly userId: number
  readonly name: string
  readonly email: string
  readonly colour: string | null
  /** In words: “Records”, “Can see finances”. */
  readonly does: readonly string[]
  /** In words: “Named as the farm’s manager”. */
  readonly why: readonly string[]
}

interface Props {
  readonly person: ListedPerson
  readonly isYou: boolean
  readonly problem?: string | undefined
  /** Switches and buttons, for who may press them. */
  readonly children?: ReactNode
}

export function PersonLine({ person, isYou, problem, children }: Props) {
  const { name, email, colour, does, why } = person
  return (
    <li className="person-line">
      <span
        className="person-dot"
        aria-hidden="true"
        style={colour ? { background: colour } : undefined}
      />
      <div role="group" aria-label={name}>
        <Text>
          <strong>{name}</strong>
          {isYou ? ' (you)' : ''}
        </Text>
        <Anchor href={`mailto:${email}`} className="line-link">
          {email}
        </Anchor>
        <Text>{does.join(' · ')}</Text>
        <Text size="sm" c="dimmed">
          {why.join('. ')}
        </Text>
        {children ? <div className="line-tools">{children}</div> : null}
        {problem ? (
          <Text c="var(--wrong)" role="alert">
            {problem}
          </Text>
        ) : null}
      </div>
    </li>
  )
}
