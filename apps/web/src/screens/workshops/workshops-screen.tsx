// Workshops that someone is invited to, and whether they come; for staff all of them.

import { Button, Group } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { NewWorkshop } from './new-workshop.tsx'
import { useAttendees } from './use-attendees.ts'
import { WorkshopLists } from './workshop-lists.tsx'
import './workshops.css'

export function WorkshopsScreen() {
  const { isStaff } = useSignedIn()
  const workshops = useRows('workshops', { sort: ['-date', '-id'], includes: ['period'] })
  const { attendees, ...answers } = useAttendees()
  const { rows, isLoading, failure, retry } = workshops
  const add = isStaff ? <NewWorkshop /> : undefined
  return (
    <>
      <ScreenTitle
        actions={
          <Group gap="sm">
            <Button
              variant="default"
              leftSection={<IconDeviceMobile size={18} aria-hidden />}
              renderRoot={props => <Link to="/follow" {...props} />}
            >
              Follow a workshop
            </Button>
            {add}
          </Group>
        }
      >
        Workshops
      </ScreenTitle>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <CardSkeleton count={2} /> : null}
      {!isLoading && !failure && rows.length === 0 ? (
        <EmptyState
          title="No workshops yet"
          text={
            isStaff
              ? 'A workshop is a day on which farms look at their figures together.'
              : 'When your farm is invited to a workshop, you say here whether you’ll come.'
          }
          action={add}
        />
      ) : null}
      <WorkshopLists workshops={rows} attendees={attendees} isKnown={!answers.isLoading} />
    </>
  )
}
