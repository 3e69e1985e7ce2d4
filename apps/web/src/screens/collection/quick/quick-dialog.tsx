// One thing that is entered in passing: its fields, and what the server would not have of them.

import { Button, Group, Stack, Text } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { DialogCard } from '../../../ui/dialog-card.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly busy: boolean
  /** Stays until the next try. */
  readonly problem: string | undefined
  readonly onSubmit: () => void
  /** What the button says. */
  readonly verb?: string
  readonly children: ReactNode
}

export function QuickDialog(props: Props) {
  const { title, onClose, busy, problem, onSubmit, verb = title, children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <DialogCard opened title={title} onClose={onClose} busy={busy}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {children}
          {problem ? (
            <Text c="var(--wrong)" role="alert">
              {problem}
            </Text>
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{verb}</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}
