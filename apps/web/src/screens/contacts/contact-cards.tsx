// Contacts on a phone: whom to call or write to at a touch. What is changed in the drawer of a card is the
// same as in the sheet.

import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { IconPencil, IconUserPlus } from '@tabler/icons-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Contact } from './contact-columns.ts'
import { WaysToReach } from './ways-to-reach.tsx'

interface Props {
  readonly rows: readonly Contact[]
  readonly onOpen: (contact: Contact) => void
  readonly onAdd: () => void
}

export function ContactCards({ rows, onOpen, onAdd }: Props) {
  const add = (
    <Button variant="default" leftSection={<IconUserPlus size={18} aria-hidden />} onClick={onAdd}>
      Add people from this farm
    </Button>
  )
  if (rows.length === 0) {
    return (
      <EmptyState
        title="No contacts yet"
        text="Agronomist, agent, accountant, neighbours: whoever can answer a question about the farm."
        action={add}
      />
    )
  }
  return (
    <Stack gap="sm">
      {rows.map(contact => (
        <ContactCard key={contact.id} contact={contact} onOpen={onOpen} />
      ))}
      {add}
    </Stack>
  )
}

interface CardProps extends Pick<Props, 'onOpen'> {
  readonly contact: Contact
}

function ContactCard({ contact, onOpen }: CardProps) {
  const { name, role, phone, email, is_primary } = contact
  const said = [role, is_primary ? 'main contact' : undefined].filter(Boolean).join(', ')
  return (
    <Card withBorder component="article" aria-label={name}>
      <Title order={2} size="h3">
        {name}
      </Title>
      {said ? <Text c="dimmed">{said}</Text> : null}
      {phone ? <Text>{phone}</Text> : null}
      {email ? <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text> : null}
      {!phone && !email ? <Text c="dimmed">No phone or email yet</Text> : null}
      <Stack gap="xs" mt="sm" align="flex-start">
        <WaysToReach contact={contact} />
        <Button
          variant="subtle"
          leftSection={<IconPencil size={18} aria-hidden />}
          aria-label={`Edit ${name}`}
          onClick={() => onOpen(contact)}
        >
          Edit
        </Button>
      </Stack>
    </Card>
  )
}
