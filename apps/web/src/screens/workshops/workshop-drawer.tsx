// What is typed of a workshop: a new one, or one that is there.

import { useNavigate } from '@tanstack/react-router'
import { EntityForm } from '../../entry/form/entity-form.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import type { Workshop } from './workshop-words.ts'

interface Props {
  readonly opened: boolean
  /** Nothing: a new one. */
  readonly workshop: Workshop | undefined
  readonly onClose: () => void
}

export function WorkshopDrawer({ opened, workshop, onClose }: Props) {
  const navigate = useNavigate()
  const saved = (row: Readonly<Record<string, unknown>>) => {
    onClose()
    if (workshop) return
    const params = { workshopId: String(row['id']) }
    void navigate({ to: '/workshops/$workshopId', params })
  }
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={workshop ? 'Change the workshop' : 'New workshop'}
    >
      {opened ? (
        <EntityForm
          resource="workshops"
          row={workshop && { ...workshop }}
          without={['location', 'deleted_at']}
          onSaved={saved}
        />
      ) : null}
    </SideDrawer>
  )
}
