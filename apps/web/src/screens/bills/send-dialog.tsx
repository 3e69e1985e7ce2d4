// Before a bill is sent: to whom, what it comes to, and that it can’t be changed any more.

import { Button, Group, Stack, Text } from '@mantine/core'
import { addDays } from '@furrow/farming/dates/dates'
import { useRow } from '../../data/hooks/use-rows.ts'
import { useToday } from '../../period/use-today.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { dayText, moneyText } from '../../ui/amounts.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { turnedTo } from './bill-changes.ts'
import type { ReadBill } from './use-bill.ts'

interface Props {
  readonly read: ReadBill
  readonly onClose: () => void
}

export function SendDialog({ read, onClose }: Props) {
  const { bill, sums, details } = read
  const { today } = useToday()
  const keep = useUndoableAction()
  const { row: business } = useRow('businesses', bill.business_id, {
    includes: ['billing_user', 'manager'],
  })
  const day = bill.date_invoiced ?? today
  const due = bill.due_date ?? addDays(day, details?.due_days ?? 14)
  const email =
    business?.billing_email ?? business?.billing_user?.email ?? business?.manager?.email ?? null
  const send = async () => {
    if (await keep(turnedTo(bill, 'Sent'), 'Sent.', true)) onClose()
  }
  return (
    <DialogCard
      opened
      title="Send this bill"
      onClose={onClose}
      actions={
        <Group justify="flex-end" w="100%">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void send()} data-autofocus>
            Send
          </Button>
        </Group>
      }
    >
      <Stack gap="sm">
        <Text>
          {moneyText(sums.total)} for {business?.billing_name ?? business?.name}, due {dayText(due)}
          .
        </Text>
        <Text>
          {email === null
            ? 'No email goes out, for the business has no email for bills: send the PDF yourself.'
            : `An email with a link to the bill goes to ${email}.`}
        </Text>
        <Text>
          It gets the next number, and its lines can’t be changed any more: what is wrong is made
          void, and billed again.
        </Text>
      </Stack>
    </DialogCard>
  )
}
