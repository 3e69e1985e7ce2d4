// One contact: ring, write, and everything that is known of them.

import { Group, Stack, Text, Title } from '@mantine/core'
import { EntityForm } from '../../entry/form/entity-form.tsx'
import { HistoryOfRow } from '../../entry/history/history-of-row.tsx'
import { retiredText } from '../../period/retiring/last-used.ts'
import { RetireButton } from '../../period/retiring/retire-button.tsx'
import { useFarmsPeriods } from '../../period/retiring/use-still-used.ts'
import { usePlace } from '../../period/use-place.ts'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { AskAbout } from './ask-about.tsx'
import type { Contact } from './contact-columns.ts'
import { WaysToReach } from './ways-to-reach.tsx'

interface Props {
  /** Nothing: closed. */
  readonly contact: Contact | undefined
  /** The number by which it was opened: it stays, also where the server gives the contact another one. */
  readonly openedAs: number | undefined
  readonly onClose: () => void
}

export function ContactDrawer({ contact, openedAs, onClose }: Props) {
  return (
    <SideDrawer opened={contact !== undefined} onClose={onClose} title={contact?.name}>
      {contact ? <Shown key={openedAs} contact={contact} onSaved={onClose} /> : null}
    </SideDrawer>
  )
}

function Shown({ contact, onSaved }: { readonly contact: Contact; readonly onSaved: () => void }) {
  const place = usePlace()
  const periods = useFarmsPeriods(place.farmId)
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
      <Group gap="sm">
        <RetireButton
          resource="farm_contacts"
          rows={[contact]}
          whose={contact.name}
          place={place}
        />
        <Text size="sm" c="dimmed">
          {retiredText(contact, periods) ??
            'Not offered from the next period on. Everything is kept.'}
        </Text>
      </Group>
      <Title order={3}>History</Title>
      <HistoryOfRow resource="farm_contacts" row={{ ...contact }} />
    </Stack>
  )
}

const askedBeside = ['topics', 'last_period_id', 'farm_id', 'deleted_at']
