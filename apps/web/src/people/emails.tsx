// The email addresses of a farm or a business, beside those that people sign in with.

import { useRows } from '../data/hooks/use-rows.ts'
import { saveThenReread } from '../autosave/save-then-reread.ts'
import { ContactDetailList } from './contact-detail-list.tsx'
import type { ContactDetailsProps } from './contact-detail-list.tsx'
import { emailDetail, otherEmailWay } from './contact-details.ts'

export function Emails({ of, keeping, mayChange }: ContactDetailsProps) {
  const where = { emailable_type: of.type, emailable_id: of.id }
  const { rows, retry } = useRows('email_addresses', { where, sort: ['-is_primary', 'id'] })
  const others = useRows('emails', { where, sort: ['-is_primary', 'id'] })
  const kept = saveThenReread(keeping, () => {
    retry()
    others.retry()
  })
  const also = { way: otherEmailWay, rows: others.rows }
  return (
    <ContactDetailList
      title="Email"
      way={emailDetail}
      keeping={kept}
      of={of}
      mayChange={mayChange}
      rows={rows}
      also={also}
    />
  )
}
