// Makes one contact of several: which one stays is chosen, and what it will say is shown first.

import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { Fact } from '../../ui/fact.tsx'
import type { Contact } from './contact-columns.ts'
import { mergedFigures, saidOfOthers } from './duplicate-contacts.ts'
import { mergeChange } from './merge-contacts-change.ts'
import { useHangingRows } from './use-hanging-rows.ts'

interface Props {
  readonly contacts: readonly Contact[]
  readonly onClose: () => void
}

export function MergeDialog({ contacts, onClose }: Props) {
  const [keptId, setKeptId] = useState(contacts[0]?.id)
  const kept = contacts.find(({ id }) => id === keptId) ?? contacts[0]
  const others = contacts.filter(contact => contact !== kept)
  const hanging = useHangingRows(kept, others)
  const { isStaff } = useSignedIn()
  const merge = useMerge(onClose)
  if (!kept) return null
  const spare = saidOfOthers(kept, others)
  const isInvited = hanging.rows.some(({ resource }) => resource === 'workshop_attendees')
  const isBound = isInvited && !isStaff
  return (
    <DialogCard
      opened
      title={`Merge ${contacts.length} contacts`}
      onClose={onClose}
      busy={hanging.isLoading}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={hanging.isUnknown || isBound}
            onClick={() => void merge(kept, others, { hanging: hanging.rows, spare })}
          >
            Merge contacts
          </Button>
        </>
      }
    >
      <Stack>
        <Radio.Group
          label="Contact to keep"
          description="Details it doesn’t have are filled in from the others."
          value={String(kept.id)}
          onChange={id => setKeptId(Number(id))}
        >
          <Stack gap="xs" mt="xs">
            {contacts.map(contact => (
              <Radio
                key={contact.id}
                value={String(contact.id)}
                label={[contact.name, contact.role, contact.phone, contact.email]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Becomes kept={kept} others={others} />
        {spare.length > 0 ? <Text>Also kept, in its notes: {spare.join(', ')}.</Text> : null}
        {isBound ? (
          <Text role="alert">
            One of the others is invited to a workshop, which only staff can change. Keep the
            invited one.
          </Text>
        ) : null}
        {hanging.isUnknown ? (
          <Text role="alert">
            Without signal we can’t check the related records of these contacts. Merge them when
            there is signal again.
          </Text>
        ) : null}
      </Stack>
    </DialogCard>
  )
}

function Becomes(props: { readonly kept: Contact; readonly others: readonly Contact[] }) {
  const figures = mergedFigures(props.kept, props.others)
  const said = (field: string) => {
    const value = figures[field]
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    return Array.isArray(value) ? value.join(', ') : ((value as string | null) ?? null)
  }
  const told = mergedFacts.flatMap(([field, label]) => {
    const words = said(field)
    return words === null ? [] : [{ field, label, words }]
  })
  return (
    <div>
      <Text fw={640} mb={4}>
        {props.kept.name} after merging
      </Text>
      {told.map(({ field, label, words }) => (
        <Fact key={field} label={label}>
          {words}
        </Fact>
      ))}
    </div>
  )
}

const mergedFacts = [
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['role', 'Role'],
  ['preferred_channel', 'Best reached by'],
  ['topics', 'Ask about'],
  ['may_contact', 'May be contacted'],
  ['may_receive_reports', 'May receive reports'],
  ['notes', 'Notes'],
] as const

type Moved = Pick<Parameters<typeof mergeChange>[0], 'hanging' | 'spare'>

function useMerge(onDone: () => void) {
  const keep = useUndoableAction()
  const { outbox } = useFurrow()
  return async (kept: Contact, others: readonly Contact[], moved: Moved) => {
    const merged = mergeChange({ kept, others, ...moved, newId: () => outbox.newId() })
    const said = `${others.length + 1} contacts merged into ${kept.name}.`
    if (await keep(merged, said)) onDone()
  }
}
