// The places where a farm or a business is found, and where its letters go.

import { useRows } from '../data/hooks/use-rows.ts'
import { saveThenReread } from '../autosave/save-then-reread.ts'
import { ContactDetailList } from './contact-detail-list.tsx'
import type { ContactDetailsProps } from './contact-detail-list.tsx'
import { addressText, addressDetail } from './contact-details.ts'
import type { NamedIn, Reached } from './contact-details.ts'

interface Props extends ContactDetailsProps {
  readonly namedIn: readonly NamedIn[]
}

export function Addresses({ of, keeping, mayChange, namedIn }: Props) {
  const { rows, retry } = useAddresses(of)
  const kept = saveThenReread(keeping, retry)
  return (
    <ContactDetailList
      title="Addresses"
      way={addressDetail}
      keeping={kept}
      of={of}
      mayChange={mayChange}
      rows={rows}
      namedIn={namedIn}
    />
  )
}

/** To choose one of them. */
export function useAddressChoice(of: Reached) {
  const { rows } = useAddresses(of)
  return rows.map(row => ({ value: row.id, label: addressText(row) || `Address ${row.id}` }))
}

export function useAddresses({ type, id }: Reached) {
  const where = { addressable_type: type, addressable_id: id }
  return useRows('addresses', { where, sort: ['-is_primary', 'id'] })
}
