// A change that the server would not have: with what was typed, why, and what can be done.

import { Button, Group, Text } from '@mantine/core'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useLastSaver } from '../../data/hooks/use-last-saver.ts'
import type { LastSaver } from '../../data/hooks/use-last-saver.ts'
import type { KeptChange } from '../../data/outbox/change.ts'
import { WithCatalogue } from '../../entry/rows/with-catalogue.tsx'
import { momentText } from '../../ui/amounts.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { fieldInConflict } from './row-now.ts'
import { TypedFigures } from './typed-figures.tsx'

interface Props {
  readonly change: KeptChange
}

export function RefusedCard({ change }: Props) {
  const { outbox } = useFurrow()
  const { label, refusal, seq, at } = change
  const isConflict = refusal?.code === 'conflict'
  const saver = useLastSaver(fieldInConflict(change))
  return (
    <SimpleCard title={label}>
      <Text c="var(--wrong)" fw={600}>
        {isConflict ? conflictWords(saver) : refusal?.message}
      </Text>
      <Text size="sm" c="dimmed">
        You typed this {momentText(at)}:
      </Text>
      <WithCatalogue skeleton={null}>
        <TypedFigures change={change} />
      </WithCatalogue>
      <Group mt="md">
        <Button onClick={() => void outbox.retry(seq)}>
          {isConflict ? 'Keep mine' : 'Try again'}
        </Button>
        <Button variant="default" onClick={() => void outbox.discard(seq)}>
          {isConflict ? 'Take theirs' : 'Discard'}
        </Button>
      </Group>
    </SimpleCard>
  )
}

function conflictWords(saver: LastSaver): string {
  const who = saver.is === 'colleague' ? saver.name : saver.is === 'you' ? 'You' : 'Someone else'
  return `${who} changed this in the meantime.`
}
