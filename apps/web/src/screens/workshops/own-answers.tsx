// Whether the people of one’s farms come: each answered for by a press, until the day is over.

import { Button, Group, Text } from '@mantine/core'
import { useToday } from '../../period/use-today.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { useAttendeeActs } from './use-attendee-acts.ts'
import type { Attendee } from './use-attendees.ts'
import { isPast } from './workshop-words.ts'
import type { Workshop } from './workshop-words.ts'

interface Props {
  readonly workshop: Workshop
  readonly attendees: readonly Attendee[]
}

export function OwnAnswersCard(props: Props) {
  return (
    <SimpleCard title="Will you come?">
      <OwnAnswers {...props} />
    </SimpleCard>
  )
}

export function OwnAnswers({ workshop, attendees }: Props) {
  const { today } = useToday()
  const isOver = isPast(workshop, today)
  if (attendees.length === 0) return null
  return (
    <ul className="own-answers" aria-label="Your answers">
      {attendees.map(attendee => (
        <li key={attendee.id}>
          <div>
            <Text fw={600}>{attendee.name}</Text>
            <Text size="sm" c="dimmed">
              {attendee.farmName} · {answerWords(attendee, isOver)}
            </Text>
          </div>
          {isOver ? null : <Answers attendee={attendee} />}
        </li>
      ))}
    </ul>
  )
}

function answerWords({ status, attended }: Attendee, isOver: boolean): string {
  if (isOver && attended !== null) return attended ? 'Attended' : 'Did not attend'
  if (status === 'Attending') return 'Attending'
  if (status === 'Not Attending') return 'Not attending'
  return isOver ? 'Not answered' : 'Not answered yet'
}

function Answers({ attendee }: { readonly attendee: Attendee }) {
  const { answer } = useAttendeeActs()
  return (
    <Group gap="sm" role="group" aria-label={`${attendee.name}, ${attendee.farmName}`}>
      {(['Attending', 'Not Attending'] as const).map(status => (
        <Button
          key={status}
          h={44}
          variant={attendee.status === status ? 'filled' : 'default'}
          aria-pressed={attendee.status === status}
          onClick={() => attendee.status !== status && void answer(attendee, status)}
        >
          {status === 'Attending' ? 'Attending' : 'Not attending'}
        </Button>
      ))}
    </Group>
  )
}
