// Adding a document: what it is called, and where on the web it is.

import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { webAddress } from './documents-in.ts'
import type { Document } from './documents-in.ts'

interface Props {
  readonly onAdd: (document: Document) => void
  readonly onClose: () => void
}

export function AddDocument({ onAdd, onClose }: Props) {
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const address = webAddress(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (title.trim() && address) onAdd({ title: title.trim(), address })
  }
  return (
    <DialogCard opened title="New document" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Title"
            size="md"
            required
            data-autofocus
            maxLength={200}
            value={title}
            onChange={event => setTitle(event.currentTarget.value)}
            error={isTried && !title.trim() ? 'Say what it is called.' : undefined}
          />
          <TextInput
            label="Address on the web"
            type="url"
            inputMode="url"
            autoComplete="off"
            size="md"
            required
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
            error={
              isTried && !address
                ? 'Enter an address such as https://example.com/lease.'
                : undefined
            }
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Add document</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}
