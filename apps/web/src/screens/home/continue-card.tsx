// The one big step: on to the collection, or to choosing a farm or a period first; on the day of a workshop, to its screen.

import { periodText } from '@furrow/farming/dates/period-text'
import { Button, Card, Group, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRow } from '../../data/hooks/use-rows.ts'
import { FollowToday } from './follow-today.tsx'

export function ContinueCard() {
  const { business, farmId, periodId } = useSignedIn()
  const { row: farm } = useRow('farms', farmId)
  const { row: period } = useRow('periods', periodId)
  const { label, ...link } = nextStep(farmId, periodId)
  const where = [business?.name, farm?.farm_name, period && periodText(period.name)]
    .filter(Boolean)
    .join(' / ')
  return (
    <>
      <FollowToday />
      <Card withBorder radius="lg" padding="lg">
        <Group justify="space-between">
          <Text size="lg">{where || 'Choose a farm to start.'}</Text>
          <Button
            size="lg"
            rightSection={<IconArrowRight size={20} aria-hidden="true" />}
            renderRoot={props => <Link {...link} {...props} />}
          >
            {label}
          </Button>
        </Group>
      </Card>
    </>
  )
}

function nextStep(farmId: number | undefined, periodId: number | undefined) {
  if (farmId === undefined) {
    return { to: '/collection/farm', params: {}, label: 'Choose a farm' } as const
  }
  const params = { farmId: String(farmId), periodId: String(periodId) }
  return periodId === undefined
    ? ({ to: '/collection/$farmId/period', params, label: 'Choose a period' } as const)
    : ({
        to: '/collection/$farmId/period/$periodId',
        params,
        label: 'Continue collection',
      } as const)
}
