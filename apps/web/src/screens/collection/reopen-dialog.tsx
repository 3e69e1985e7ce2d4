// Reopening a released period is said why, and the reason is shown to the farm.

import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { DialogCard } from '../../ui/dialog-card.tsx'

interface Props {
  readonly onReopen: (because: string) => Promise<void>
  readonly onClose: () => void
  readonly problem: string | undefined
  readonly isBusy: boolean
}

export function ReopenDialog({ onReopen, onClose, problem, isBusy }: Props) {
  const [because, setBecause] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(because.trim() === '')
    if (because.trim() !== '') void onReopen(because.trim())
  }
  return (
    <DialogCard opened title="Reopen this period" onClose={onClose} busy={isBusy}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>
            Its reports stay as they were released until you release it again. The farm’s people can
            enter data in it again.
          </Text>
          <Textarea
            label="Reason"
            required
            data-autofocus
            autosize
            minRows={2}
            maxLength={1000}
            value={because}
            onChange={event => setBecause(event.currentTarget.value)}
            error={isMissing ? 'Enter a reason: the farm reads it.' : problem}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Reopen</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}
