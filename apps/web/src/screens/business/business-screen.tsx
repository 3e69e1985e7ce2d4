// A business: what it is called, who gets its bills, how it is reached, its farms and its people.

import { Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRow, useRows } from '../../data/hooks/use-rows.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { NotOpen } from '../../period/no-access.tsx'
import { knownFrom } from '../../period/use-known-place.ts'
import { BusinessFarms } from './business-farms.tsx'
import { BusinessFigures } from './business-figures.tsx'
import { BusinessPeople } from './business-people.tsx'
import { businessRights } from './business-rights.ts'
import { Documents } from './documents.tsx'

export function BusinessScreen() {
  const businessId = Number(useParams({ strict: false }).businessId)
  const { person, isAdmin } = useSignedIn()
  const includes = ['farms', 'manager', 'billing_user'] as const
  const {
    row: business,
    isLoading,
    failure,
    retry,
  } = useRow('businesses', businessId, { includes })
  const where = { business_id: businessId }
  const people = useRows('business_people', { where, includes: ['user'] })
  const own = people.rows.find(({ user_id }) => user_id === person.id)
  const rights = businessRights(own, isAdmin)
  const known = knownFrom({ isThere: business !== undefined, isLoading, failure })
  if (known.kind !== 'there') return <NotOpen what="business" known={known} retry={retry} />
  return (
    <>
      <ScreenTitle of={business?.name}>Business details</ScreenTitle>
      {business && !people.isLoading ? (
        <Stack maw={900}>
          <BusinessFigures
            key={business.id}
            business={business}
            rights={rights}
            people={people.rows}
          />
          <Documents key={`documents ${business.id}`} business={business} rights={rights} />
          <BusinessFarms farms={business.farms} />
          {rights.seesPeople ? (
            <BusinessPeople business={business} rights={rights} people={people} />
          ) : null}
        </Stack>
      ) : null}
    </>
  )
}
