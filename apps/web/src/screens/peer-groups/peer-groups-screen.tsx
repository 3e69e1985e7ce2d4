// The groups that staff made, in the order in which they are published.

import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { GroupList } from './group-list.tsx'
import { OnlyStaff } from './only-staff.tsx'
import './peer-groups.css'

export function PeerGroupsScreen() {
  return useSignedIn().isStaff ? <Groups /> : <OnlyStaff />
}

function Groups() {
  const { rows, isLoading, failure, retry } = useRows('groups', { sort: ['offer_order', 'id'] })
  const offered = rows.filter(row => row.offered)
  const others = rows.filter(row => !row.offered)
  return (
    <>
      <ScreenTitle actions={<NewGroup />}>Peer groups</ScreenTitle>
      <Text maw="65ch" mb="md">
        Farms compare with these groups as well as with farms like them nearby. A group is published
        with the next edition, where it is large enough to give no farm away.
      </Text>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <CardSkeleton count={3} /> : null}
      {!isLoading && !failure && rows.length === 0 ? (
        <EmptyState
          title="No groups yet"
          text="Put farms together that meet, or have something in common."
          action={<NewGroup />}
        />
      ) : null}
      <GroupList title="Offered to farms" groups={offered} />
      <GroupList title="Not offered" groups={others} />
    </>
  )
}

function NewGroup() {
  return (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      renderRoot={props => (
        <Link to="/peer-groups/$groupId" params={{ groupId: 'new' }} {...props} />
      )}
    >
      New group
    </Button>
  )
}
