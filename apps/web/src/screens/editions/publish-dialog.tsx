// Asks once more before an edition is published, for it is never changed again.

import { Button, Stack, Text, Textarea } from '@mantine/core'
import type { EditionMade } from '@furrow/wire/editions/edition-made-answer'
import { useState } from 'react'
import { countText } from '../../ui/amounts.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'

interface Props {
  readonly made: EditionMade
  readonly onClose: () => void
  /** Whether it was taken. */
  readonly onPublish: (note: string) => Promise<boolean>
}

export function PublishDialog({ made: { edition, farms }, onClose, onPublish }: Props) {
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const publish = async () => {
    setBusy(true)
    await onPublish(note.trim())
    setBusy(false)
    onClose()
  }
  return (
    <DialogCard
      opened
      title={`Publish edition ${edition}`}
      busy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void publish()}>Publish edition {edition}</Button>
        </>
      }
    >
      <Stack>
        <Text>
          All farms see it at once, beside their own figures. It is never changed: what is corrected
          later comes into the next one. It is calculated from {countText(farms, 'farm')} as they
          are now.
        </Text>
        <Textarea
          label="What is new"
          description="Everyone reads it with the edition."
          autosize
          minRows={2}
          maxLength={2000}
          value={note}
          onChange={event => setNote(event.currentTarget.value)}
        />
      </Stack>
    </DialogCard>
  )
}
