// One attendee: their answer, meal needs, whether they came, and what became of it.

import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { HistoryOfRow } from '../../entry/history/history-of-row.tsx'
import { BlurInput } from '../../ui/inputs/blur-input.tsx'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { RevokeLinks } from './revoke-links.tsx'
import { useAttendeeActs } from './use-attendee-acts.ts'
import type { Attendee } from './use-attendees.ts'

interface Props {
  /** Nothing: closed. */
  readonly attendee: Attendee | undefined
  readonly onClose: () => void
}

export function AttendeeDrawer({ attendee, onClose }: Props) {
  return (
    <SideDrawer opened={attendee !== undefined} onClose={onClose} title={attendee?.name}>
      {attendee ? <Shown attendee={attendee} onGone={onClose} /> : null}
    </SideDrawer>
  )
}

interface ShownProps {
  readonly attendee: Attendee
  readonly onGone: () => void
}

function Shown({ attendee, onGone }: ShownProps) {
  const { answer, tick, meals, remove } = useAttendeeActs()
  const { farmName, email, phone, status, meal_needs: needs, attended } = attendee
  const reached = [email, phone].filter(Boolean).join(' · ')
  const removeThem = async () => {
    if (await remove(attendee)) onGone()
  }
  return (
    <Stack>
      <Text>
        {farmName}
        {reached === '' ? '' : ` · ${reached}`}
      </Text>
      <SegmentedControl
        aria-label="Answer"
        data={[
          { value: 'Unsent', label: 'Unsent' },
          { value: 'Sent', label: 'Sent' },
          { value: 'Attending', label: 'Attending' },
          { value: 'Not Attending', label: 'Not attending' },
        ]}
        value={status}
        onChange={value => void answer(attendee, value)}
      />
      <BlurInput
        label="Meal needs"
        maxLength={200}
        value={needs}
        onCommit={value => void meals(attendee, value)}
      />
      <FlagInput
        label="Attended"
        clearable
        value={attended}
        onCommit={value => value !== null && void tick(attendee, value)}
      />
      <RevokeLinks attendee={attendee} />
      <Group>
        <Button variant="default" color="red" onClick={() => void removeThem()}>
          Remove from the workshop
        </Button>
      </Group>
      <Title order={3}>History</Title>
      <HistoryOfRow resource="workshop_attendees" row={{ ...attendee }} />
    </Stack>
  )
}
