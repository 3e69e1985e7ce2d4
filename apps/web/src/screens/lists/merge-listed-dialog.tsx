// Two rows of a list are made one: which one stays is chosen, and what that does is said before it is done.

import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { ChoiceInput } from '../../ui/inputs/choice-input.tsx'
import { usedWords } from './listed-columns.tsx'
import type { ListRow } from './use-listed-rows.ts'

interface Props {
  /** What a row of the list is called: `variety`. */
  readonly what: string
  readonly row: ListRow
  /** Those that it can be merged into. */
  readonly others: readonly ListRow[]
  readonly onClose: () => void
  readonly onMerge: (into: ListRow) => Promise<void>
}

export function MergeListedDialog({ what, row, others, onClose, onMerge }: Props) {
  const [intoId, setIntoId] = useState(row.near?.id ?? null)
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const into = others.find(({ id }) => id === intoId)
  const merge = async () => {
    if (!into) return setFault(`Choose the ${what} that stays.`)
    setBusy(true)
    await onMerge(into)
    setBusy(false)
  }
  return (
    <DialogCard
      opened
      title={`Merge ${row.name}`}
      busy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void merge()}>Merge</Button>
        </>
      }
    >
      <Stack>
        <ChoiceInput
          label="Merge into"
          description={row.group && `Varieties of ${row.group.toLowerCase()}.`}
          required
          value={intoId}
          error={fault}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onCommit={id => {
            setIntoId(id)
            setFault(undefined)
          }}
        />
        {into ? <Text>{whatItDoes(row, into)}</Text> : null}
        <Text>
          Records in closed periods are changed too, because no figure changes. Devices without
          signal follow later. You can’t undo this.
        </Text>
      </Stack>
    </DialogCard>
  )
}

function whatItDoes(row: ListRow, into: ListRow): string {
  const after = `${row.name} will no longer be offered.`
  if (row.rows === 0) return `No record uses ${row.name} yet. ${after}`
  return `${usedWords(row)} will say ${into.name} instead of ${row.name}. ${after}`
}
