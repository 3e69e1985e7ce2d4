// What a view of the sheet is to be called.

import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { DialogCard } from '../../ui/dialog-card.tsx'

interface Props {
  /** Those that are there already: one is replaced by a view of the same name. */
  readonly names: readonly string[]
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

export function NameView({ names, onName, onClose }: Props) {
  const [name, setName] = useState('')
  const asked = name.trim()
  const finish = (event: SubmitEvent) => {
    event.preventDefault()
    if (asked !== '') onName(asked)
  }
  return (
    <DialogCard opened title="Save this view" onClose={onClose} size="sm">
      <form onSubmit={finish}>
        <TextInput
          label="Name"
          data-autofocus
          maxLength={60}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        {names.includes(asked) && (
          <Text size="sm">It takes the place of the view of that name.</Text>
        )}
        <div className="sheet-dialog-buttons">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={asked === ''}>
            Save view
          </Button>
        </div>
      </form>
    </DialogCard>
  )
}
