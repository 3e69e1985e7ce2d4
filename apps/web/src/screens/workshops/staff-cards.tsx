// What staff alone see of a workshop: whom it invites, who comes, and what is shown on the big screen.

import { AttendeesCard } from './attendees-card.tsx'
import { BigScreenCard } from './presenting/big-screen-card.tsx'
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
      <BigScreenCard workshop={props.workshop} />
    </>
  )
}
