// On the day of a workshop that one is invited to: the way to follow its big screen.

import { Button, Card, Group, Text } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useToday } from '../../period/use-today.ts'

/** Nobody but staff sees workshops that they aren’t invited to. */
export function FollowToday() {
  const { isStaff } = useSignedIn()
  const { today } = useToday()
  const wish = { where: { date: today }, sort: ['id'] } as const
  const { rows } = useRows('workshops', wish, { enabled: !isStaff })
  const [workshop] = rows
  if (!workshop) return null
  const { name, place } = workshop
  return (
    <Card withBorder radius="lg" padding="lg">
      <Group justify="space-between">
        <Text size="lg">Today: {[name, place].filter(Boolean).join(', ')}</Text>
        <Button
          variant="default"
          size="lg"
          leftSection={<IconDeviceMobile size={20} aria-hidden />}
          renderRoot={props => <Link to="/follow" {...props} />}
        >
          Follow on this device
        </Button>
      </Group>
    </Card>
  )
}
