// The phone numbers of someone, a farm or a business.

import { useRows } from '../data/hooks/use-rows.ts'
import { saveThenReread } from '../autosave/save-then-reread.ts'
import { ContactDetailList } from './contact-detail-list.tsx'
import type { ContactDetailsProps } from './contact-detail-list.tsx'
import { phoneDetail } from './contact-details.ts'

export function Phones({ of, keeping, mayChange }: ContactDetailsProps) {
  const where = { phone_numberable_type: of.type, phone_numberable_id: of.id }
  const { rows, retry } = useRows('phone_numbers', { where, sort: ['-is_primary', 'id'] })
  const kept = saveThenReread(keeping, retry)
  return (
    <ContactDetailList
      title="Phone"
      way={phoneDetail}
      keeping={kept}
      of={of}
      mayChange={mayChange}
      rows={rows}
    />
  )
}
