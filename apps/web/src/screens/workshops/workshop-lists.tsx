// Workshops that come up, the nearest first, and those that are over.

import { Stack, Title } from '@mantine/core'
import { useToday } from '../../period/use-today.ts'
import type { Attendee } from './use-attendees.ts'
import { WorkshopCard } from './workshop-card.tsx'
import { isPast } from './workshop-words.ts'
import type { Workshop } from './workshop-words.ts'

interface Props {
  /** The last one first. */
  readonly workshops: readonly (Workshop & { readonly period?: { readonly name: string } | null })[]
  readonly attendees: readonly Attendee[]
  readonly isKnown: boolean
}

export function WorkshopLists({ workshops, attendees, isKnown }: Props) {
  const { today } = useToday()
  const past = workshops.filter(workshop => isPast(workshop, today))
  const coming = workshops.filter(workshop => !isPast(workshop, today)).toReversed()
  const lists = [
    { title: 'Coming up', some: coming },
    { title: 'Past', some: past },
  ]
  return (
    <Stack gap="xl">
      {lists
        .filter(({ some }) => some.length > 0)
        .map(({ title, some }) => (
          <section key={title} aria-label={title}>
            <Title order={2} mb="sm">
              {title}
            </Title>
            <ul className="workshop-cards">
              {some.map(workshop => (
                <WorkshopCard
                  key={workshop.id}
                  workshop={workshop}
                  attendees={attendees.filter(one => one.workshop_id === workshop.id)}
                  isKnown={isKnown}
                />
              ))}
            </ul>
          </section>
        ))}
    </Stack>
  )
}
