// When and where a workshop is, who hosts it, how many seats are left, and its agenda.

import { Text, Title } from '@mantine/core'
import { periodText } from '@furrow/farming/dates/period-text'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import type { Attendee } from './use-attendees.ts'
import { countOf, mapLink, seatsText, whenText, whereText } from './workshop-words.ts'
import type { Workshop } from './workshop-words.ts'

interface Props {
  readonly workshop: Workshop & { readonly period?: { readonly name: string } | null }
  readonly attendees: readonly Attendee[]
}

export function WorkshopFacts({ workshop, attendees }: Props) {
  const { isStaff } = useSignedIn()
  const { period, hosts, seats, agenda } = workshop
  const map = mapLink(workshop)
  const where = whereText(workshop)
  return (
    <SimpleCard>
      <dl className="workshop-facts">
        <dt>When</dt>
        <dd>{whenText(workshop)}</dd>
        {where === '' ? null : (
          <>
            <dt>Where</dt>
            <dd>
              {where}
              {map ? (
                <>
                  {' '}
                  <a href={map} target="_blank" rel="noreferrer" className="map-link">
                    Map
                  </a>
                </>
              ) : null}
            </dd>
          </>
        )}
        {hosts ? (
          <>
            <dt>Hosts</dt>
            <dd>{hosts}</dd>
          </>
        ) : null}
        {period ? (
          <>
            <dt>Figures of</dt>
            <dd>{periodText(period.name)}</dd>
          </>
        ) : null}
        {isStaff ? (
          <>
            <dt>Seats</dt>
            <dd>{seatsText(seats, countOf(attendees, 'Attending'))}</dd>
          </>
        ) : null}
      </dl>
      {agenda ? (
        <>
          <Title order={2} size="h3" mt="md">
            Agenda
          </Title>
          <Text className="workshop-agenda">{agenda}</Text>
        </>
      ) : null}
    </SimpleCard>
  )
}
