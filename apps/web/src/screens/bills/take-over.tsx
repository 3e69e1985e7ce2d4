// Work and expenses of the project that no bill charges yet become lines of this one.

import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { countText, dayText, moneyText } from '../../ui/amounts.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import type { ReadBill } from './use-bill.ts'
import { lineOfUnbilled, useUnbilled } from './use-unbilled.ts'
import type { Unbilled } from './use-unbilled.ts'

export function TakeOver({ read }: { readonly read: ReadBill }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        className="sheet-tool"
        leftSection={<IconListCheck size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Work and expenses
      </Button>
      {isOpen ? <TakeOverDialog read={read} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function TakeOverDialog({
  read,
  onClose,
}: {
  readonly read: ReadBill
  readonly onClose: () => void
}) {
  const { bill } = read
  const { outbox } = useFurrow()
  const keep = useUndoableAction()
  const { rows, isLoading } = useUnbilled(bill.billable_id, bill.id)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ key }) => !left.has(key))
  const toggle = (key: string) =>
    setLeft(all => new Set(all.has(key) ? [...all].filter(one => one !== key) : [...all, key]))
  const take = async () => {
    const steps = chosen.map(row => ({
      do: 'store' as const,
      resource: 'bill_lines' as const,
      id: outbox.newId(),
      values: { bill_id: bill.id, ...lineOfUnbilled(row) },
    }))
    const said = countText(steps.length, 'line')
    if (await keep({ label: `${said} taken over`, farmId: null, steps }, `${said} added.`))
      onClose()
  }
  return (
    <DialogCard
      opened
      title="Work and expenses to bill"
      onClose={onClose}
      actions={
        <Group justify="flex-end" w="100%">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => void take()}>
            Add {countText(chosen.length, 'line')}
          </Button>
        </Group>
      }
    >
      {isLoading ? <TableSkeleton count={4} columns={2} /> : null}
      {!isLoading && rows.length === 0 ? (
        <Text>Everything recorded for this project is on a bill already.</Text>
      ) : null}
      <Stack gap={0}>
        {rows.map(row => (
          <UnbilledLine
            key={row.key}
            row={row}
            isChosen={!left.has(row.key)}
            onToggle={() => toggle(row.key)}
          />
        ))}
      </Stack>
    </DialogCard>
  )
}

interface LineProps {
  readonly row: Unbilled
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function UnbilledLine({ row, isChosen, onToggle }: LineProps) {
  const { day, who, text, hours, amount } = row
  const facts = [day && dayText(day), who, hours === null ? null : `${hours} h`].filter(Boolean)
  return (
    <Checkbox
      py="xs"
      checked={isChosen}
      onChange={onToggle}
      label={`${text}, ${moneyText(amount)}`}
      description={facts.join(', ')}
    />
  )
}
