// A farm to choose: the whole card is the link.

import { periodText } from '@furrow/farming/dates/period-text'
import { Card, Group, Text } from '@mantine/core'
import { IconChevronRight, IconMapPin } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { areaText, countText, percentText } from '../../ui/amounts.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { ListedFarm } from './use-farm-list.ts'

export function FarmCard({
  farm,
  isLast,
}: {
  readonly farm: ListedFarm
  readonly isLast: boolean
}) {
  const { id, name, businesses, town, manager, properties, newest, facts: known } = farm
  const params = { farmId: String(id) }
  const facts = [
    businesses.map(business => business.name).join(', '),
    manager ? `Manager: ${manager}` : '',
    [
      properties > 0 ? countText(properties, 'property', 'properties') : '',
      known?.area ? areaText(known.area) : '',
    ]
      .filter(Boolean)
      .join(', '),
    known?.enterprises.join(' · ') ?? '',
  ].filter(Boolean)
  return (
    <Card
      withBorder
      radius="lg"
      padding="lg"
      className="card-link"
      renderRoot={props => <Link to="/collection/$farmId/period" params={params} {...props} />}
    >
      <Group justify="space-between" wrap="nowrap" align="start">
        <div>
          <Text fw={640} size="lg" component="h2">
            {farm.isArchived ? `${name} (archived)` : name}
          </Text>
          {town ? (
            <Text c="dimmed" size="sm">
              <IconMapPin size={14} aria-hidden="true" /> {town}
            </Text>
          ) : null}
        </div>
        <IconChevronRight size={20} aria-hidden="true" />
      </Group>
      {facts.map(fact => (
        <Text key={fact} size="sm" mt={4}>
          {fact}
        </Text>
      ))}
      <Group mt="md" gap="sm">
        {newest ? (
          <>
            <StatusBadge status={newest.status} />
            <Text size="sm" c="dimmed">
              {periodText(newest.name)}
              {newest.score === null ? '' : `, ${percentText(newest.score, 0)} complete`}
            </Text>
          </>
        ) : (
          <Text size="sm" c="dimmed">
            {newest === null ? 'No period yet' : ''}
          </Text>
        )}
        {isLast ? (
          <Text size="sm" c="dimmed" ml="auto">
            Last opened
          </Text>
        ) : null}
      </Group>
    </Card>
  )
}
