// What a view of the sheet is to be called.

import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { DialogCard } from '../../ui/dialog-card.tsx'

interface Props {
  /** Of a view that is renamed. */
  readonly former?: string | undefined
  /** Those that are there already: one is replaced by a view of the same name. */
  readonly names: readonly string[]
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

export function NameView({ former, names, onName, onClose }: Props) {
  const [name, setName] = useState(former ?? '')
  const asked = name.trim()
  const isTaken = asked !== former && names.includes(asked)
  const isStopped = asked === '' || (former !== undefined && isTaken)
  const finish = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isStopped) onName(asked)
  }
  return (
    <DialogCard
      opened
      title={former ? `Rename “${former}”` : 'Save this view'}
      onClose={onClose}
      size="sm"
    >
      <form onSubmit={finish}>
        <TextInput
          label="Name"
          data-autofocus
          maxLength={60}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        {isTaken && (
          <Text size="sm">
            {former
              ? 'Another view has that name.'
              : 'It takes the place of the view of that name.'}
          </Text>
        )}
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isStopped}>
            {former ? 'Rename' : 'Save view'}
          </Button>
        </Group>
      </form>
    </DialogCard>
  )
}
