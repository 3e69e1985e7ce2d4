// The sheet of a farm’s contacts.

import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useFurrow } from '../../data/furrow-context.ts'
import { rowsChange } from '../../sheet/rows-change.ts'
import type { SheetWrite } from '../../sheet/sheet-column.ts'
import { Sheet } from '../../sheet/sheet.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WorkbookButtons } from '../../workbook/workbook-buttons.tsx'
import { usePlace } from '../use-place.ts'
import { usePlaceNames } from '../use-place-names.ts'
import { contactColumns } from './contact-columns.ts'
import type { Contact } from './contact-columns.ts'

interface Props {
  readonly farmId: number
  readonly rows: readonly Contact[]
  readonly onOpen: (contact: Contact) => void
  readonly onMerge: (contacts: readonly Contact[]) => void
  readonly onAdd: () => void
}

export function ContactSheet({ farmId, rows, onOpen, onMerge, onAdd }: Props) {
  const { outbox } = useFurrow()
  const names = usePlaceNames(usePlace())
  const sheet = {
    ...{ name: 'contacts', title: 'Contacts', columns: contactColumns, rows },
    ...{ rowId: ({ id }: Contact) => id, rowName: ({ name }: Contact) => name, canAdd: true },
    removing: { canRestore: true },
    toChange: (write: SheetWrite) =>
      rowsChange(write, {
        ...{ resource: 'farm_contacts', farmId, rows },
        ...{ given: { farm_id: farmId }, newId: () => outbox.newId() },
      }),
  }
  return (
    <Sheet
      {...sheet}
      groupings={['role']}
      onOpenRow={onOpen}
      actions={chosen =>
        chosen.length > 1 ? (
          <Button variant="default" onClick={() => onMerge(chosen)}>
            Make one of {chosen.length}
          </Button>
        ) : null
      }
      tools={
        <>
          <FromPeople onAdd={onAdd} />
          <WorkbookButtons {...sheet} {...names} />
        </>
      }
      empty={
        <EmptyState
          title="No contacts yet"
          text="Agronomist, agent, accountant, neighbours: whoever can answer a question about the farm. Type below, paste a list, or take somebody of the farm."
          action={<FromPeople onAdd={onAdd} />}
        />
      }
    />
  )
}

function FromPeople({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Button variant="default" leftSection={<IconUserPlus size={18} aria-hidden />} onClick={onAdd}>
      Add from people of the farm
    </Button>
  )
}
