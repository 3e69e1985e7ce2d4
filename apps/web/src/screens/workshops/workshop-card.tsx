// A workshop among others: what it is, when, where, and how it stands with one’s answer.

import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { periodText } from '@furrow/farming/dates/period-text'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { OwnAnswers } from './own-answers.tsx'
import type { Attendee } from './use-attendees.ts'
import { answersText, countOf, seatsText, whenText, whereText } from './workshop-words.ts'
import type { Workshop } from './workshop-words.ts'

interface Props {
  readonly workshop: Workshop & { readonly period?: { readonly name: string } | null }
  /** Of those whom one sees. */
  readonly attendees: readonly Attendee[]
  readonly isKnown: boolean
}

export function WorkshopCard({ workshop, attendees, isKnown }: Props) {
  const { isStaff } = useSignedIn()
  const { id, name, period, hosts, seats } = workshop
  const facts = [
    whenText(workshop),
    whereText(workshop),
    period ? `Figures of ${periodText(period.name)}` : '',
    hosts ? `Hosts: ${hosts}` : '',
  ].filter(Boolean)
  return (
    <li className="workshop-card">
      <Title order={3}>
        <Link to="/workshops/$workshopId" params={{ workshopId: String(id) }}>
          {name}
        </Link>
      </Title>
      {facts.map(fact => (
        <Text key={fact}>{fact}</Text>
      ))}
      {isStaff && isKnown ? (
        <Text c="dimmed">
          {answersText(attendees)}
          {seats === null ? '' : ` · ${seatsText(seats, countOf(attendees, 'Attending'))}`}
        </Text>
      ) : null}
      {isStaff ? null : <OwnAnswers workshop={workshop} attendees={attendees} />}
    </li>
  )
}
