// The sheet of a farm’s contacts.

import { Button, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { PeriodSheet } from '../../period/period-sheet.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { contactColumns, contactEntity } from './contact-columns.ts'
import type { Contact } from './contact-columns.ts'
import { WaysToReach } from './ways-to-reach.tsx'

interface Props {
  readonly rows: readonly Contact[]
  readonly onOpen: (contact: Contact) => void
  readonly onMerge: (contacts: readonly Contact[]) => void
  readonly onAdd: () => void
}

export function ContactSheet({ rows, onOpen, onMerge, onAdd }: Props) {
  const fromPeople = (
    <Button variant="default" leftSection={<IconUserPlus size={18} aria-hidden />} onClick={onAdd}>
      Add people from this farm
    </Button>
  )
  return (
    <PeriodSheet
      name="contacts"
      title="Contacts"
      entity={contactEntity}
      columns={contactColumns}
      rows={rows}
      rowName={nameOf}
      points="none"
      removing="in sheet and workbook"
      groupings={groupings}
      onOpenRow={onOpen}
      actions={chosen =>
        chosen.length > 1 ? (
          <Button variant="default" onClick={() => onMerge(chosen)}>
            Merge {chosen.length}
          </Button>
        ) : null
      }
      tools={fromPeople}
      cards={{
        facts: ['role', 'is_primary'],
        beside: contact => <Reached contact={contact} />,
        onOpen,
        below: fromPeople,
        empty: (
          <EmptyState
            title="No contacts yet"
            text="Agronomist, agent, accountant, neighbours: whoever can answer a question about the farm."
            action={fromPeople}
          />
        ),
      }}
      empty={
        <EmptyState
          title="No contacts yet"
          text="Agronomist, agent, accountant, neighbours: whoever can answer a question about the farm. Type below, paste a list, or add people from this farm."
          action={fromPeople}
        />
      }
    />
  )
}

/** On a phone: whom to call or write to at a touch. */
function Reached({ contact }: { readonly contact: Contact }) {
  const { phone, email } = contact
  return (
    <>
      {phone ? <Text>{phone}</Text> : null}
      {email ? <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text> : null}
      {phone || email ? (
        <WaysToReach contact={contact} />
      ) : (
        <Text c="dimmed">No phone or email yet</Text>
      )}
    </>
  )
}

const groupings = ['role']
const nameOf = ({ name }: Contact): string => name
