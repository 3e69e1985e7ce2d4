// For whoever comes here and isn't staff.

import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'

export function OnlyStaff() {
  return (
    <>
      <ScreenTitle>Peer groups</ScreenTitle>
      <EmptyState
        title="For consultants and administrators"
        text="They put together the groups that farms compare with."
      />
    </>
  )
}
