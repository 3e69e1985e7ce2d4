// Of a workshop, for staff: figures of a group shown in the hall, and what is shown right now.

import { Button, Text } from '@mantine/core'
import { IconPresentation } from '@tabler/icons-react'
import { useState } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { useToday } from '../../../period/use-today.ts'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import { isPast } from '../workshop-words.ts'
import type { Workshop } from '../workshop-words.ts'
import { BeginDialog } from './begin-dialog.tsx'
import { isRunning } from './presented.ts'
import { RunningPresentation } from './running-presentation.tsx'
import './presenting.css'

export function BigScreenCard({ workshop }: { readonly workshop: Workshop }) {
  const { today } = useToday()
  const { rows, failure, retry } = useRows('workshop_sessions', {
    where: { workshop_id: workshop.id, ended_at: null },
    sort: ['-id'],
  })
  const [isBeginning, setBeginning] = useState(false)
  const running = rows.filter(row => isRunning(row))
  const isOver = isPast(workshop, today)
  // Once the day is over nothing is begun any more.
  if (isOver && running.length === 0) return null
  return (
    <SimpleCard
      title="Big screen"
      actions={
        isOver ? undefined : (
          <Button
            variant={running.length > 0 ? 'default' : 'filled'}
            leftSection={<IconPresentation size={18} aria-hidden />}
            onClick={() => setBeginning(true)}
          >
            Show on the big screen
          </Button>
        )
      }
    >
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {running.length === 0 && !failure ? (
        <Text c="dimmed">
          Shows a group’s published figures in the hall, one finding at a time. People follow on
          their phones by a code, and see their own farm there.
        </Text>
      ) : null}
      <ul className="workshop-groups" aria-label="Running presentations">
        {running.map(row => (
          <RunningPresentation key={row.id} session={row} />
        ))}
      </ul>
      {isBeginning ? <BeginDialog workshop={workshop} onClose={() => setBeginning(false)} /> : null}
    </SimpleCard>
  )
}
