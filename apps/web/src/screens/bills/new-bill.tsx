// A new bill: for which project, and what it is about. Its lines come next, on its own page.

import { useNavigate } from '@tanstack/react-router'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { EntityForm } from '../../entry/form/entity-form.tsx'

interface Props {
  /** Where the list shows those of one. */
  readonly project: string | null
  readonly onClose: () => void
}

/** What follows, or is said on the page of the bill. */
export const notAsked = ['status', 'status_reason', 'created_by', 'billable_type', 'business_id']

export function NewBill({ project, onClose }: Props) {
  const navigate = useNavigate()
  const given = { billable_type: 'projects', ...(project && { billable_id: Number(project) }) }
  return (
    <DialogCard opened title="New bill" onClose={onClose}>
      <EntityForm
        resource="bills"
        given={given}
        without={notAsked}
        onSaved={({ id }) => {
          onClose()
          void navigate({ to: '/bills/$billId', params: { billId: String(id) } })
        }}
      />
    </DialogCard>
  )
}
