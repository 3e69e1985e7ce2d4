// Everybody who belongs to the business, and the removal of those who are linked to it.

import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { AskYourself } from '../../people/ask-yourself.tsx'
import { Invitations } from '../../people/invitations.tsx'
import { PersonLine } from '../../people/person-line.tsx'
import { useLink } from '../../people/use-link.ts'
import type { Business } from './business-figures.tsx'
import type { BusinessRights } from './business-rights.ts'
import { peopleOfBusiness } from './people-of-business.ts'
import type { PersonOfBusiness } from './people-of-business.ts'
import '../../people/people.css'

interface Props {
  readonly business: Business
  readonly rights: BusinessRights
  readonly people: {
    readonly rows: Parameters<typeof peopleOfBusiness>[0]['people']
    readonly retry: () => void
  }
}

export function BusinessPeople({ business, rights, people }: Props) {
  const links = useRows('business_user', { where: { business_id: business.id } })
  const listed = peopleOfBusiness({ people: people.rows, links: links.rows })
  const retry = () => {
    people.retry()
    links.retry()
  }
  const to = { type: 'businesses', id: business.id, name: business.name } as const
  return (
    <>
      <SimpleCard title="People">
        {links.failure ? <FailureCard failure={links.failure} retry={retry} /> : null}
        <ul className="lines">
          {listed.map(person => (
            <MemberLine
              key={person.userId}
              business={business}
              person={person}
              mayRemove={rights.mayChange}
              onChanged={retry}
            />
          ))}
        </ul>
        <Text size="sm" c="dimmed" mt="sm">
          Its people see all its farms. Administrators of Furrow see every business, too.
        </Text>
      </SimpleCard>
      <Invitations to={to} mayInvite={rights.mayChange} />
    </>
  )
}

interface MemberProps {
  readonly business: Business
  readonly person: PersonOfBusiness
  readonly mayRemove: boolean
  readonly onChanged: () => void
}

function MemberLine({ business, person, mayRemove, onChanged }: MemberProps) {
  const { link, name } = person
  const place = business.name
  const { isYou, isBusy, problem, remove } = useLink({
    resource: 'business_user',
    person,
    place,
    onChanged,
  })
  const [isAsked, setAsked] = useState(false)
  return (
    <PersonLine person={person} isYou={isYou} problem={problem}>
      {mayRemove && link ? (
        <Button
          variant="subtle"
          loading={isBusy}
          aria-label={`Remove from business: ${name}`}
          onClick={() => (isYou ? setAsked(true) : void remove(link))}
        >
          Remove from business
        </Button>
      ) : null}
      {isAsked && link ? (
        <AskYourself
          title="Remove yourself from the business?"
          text={`Unless something else links you to ${place}, you will lose access to it and its farms until someone there invites you again.`}
          yes="Remove me"
          onYes={() => {
            setAsked(false)
            void remove(link)
          }}
          onNo={() => setAsked(false)}
        />
      ) : null}
    </PersonLine>
  )
}
