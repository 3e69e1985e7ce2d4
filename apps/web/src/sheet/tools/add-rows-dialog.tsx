// How many empty rows are wanted to type into.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { NumberInput } from '../../ui/inputs/number-input.tsx'

interface Props {
  readonly onAdd: (count: number) => void
  readonly onClose: () => void
}

export function AddRowsDialog({ onAdd, onClose }: Props) {
  const [count, setCount] = useState<number | null>(10)
  return (
    <DialogCard
      opened
      title="Add rows"
      onClose={onClose}
      size="sm"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={count === null}
            onClick={() => onAdd(Math.max(1, Math.min(most, Math.round(count ?? 1))))}
          >
            Add rows
          </Button>
        </>
      }
    >
      <NumberInput label="How many" value={count} onCommit={setCount} required autoFocus />
    </DialogCard>
  )
}

const most = 1000
