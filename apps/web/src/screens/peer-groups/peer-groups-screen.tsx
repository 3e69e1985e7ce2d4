// The groups that staff made, in the order in which they are published.

import { Badge, Button, Card, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { filterKinds } from '@furrow/farming/benchmarks/results/staff-groups'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { countText } from '../../ui/amounts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { draftOf, traitLabels } from './group-draft.ts'
import type { KeptGroup } from './group-draft.ts'
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
      <ListOfGroups title="Offered to farms" groups={offered} />
      <ListOfGroups title="Not offered" groups={others} />
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

interface ListProps {
  readonly title: string
  readonly groups: readonly KeptGroup[]
}

function ListOfGroups({ title, groups }: ListProps) {
  if (groups.length === 0) return null
  return (
    <section aria-label={title} className="peer-groups">
      <h2>{title}</h2>
      <ul>
        {groups.map(group => (
          <li key={group.id}>
            <Card
              withBorder
              radius="lg"
              padding="md"
              className="card-link"
              renderRoot={props => (
                <Link
                  to="/peer-groups/$groupId"
                  params={{ groupId: String(group.id) }}
                  {...props}
                />
              )}
            >
              <Text fw={640} component="h3">
                {group.name}
              </Text>
              <Text size="sm" c="dimmed">
                {wordsOf(group)}
              </Text>
              {group.offered && typeof group.offer_order === 'number' ? (
                <Badge variant="light">Order {group.offer_order}</Badge>
              ) : null}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function wordsOf(group: KeptGroup): string {
  const { filter, include, exclude } = draftOf(group)
  const kinds = filterKinds.filter(kind => filter[kind].length > 0)
  const by = new Intl.ListFormat('en-AU').format(kinds.map(kind => traitLabels[kind].toLowerCase()))
  return [
    kinds.length > 0 ? `By ${by}` : null,
    include.length > 0 ? `${countText(include.length, 'farm')} added` : null,
    exclude.length > 0 ? `${countText(exclude.length, 'farm')} left out` : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
