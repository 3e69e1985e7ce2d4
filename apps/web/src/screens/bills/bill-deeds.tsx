// What can be done with a bill: its PDF for whoever reads it; for staff to change it, to send it, and what becomes of it.

import { Button, Group } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { deleted, turnedTo } from './bill-changes.ts'
import { BillDetails } from './bill-details.tsx'
import { BillPdf } from './pdf-of-bill.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { NeedsReason } from './reason-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import type { ReadBill } from './use-bill.ts'

type Opened = 'send' | 'details' | NeedsReason

export function BillDeeds({ read }: { readonly read: ReadBill }) {
  const { bill, isSent, isStaff } = read
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <Group gap="xs" className="no-print">
      <BillPdf read={read} />
      {isStaff && !isSent ? <DraftDeeds read={read} onOpen={setOpened} /> : null}
      {isStaff && isSent ? <SentDeeds read={read} onOpen={setOpened} /> : null}
      {opened === 'send' ? <SendDialog read={read} onClose={close} /> : null}
      {opened === 'details' ? <BillDetails bill={bill} onClose={close} /> : null}
      {opened && opened !== 'send' && opened !== 'details' ? (
        <ReasonDialog read={read} status={opened} onClose={close} />
      ) : null}
    </Group>
  )
}

interface DeedsProps {
  readonly read: ReadBill
  readonly onOpen: (dialog: Opened) => void
}

function DraftDeeds({ read: { bill, lines }, onOpen }: DeedsProps) {
  const keep = useUndoableAction()
  const navigate = useNavigate()
  const isReady = bill.status === 'Ready to send'
  const remove = async () => {
    if (await keep(deleted(bill, lines.rows.length), 'Bill deleted.', lines.rows.length > 0))
      void navigate({ to: '/bills' })
  }
  return (
    <>
      <Button variant="default" onClick={() => onOpen('details')}>
        Change details
      </Button>
      <Button
        variant="default"
        onClick={() =>
          void keep(
            turnedTo(bill, isReady ? 'Draft' : 'Ready to send'),
            isReady ? 'A draft again.' : 'Ready to send.',
          )
        }
      >
        {isReady ? 'Back to draft' : 'Ready to send'}
      </Button>
      <Button variant="default" onClick={() => void remove()}>
        Delete
      </Button>
      <Button leftSection={<IconSend size={18} aria-hidden />} onClick={() => onOpen('send')}>
        Send
      </Button>
    </>
  )
}

function SentDeeds({ read: { bill, status, sums }, onOpen }: DeedsProps) {
  const keep = useUndoableAction()
  if (status === 'Void' || status === 'Paid') return null
  const isOpen = status !== 'Disputed' && status !== 'Written off'
  return (
    <>
      {isOpen ? (
        <Button variant="default" onClick={() => onOpen('Disputed')}>
          Disputed
        </Button>
      ) : (
        <Button
          variant="default"
          onClick={() => void keep(turnedTo(bill, 'Sent'), 'Set back to sent.')}
        >
          {status === 'Disputed' ? 'Settled' : 'Set back to sent'}
        </Button>
      )}
      {status === 'Written off' ? null : (
        <Button variant="default" onClick={() => onOpen('Written off')}>
          Write off
        </Button>
      )}
      {sums.paid === 0 ? (
        <Button variant="default" onClick={() => onOpen('Void')}>
          Make void
        </Button>
      ) : null}
    </>
  )
}
