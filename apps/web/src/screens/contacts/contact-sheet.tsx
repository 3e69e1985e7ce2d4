// The sheet of a farm’s contacts.

import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { sheetChange } from '../../sheet/writing/sheet-change.ts'
import type { SheetWrite } from '../../sheet/cells/sheet-column.ts'
import { rowPart } from '../../sheet/writing/sheet-parts.ts'
import { Sheet } from '../../sheet/sheet.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WorkbookButtons } from '../../workbook/workbook-buttons.tsx'
import { usePlace } from '../../period/use-place.ts'
import { usePlaceNames } from '../../period/use-place-names.ts'
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
    name: 'contacts',
    title: 'Contacts',
    columns: contactColumns,
    rows,
    rowId: ({ id }: Contact) => id,
    rowName: ({ name }: Contact) => name,
    canAdd: true,
    removing: { canRestore: true },
    toChange: (write: SheetWrite) =>
      sheetChange(write, {
        farmId,
        rows,
        columns: contactColumns,
        parts: partsOf(farmId),
        newId: () => outbox.newId(),
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

function partsOf(farmId: number) {
  const given = { farm_id: farmId }
  return { farm_contacts: rowPart({ resource: 'farm_contacts', of: (row: Contact) => row, given }) }
}

function FromPeople({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Button variant="default" leftSection={<IconUserPlus size={18} aria-hidden />} onClick={onAdd}>
      Add from people of the farm
    </Button>
  )
}
