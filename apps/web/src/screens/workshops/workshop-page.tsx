// A workshop that is known: its facts, and what one does with it.

import { Button, Stack } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { OwnAnswersCard } from './own-answers.tsx'
import { StaffCards } from './staff-cards.tsx'
import { useAttendees } from './use-attendees.ts'
import { WorkshopDrawer } from './workshop-drawer.tsx'
import { WorkshopFacts } from './workshop-facts.tsx'
import { WorkshopFilesCard } from './workshop-files-card.tsx'
import type { Workshop } from './workshop-words.ts'

interface Props {
  readonly workshop: Workshop & { readonly period?: { readonly name: string } | null }
}

export function WorkshopPage({ workshop }: Props) {
  const { isStaff } = useSignedIn()
  const [isChanging, setChanging] = useState(false)
  const people = useAttendees(workshop.id)
  const change = isStaff ? (
    <Button
      variant="default"
      leftSection={<IconPencil size={18} aria-hidden />}
      onClick={() => setChanging(true)}
    >
      Change
    </Button>
  ) : undefined
  return (
    <>
      <ScreenTitle of="Workshops" actions={change}>
        {workshop.name}
      </ScreenTitle>
      <Stack>
        <WorkshopFacts workshop={workshop} attendees={people.attendees} />
        {people.failure ? <FailureCard failure={people.failure} retry={people.retry} /> : null}
        {isStaff ? (
          <StaffCards workshop={workshop} attendees={people.attendees} />
        ) : (
          <OwnAnswersCard workshop={workshop} attendees={people.attendees} />
        )}
        <WorkshopFilesCard workshopId={workshop.id} />
      </Stack>
      <WorkshopDrawer opened={isChanging} workshop={workshop} onClose={() => setChanging(false)} />
    </>
  )
}
