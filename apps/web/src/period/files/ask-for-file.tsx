// Asks for a document: what it is, and of which kind.

import { fileCategories } from '@furrow/catalogue/choices'
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useChange } from '../../data/hooks/use-change.ts'
import { BlurInput } from '../../ui/inputs/blur-input.tsx'
import { ChoiceInput } from '../../ui/inputs/choice-input.tsx'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { useNotices } from '../../ui/notices.tsx'
import type { CollectionPlace } from '../use-place.ts'

interface Props {
  readonly place: CollectionPlace
  readonly onClose: () => void
}

export function AskForFile({ place, onClose }: Props) {
  const [description, setDescription] = useState<string | null>(null)
  const [category, setCategory] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const ask = useAsk(place)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!description) return setProblem('Describe the document.')
    const refused = await ask(description, category)
    if (refused === undefined) onClose()
    else setProblem(refused)
  }
  return (
    <DialogCard opened title="Request a document" onClose={onClose}>
      <form onSubmit={event => void submit(event)} noValidate>
        <Stack>
          <BlurInput
            label="Document needed"
            description="For example: bank statement at 30 June, map of the new block."
            required
            autoFocus
            maxLength={255}
            value={description}
            onCommit={setDescription}
            error={problem}
          />
          <ChoiceInput
            label="Category"
            options={fileCategories.map(word => ({ value: word, label: word }))}
            value={category}
            onCommit={setCategory}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Request</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}

function useAsk({ farmId, periodId }: CollectionPlace) {
  const change = useChange()
  const { outbox } = useFurrow()
  const notices = useNotices()
  return async (description: string, category: string | null): Promise<string | undefined> => {
    const values = { farm_id: farmId, period_id: periodId, description, category }
    const store = { do: 'store', resource: 'requested_files', id: outbox.newId(), values } as const
    const outcome = await change({ label: `Requested: ${description}`, farmId, steps: [store] })
    if (outcome.kind === 'refused') return outcome.refusal.message
    notices.good(`Requested: ${description}.`)
    return undefined
  }
}
