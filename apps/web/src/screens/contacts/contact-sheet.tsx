// The sheet of a farm’s contacts.

import { Button, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PeriodSheet } from '../../period/period-sheet.tsx'
import { RetireButton } from '../../period/retiring/retire-button.tsx'
import { useWithRetired } from '../../period/retiring/use-with-retired.ts'
import { usePlace } from '../../period/use-place.ts'
import { countText } from '../../ui/amounts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { contactColumns, contactEntity } from './contact-columns.ts'
import type { Contact } from './contact-columns.ts'
import { WaysToReach } from './ways-to-reach.tsx'

interface Props {
  readonly rows: readonly Contact[]
  /** Shows those that were retired before, or hides them. */
  readonly retired: ReactNode
  readonly onOpen: (contact: Contact) => void
  readonly onMerge: (contacts: readonly Contact[]) => void
  readonly onAdd: () => void
}

export function ContactSheet({ rows, retired, onOpen, onMerge, onAdd }: Props) {
  const { farmId } = usePlace()
  const columns = useWithRetired(contactColumns, { farmId, rows, of: itself })
  const fromPeople = (
    <Button variant="default" leftSection={<IconUserPlus size={18} aria-hidden />} onClick={onAdd}>
      Add people from this farm
    </Button>
  )
  const tools = (
    <>
      {fromPeople}
      {retired}
    </>
  )
  return (
    <PeriodSheet
      name="contacts"
      title="Contacts"
      entity={contactEntity}
      columns={columns}
      rows={rows}
      rowName={nameOf}
      points="none"
      removing="in sheet and workbook"
      groupings={groupings}
      onOpenRow={onOpen}
      actions={(chosen, mayWrite) => (
        <>
          {chosen.length > 1 ? (
            <Button variant="default" onClick={() => onMerge(chosen)}>
              Merge {chosen.length}
            </Button>
          ) : null}
          {mayWrite ? <RetireContacts chosen={chosen} /> : null}
        </>
      )}
      tools={tools}
      cards={{
        facts: ['role', 'is_primary', 'retired'],
        add: 'Add contact',
        beside: contact => <Reached contact={contact} />,
        onOpen,
        below: tools,
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

function RetireContacts({ chosen }: { readonly chosen: readonly Contact[] }) {
  const place = usePlace()
  const [first] = chosen
  const whose = chosen.length === 1 && first ? first.name : countText(chosen.length, 'contact')
  return <RetireButton resource="farm_contacts" rows={chosen} whose={whose} place={place} />
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
const itself = (contact: Contact): Contact => contact
const nameOf = ({ name }: Contact): string => name
