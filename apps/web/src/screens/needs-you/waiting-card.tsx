// What waits for signal, or is being saved.

import { List, Text } from '@mantine/core'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useServerPause } from '../../data/hooks/use-server-pause.ts'
import type { KeptChange } from '../../data/outbox/change.ts'
import { countText, momentText } from '../../ui/amounts.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'

export function WaitingCard({ changes }: { readonly changes: readonly KeptChange[] }) {
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
      {outbox.isLasting() ? null : (
        <Text size="sm" c="var(--wrong)">
          This browser can’t keep them on the device. Keep this page open until they are saved.
        </Text>
      )}
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
