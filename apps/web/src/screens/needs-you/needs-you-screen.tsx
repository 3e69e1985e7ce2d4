// What waits for signal, and what was refused: with what was typed, why, and what can be done.

import { Button, Group, List, Stack, Text } from '@mantine/core'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useServerPause } from '../../data/hooks/use-server-pause.ts'
import { useUploads } from '../../data/hooks/use-uploads.ts'
import { useWaiting } from '../../data/hooks/use-waiting.ts'
import type { KeptChange } from '../../data/outbox/change.ts'
import { countText, momentText } from '../../ui/amounts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { RunningJobs } from '../../workbook/running-jobs.tsx'
import { UploadsList } from '../../period/uploads-list.tsx'
import { typedIn } from './typed-in.ts'

export function NeedsYouScreen() {
  const all = useWaiting()
  const uploads = useUploads()
  const refused = all.filter(({ state }) => state === 'refused')
  const waiting = all.filter(({ state }) => state !== 'refused')
  return (
    <>
      <ScreenTitle>What is not saved yet</ScreenTitle>
      {all.length + uploads.length === 0 ? (
        <EmptyState
          title="Everything is saved"
          text="What you change without signal waits here until there is some."
        />
      ) : null}
      <Stack maw={760}>
        {refused.map(change => (
          <RefusedCard key={change.seq} change={change} />
        ))}
        {waiting.length > 0 ? <WaitingCard changes={waiting} /> : null}
        <UploadsList />
        <RunningJobs />
      </Stack>
    </>
  )
}

function RefusedCard({ change }: { readonly change: KeptChange }) {
  const { outbox } = useFurrow()
  const { label, refusal, seq, at } = change
  const isOvertaken = refusal?.code === 'conflict'
  return (
    <SimpleCard title={label}>
      <Text c="var(--wrong)" fw={600}>
        {refusal?.message}
      </Text>
      <Text size="sm" c="dimmed">
        You typed this {momentText(at)}:
      </Text>
      <List mt={4}>
        {typedIn(change).map(({ what, value }) => (
          <List.Item key={what}>
            {what}: <strong>{value}</strong>
          </List.Item>
        ))}
      </List>
      <Group mt="md">
        <Button onClick={() => void outbox.retry(seq)}>
          {isOvertaken ? 'Keep mine' : 'Try again'}
        </Button>
        <Button variant="default" onClick={() => void outbox.discard(seq)}>
          {isOvertaken ? 'Take theirs' : 'Let it go'}
        </Button>
      </Group>
    </SimpleCard>
  )
}

function WaitingCard({ changes }: { readonly changes: readonly KeptChange[] }) {
  const { outbox } = useFurrow()
  const isBusy = useServerPause() !== undefined
  const title = `${countText(changes.length, 'change')} on the way`
  return (
    <SimpleCard title={title}>
      <Text size="sm" c="dimmed">
        {outbox.hasSignal()
          ? isBusy
            ? 'Furrow is busy. They are sent as soon as it is ready.'
            : 'They are being saved.'
          : 'There is no signal. They are sent as soon as there is.'}
      </Text>
      <List mt="sm">
        {changes.map(({ seq, label, at }) => (
          <List.Item key={seq}>
            {label}{' '}
            <Text span size="sm" c="dimmed">
              {momentText(at)}
            </Text>
          </List.Item>
        ))}
      </List>
    </SimpleCard>
  )
}
