// What staff alone see of a workshop: whom it invites, and who comes.

import { AttendeesCard } from './attendees-card.tsx'
import type { Attendee } from './use-attendees.ts'
import { WorkshopGroups } from './workshop-groups.tsx'
import type { Workshop } from './workshop-words.ts'

interface Props {
  readonly workshop: Workshop
  readonly attendees: readonly Attendee[]
}

export function StaffCards(props: Props) {
  return (
    <>
      <WorkshopGroups {...props} />
      <AttendeesCard {...props} />
    </>
  )
}
