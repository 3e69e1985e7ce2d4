// The people a farm deals with: who to ring about what, and whether they agreed to it.

import { useState } from 'react'
import { useRow, useRows } from '../../data/hooks/use-rows.ts'
import { StillReading } from '../../period/still-reading.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useRetiredShown } from '../../period/retiring/use-retired-shown.tsx'
import { usePlace } from '../../period/use-place.ts'
import { AddFromPeople } from './add-from-people.tsx'
import type { Contact } from './contact-columns.ts'
import { ContactDrawer } from './contact-drawer.tsx'
import { ContactSheet } from './contact-sheet.tsx'
import { MergeDialog } from './merge-contacts-dialog.tsx'
import { TwinsFound } from './duplicates-found.tsx'
import { useOpenContact } from './use-open-contact.ts'

export function ContactsScreen() {
  const place = usePlace()
  const { farmId } = place
  const { row: farm } = useRow('farms', farmId)
  const contacts = useRows('farm_contacts', { where: { farm_id: farmId }, sort: ['name'] })
  const [isAdding, setAdding] = useState(false)
  const [merging, setMerging] = useState<readonly Contact[]>([])
  const { open, shown, openedAs, close } = useOpenContact(contacts.rows)
  const { rows: known, button } = useRetiredShown(contacts.rows, place)
  const rows = known.toSorted((one, other) => Number(other.is_primary) - Number(one.is_primary))
  return (
    <>
      <ScreenTitle of={farm?.farm_name}>Contacts</ScreenTitle>
      <StillReading {...contacts} count={6} columns={4} />
      <TwinsFound contacts={rows} onMerge={setMerging} />
      {contacts.isLoading || (contacts.failure && rows.length === 0) ? null : (
        <ContactSheet
          rows={rows}
          retired={button}
          onOpen={open}
          onMerge={setMerging}
          onAdd={() => setAdding(true)}
        />
      )}
      {isAdding ? (
        <AddFromPeople farmId={farmId} contacts={rows} onClose={() => setAdding(false)} />
      ) : null}
      {merging.length > 1 ? (
        <MergeDialog contacts={merging} onClose={() => setMerging([])} />
      ) : null}
      <ContactDrawer contact={shown} openedAs={openedAs} onClose={close} />
    </>
  )
}
