// Where one arrives: the way back to what was begun, how far the farms are, what is to be done, and
// who changed what last.

import { Stack } from '@mantine/core'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useOwnSearch } from '../../period/use-own-search.ts'
import { useToday } from '../../period/use-today.ts'
import { LetterCard } from '../../people/letter-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CollectionsCard } from './collections-card.tsx'
import { ContinueCard } from './continue-card.tsx'
import { FarmCards } from './farm-cards.tsx'
import { HomeColumns } from './home-columns.tsx'
import { Onboarding } from './onboarding.tsx'
import { WaitingEmails } from './waiting-emails.tsx'

export function HomeScreen() {
  const { person, business, isStaff } = useSignedIn()
  const { letter } = useOwnSearch()
  const { hour } = useToday()
  const firstName = person.name.split(/\s+/)[0] ?? person.name
  return (
    <>
      <ScreenTitle of={business?.name}>{`${greeting(hour)}, ${firstName}`}</ScreenTitle>
      <Stack gap="xl">
        {letter ? <LetterCard token={letter} /> : null}
        <WaitingEmails />
        <ContinueCard />
        {isStaff ? null : <Onboarding />}
        {isStaff ? <CollectionsCard /> : <FarmCards />}
        <HomeColumns />
      </Stack>
    </>
  )
}

function greeting(hour: number): string {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
