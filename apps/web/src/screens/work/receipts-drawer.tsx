// The receipts of an expense: photos from a phone, documents from a desk. Staff read all, each adds to their own.

import { Button, CloseButton, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { UploadsList } from '../../period/files/uploads-list.tsx'
import { useTakeFile } from '../../period/files/use-take-file.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { moneyText } from '../../ui/amounts.ts'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import type { ExpenseRow } from './work-columns.ts'

interface Props {
  readonly expense: ExpenseRow
  readonly mayWrite: boolean
  readonly onClose: () => void
}

export function ReceiptsDrawer({ expense, mayWrite, onClose }: Props) {
  const { uploads, outbox } = useFurrow()
  const act = useUndoableAction()
  const take = useTakeFile('receipt-downloads')
  // One that was entered without signal gets its number while this is open.
  const id = useSyncExternalStore(outbox.subscribe, () => outbox.idOf(expense.id))
  const { rows, isLoading } = useRows(
    'expense_receipts',
    { where: { expense_id: id }, sort: ['id'] },
    { enabled: id > 0 },
  )
  const heldBy = { kind: 'expense', id } as const
  const remove = (id: number, name: string) => {
    const steps = [{ do: 'destroy', resource: 'expense_receipts', id }] as const
    void act({ label: `Receipt removed: ${name}`, farmId: null, steps }, `${name} was removed.`)
  }
  const title = [expense.description, moneyText(expense.amount)].filter(Boolean).join(', ')
  return (
    <SideDrawer opened onClose={onClose} title={`Receipts: ${title}`}>
      <Stack>
        {mayWrite ? <AddReceipt onFiles={files => uploads.add(files, { heldBy })} /> : null}
        <UploadsList heldBy={heldBy} />
        {!isLoading && rows.length === 0 ? <Text c="dimmed">No receipt yet.</Text> : null}
        {rows.map(({ id, name, scan }) => (
          <Group key={id} gap="xs" wrap="nowrap">
            {scan === 'Infected' ? (
              <Text>{name}: a virus was found in it.</Text>
            ) : (
              <Button variant="subtle" h="auto" mih={44} onClick={() => void take({ id, name })}>
                {name}
              </Button>
            )}
            {mayWrite ? (
              <CloseButton
                size={44}
                aria-label={`Remove ${name}`}
                onClick={() => remove(id, name)}
              />
            ) : null}
          </Group>
        ))}
      </Stack>
    </SideDrawer>
  )
}

interface AddProps {
  readonly onFiles: (files: readonly File[]) => Promise<void>
}

function AddReceipt({ onFiles }: AddProps) {
  const isTouched = matchMedia('(pointer: coarse)').matches
  const Icon = isTouched ? IconCamera : IconPaperclip
  const camera = isTouched ? ({ accept: 'image/*', capture: 'environment' } as const) : {}
  return (
    <FileButton multiple {...camera} onChange={files => void onFiles(files)}>
      {props => (
        <Button {...props} leftSection={<Icon size={18} aria-hidden />}>
          {isTouched ? 'Photo of receipt' : 'Attach receipt'}
        </Button>
      )}
    </FileButton>
  )
}
