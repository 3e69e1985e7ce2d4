// What becomes of a bill is said with why: it stands on the bill.

import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { turnedTo } from './bill-changes.ts'
import type { ReadBill } from './use-bill.ts'

export type NeedsReason = 'Disputed' | 'Written off' | 'Void'

interface Props {
  readonly read: ReadBill
  readonly status: NeedsReason
  readonly onClose: () => void
}

const words: Readonly<Record<NeedsReason, { title: string; text: string; done: string }>> = {
  Disputed: {
    title: 'Dispute',
    text: 'It isn’t overdue while it is disputed. Payments still count.',
    done: 'Disputed.',
  },
  'Written off': {
    title: 'Write off',
    text: 'Nothing is owed of it any more, and no payments are entered. It can be set back to sent.',
    done: 'Written off.',
  },
  Void: {
    title: 'Make void',
    text: 'It keeps its number, and stays void. Work and expenses on it can be billed again.',
    done: 'The bill is void.',
  },
}

export function ReasonDialog({ read: { bill }, status, onClose }: Props) {
  const keep = useUndoableAction()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { title, text, done } = words[status]
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const said = reason.trim()
    setMissing(said === '')
    if (said === '') return
    if (await keep(turnedTo(bill, status, said), done, status === 'Void')) onClose()
  }
  return (
    <DialogCard opened title={`${title}: bill ${bill.number ?? ''}`} onClose={onClose}>
      <form onSubmit={event => void submit(event)} noValidate>
        <Stack>
          <Text>{text}</Text>
          <Textarea
            label="Reason"
            required
            data-autofocus
            autosize
            minRows={2}
            maxLength={500}
            value={reason}
            onChange={event => setReason(event.currentTarget.value)}
            error={isMissing ? 'Enter a reason: it stands on the bill.' : undefined}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{title}</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}
