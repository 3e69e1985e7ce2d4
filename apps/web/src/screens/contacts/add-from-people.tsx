// Takes people who have to do with the farm into its contacts.

import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { countText } from '../../ui/amounts.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import type { Contact } from './contact-columns.ts'

interface Props {
  readonly farmId: number
  readonly contacts: readonly Contact[]
  readonly onClose: () => void
}

interface Taken {
  readonly name: string
  readonly email: string
  readonly role: string | null
}

export function AddFromPeople({ farmId, contacts, onClose }: Props) {
  const people = useRows('farm_people', { where: { farm_id: farmId }, includes: ['user'] })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const add = useAdd(farmId, onClose)
  const known = new Set(contacts.map(({ email }) => email?.toLowerCase()))
  const offered = people.rows.flatMap(({ user, manages }): readonly Taken[] =>
    user && !known.has(user.email.toLowerCase())
      ? [{ name: user.name, email: user.email, role: manages ? 'Manager' : null }]
      : [],
  )
  const taken = offered.filter(({ email }) => chosen.includes(email))
  return (
    <DialogCard
      opened
      title="Add people from this farm"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={taken.length === 0} onClick={() => void add(taken)}>
            {taken.length === 0 ? 'Add contacts' : `Add ${countText(taken.length, 'contact')}`}
          </Button>
        </>
      }
    >
      {people.failure ? <FailureCard failure={people.failure} retry={people.retry} /> : null}
      {people.isLoading ? <TableSkeleton count={3} columns={2} /> : null}
      {!people.isLoading && !people.failure && offered.length === 0 ? (
        <Text>Everyone on this farm is already a contact.</Text>
      ) : null}
      <Checkbox.Group aria-label="People on this farm" value={[...chosen]} onChange={setChosen}>
        <Stack gap="sm">
          {offered.map(({ name, email }) => (
            <Checkbox key={email} value={email} label={`${name} · ${email}`} size="md" />
          ))}
        </Stack>
      </Checkbox.Group>
    </DialogCard>
  )
}

function useAdd(farmId: number, onDone: () => void) {
  const keep = useUndoableAction()
  const { outbox } = useFurrow()
  return async (taken: readonly Taken[]) => {
    const steps = taken.map(values => ({
      do: 'store' as const,
      resource: 'farm_contacts' as const,
      id: outbox.newId(),
      values: { ...values, farm_id: farmId },
    }))
    const label = `${countText(taken.length, 'contact')} added`
    if (await keep({ label, farmId, steps }, `${label}.`)) onDone()
  }
}
