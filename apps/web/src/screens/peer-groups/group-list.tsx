// Peer groups under one title, each with what it is chosen by, as links to their builder.

import { Badge, Card, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { filterKinds } from '@furrow/farming/benchmarks/results/staff-groups'
import { countText } from '../../ui/amounts.ts'
import { draftOf, traitLabels } from './group-draft.ts'
import type { KeptGroup } from './group-draft.ts'
import './peer-groups.css'

interface GroupListProps {
  readonly title: string
  readonly groups: readonly KeptGroup[]
}

export function GroupList({ title, groups }: GroupListProps) {
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
