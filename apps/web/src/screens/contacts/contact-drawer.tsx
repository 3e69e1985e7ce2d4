// One contact: ring, write, and everything that is known of them.

import { Button, Group, Stack, Title } from '@mantine/core'
import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react'
import { EntityForm } from '../../entry/form/entity-form.tsx'
import { HistoryOfRow } from '../../entry/history/history-of-row.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { AskAbout } from './ask-about.tsx'
import type { Contact } from './contact-columns.ts'

interface Props {
  /** Nothing: closed. */
  readonly contact: Contact | undefined
  readonly onClose: () => void
}

export function ContactDrawer({ contact, onClose }: Props) {
  return (
    <SideDrawer opened={contact !== undefined} onClose={onClose} title={contact?.name}>
      {contact ? <Shown key={contact.id} contact={contact} onSaved={onClose} /> : null}
    </SideDrawer>
  )
}

function Shown({ contact, onSaved }: { readonly contact: Contact; readonly onSaved: () => void }) {
  return (
    <Stack>
      <WaysToReach contact={contact} />
      <AskAbout contact={contact} />
      <EntityForm
        resource="farm_contacts"
        row={{ ...contact }}
        without={askedBeside}
        onSaved={onSaved}
      />
      <Title order={3}>What became of it</Title>
      <HistoryOfRow resource="farm_contacts" row={{ ...contact }} />
    </Stack>
  )
}

const askedBeside = ['topics']

function WaysToReach({ contact: { name, phone, email } }: { readonly contact: Contact }) {
  if (!phone && !email) return null
  const number = phone?.replace(/[^\d+]/g, '')
  return (
    <Group gap="xs">
      {number ? (
        <>
          <Way href={`tel:${number}`} label={`Ring ${name}`} icon={<IconPhone size={18} />} />
          <Way href={`sms:${number}`} label="Text message" icon={<IconMessage size={18} />} />
        </>
      ) : null}
      {email ? <Way href={`mailto:${email}`} label="Email" icon={<IconMail size={18} />} /> : null}
    </Group>
  )
}

interface WayProps {
  readonly href: string
  readonly label: string
  readonly icon: React.ReactNode
}

function Way({ href, label, icon }: WayProps) {
  return (
    <Button component="a" href={href} variant="default" leftSection={icon}>
      {label}
    </Button>
  )
}
