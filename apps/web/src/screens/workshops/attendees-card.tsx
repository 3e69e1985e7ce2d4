// Who is invited, by farm: their answers, meals, and who came; and invitations, which are sent from here.

import { SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { useToday } from '../../period/use-today.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { AttendanceList } from './attendance-list.tsx'
import { AttendeeDrawer } from './attendee-drawer.tsx'
import { AttendeeTable } from './attendee-table.tsx'
import { InvitationButtons } from './invitation-buttons.tsx'
import type { Attendee } from './use-attendees.ts'
import { answersText, isPast } from './workshop-words.ts'
import type { Workshop } from './workshop-words.ts'

interface Props {
  readonly workshop: Workshop
  readonly attendees: readonly Attendee[]
}

export function AttendeesCard({ workshop, attendees }: Props) {
  const { today } = useToday()
  const isPhone = useIsPhone()
  const isOn = workshop.date !== null && workshop.date <= today
  const [chosen, setView] = useState<string>()
  const [opened, setOpened] = useState<number>()
  // On the day, on a phone, whoever stands at the door ticks people off.
  const view = chosen ?? (isOn && isPhone ? 'attendance' : 'people')
  return (
    <SimpleCard title="People">
      <Text c="dimmed" mb="sm" role="status">
        {answersText(attendees)}
      </Text>
      {isPast(workshop, today) ? null : (
        <InvitationButtons workshop={workshop} attendees={attendees} />
      )}
      {isOn ? (
        <SegmentedControl
          aria-label="What is shown"
          my="md"
          data={[
            { value: 'people', label: 'Answers' },
            { value: 'attendance', label: 'Attendance' },
          ]}
          value={view}
          onChange={setView}
        />
      ) : null}
      {view === 'attendance' ? (
        <AttendanceList attendees={attendees} />
      ) : (
        <div className="attendees">
          <AttendeeTable
            workshop={workshop}
            attendees={attendees}
            onOpen={({ id }) => setOpened(id)}
          />
        </div>
      )}
      <AttendeeDrawer
        attendee={attendees.find(({ id }) => id === opened)}
        onClose={() => setOpened(undefined)}
      />
    </SimpleCard>
  )
}
