// What a bill is about, and its days, as long as it was not sent.

import type { Row } from '@furrow/wire/client/row-types'
import { EntityForm } from '../../entry/form/entity-form.tsx'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { notAsked } from './new-bill.tsx'

interface Props {
  readonly bill: Row<'bills'>
  readonly onClose: () => void
}

export function BillDetails({ bill, onClose }: Props) {
  return (
    <DialogCard opened title="Details of this bill" onClose={onClose}>
      <EntityForm
        resource="bills"
        row={bill}
        without={[...notAsked, 'billable_id']}
        onSaved={onClose}
      />
    </DialogCard>
  )
}
