// The businesses of a person, as buttons: choosing one resets farm and period.

import { Button, SimpleGrid, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { LetterCard } from '../../people/letter-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { useOwnSearch } from '../../period/use-own-search.ts'
import './select-business.css'

/** With more than so many, a search stands above them. */
const manyBusinesses = 12

export function SelectBusinessScreen() {
  const { session } = useFurrow()
  const { businesses, business } = useSignedIn()
  const [typed, setTyped] = useState('')
  const { from, letter } = useOwnSearch()
  const router = useRouter()
  const found = businesses.filter(({ name }) =>
    name.toLowerCase().includes(typed.trim().toLowerCase()),
  )
  const choose = (id: number) => {
    session.chooseBusiness(id)
    if (letter) return router.navigate({ to: '/', search: { letter } })
    if (from) return router.navigate({ href: router.history.createHref(from) })
    return router.navigate({ to: '/collection/farm' })
  }
  return (
    <>
      <ScreenTitle>Select Business</ScreenTitle>
      {letter && businesses.length === 0 ? <LetterCard token={letter} /> : null}
      {businesses.length === 0 ? <NoBusiness /> : null}
      {businesses.length > manyBusinesses ? (
        <SearchBox label="Find a business" value={typed} onChange={setTyped} />
      ) : null}
      <SimpleGrid cols={{ base: 2, sm: 3, md: 4, xl: 6 }} spacing="md" mt="lg">
        {found.map(({ id, name }) => (
          <Button
            key={id}
            variant={id === business?.id ? 'light' : 'default'}
            aria-current={id === business?.id ? 'true' : undefined}
            className="business-button"
            onClick={() => void choose(id)}
          >
            {name}
          </Button>
        ))}
      </SimpleGrid>
      {businesses.length > 0 && found.length === 0 ? (
        <Text role="status">None of your businesses is called “{typed}”.</Text>
      ) : null}
    </>
  )
}

function NoBusiness() {
  const { support_phone: phone } = useFurrow().settings
  return (
    <Text maw="60ch">
      There are currently no businesses associated with this account. Please phone our support line
      {phone ? (
        <>
          {' '}
          on <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </>
      ) : null}{' '}
      to have the business or businesses added.
    </Text>
  )
}
