// The receipts of an expense: photos from a phone, documents from a desk. Staff read all, each adds to their own.

import { Alert, Button, CloseButton, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { sendTo } from '../../data/uploads/send-upload.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { moneyText } from '../../ui/amounts.ts'
import { useNotices } from '../../ui/notices.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { saveBlob } from '../../ui/table/save-file.ts'
import type { ExpenseRow } from './work-columns.ts'

interface Props {
  readonly expense: ExpenseRow
  readonly mayWrite: boolean
  readonly onClose: () => void
}

export function ReceiptsDrawer({ expense, mayWrite, onClose }: Props) {
  const { api } = useFurrow()
  const notices = useNotices()
  const act = useUndoableAction()
  const { rows, isLoading, retry } = useRows('expense_receipts', {
    where: { expense_id: expense.id },
    sort: ['id'],
  })
  const [sending, setSending] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const send = async (files: readonly File[]) => {
    setWrong(undefined)
    for (const file of files) {
      setSending(`Uploading ${file.name} …`)
      const sent = await sendTo({ expense_id: String(expense.id), name: file.name }, file)
      if (sent.kind !== 'arrived')
        setWrong(`${file.name}: ${sent.message ?? 'The upload broke off. Try again.'}`)
    }
    setSending(undefined)
    retry()
  }
  const take = async (id: number, name: string) => {
    const answer = await api.blob(`receipt-downloads/${id}`)
    if (answer.ok) saveBlob(name, answer.data)
    else notices.bad(answer.failure.message)
  }
  const remove = (id: number, name: string) => {
    const steps = [{ do: 'destroy', resource: 'expense_receipts', id }] as const
    void act({ label: `Receipt removed: ${name}`, farmId: null, steps }, `${name} was removed.`)
  }
  const title = [expense.description, moneyText(expense.amount)].filter(Boolean).join(', ')
  return (
    <SideDrawer opened onClose={onClose} title={`Receipts: ${title}`}>
      <Stack>
        {mayWrite ? <AddReceipt isBusy={sending !== undefined} onFiles={send} /> : null}
        {sending === undefined ? null : <Text role="status">{sending}</Text>}
        {wrong === undefined ? null : (
          <Alert role="alert" variant="outline" color="red">
            {wrong}
          </Alert>
        )}
        {!isLoading && rows.length === 0 ? <Text c="dimmed">No receipt yet.</Text> : null}
        {rows.map(({ id, name, scan }) => (
          <Group key={id} gap="xs" wrap="nowrap">
            {scan === 'Infected' ? (
              <Text>{name}: a virus was found in it.</Text>
            ) : (
              <Button variant="subtle" h="auto" mih={44} onClick={() => void take(id, name)}>
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
  readonly isBusy: boolean
  readonly onFiles: (files: readonly File[]) => Promise<void>
}

function AddReceipt({ isBusy, onFiles }: AddProps) {
  const isTouched = matchMedia('(pointer: coarse)').matches
  const Icon = isTouched ? IconCamera : IconPaperclip
  const camera = isTouched ? ({ accept: 'image/*', capture: 'environment' } as const) : {}
  return (
    <FileButton multiple {...camera} onChange={files => void onFiles(files)}>
      {props => (
        <Button {...props} loading={isBusy} leftSection={<Icon size={18} aria-hidden />}>
          {isTouched ? 'Photo of receipt' : 'Attach receipt'}
        </Button>
      )}
    </FileButton>
  )
}
