// One group of farms to compare with, or a new one.

import { useParams } from '@tanstack/react-router'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRow } from '../../data/hooks/use-rows.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { GroupBuilder } from './group-builder.tsx'
import { OnlyStaff } from './only-staff.tsx'

export function PeerGroupScreen() {
  const { groupId } = useParams({ strict: false })
  const { isStaff } = useSignedIn()
  if (!isStaff) return <OnlyStaff />
  if (groupId === 'new') return <GroupBuilder key="new" group={undefined} />
  return <KeptGroup id={Number(groupId)} />
}

function KeptGroup({ id }: { readonly id: number }) {
  const { row, isLoading, failure, retry } = useRow('groups', Number.isSafeInteger(id) ? id : 0)
  if (row) return <GroupBuilder key={row.id} group={row} />
  return (
    <>
      <ScreenTitle>Peer group</ScreenTitle>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <CardSkeleton count={2} /> : null}
      {!isLoading && !failure ? (
        <EmptyState title="No such group" text="It may have been deleted." />
      ) : null}
    </>
  )
}
