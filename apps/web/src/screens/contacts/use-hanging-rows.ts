// What belongs to contacts that are to be made one: numbers, addresses, invitations, files.

import type { Values } from '../../data/outbox/change.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import type { RowsShown } from '../../data/hooks/use-rows.ts'
import type { Contact } from './contact-columns.ts'
import type { HangingRow } from './merge-contacts-change.ts'

interface HangingRows {
  readonly rows: readonly HangingRow[]
  readonly isLoading: boolean
  /** They could not be read: whatever hangs there might get lost. */
  readonly isUnknown: boolean
}

export function useHangingRows(kept: Contact | undefined, others: readonly Contact[]): HangingRows {
  const ids = others.map(({ id }) => id)
  const type = 'farm_contacts'
  const phones = useRows('phone_numbers', {
    where: { phone_numberable_type: type, phone_numberable_id: ids },
  })
  const emails = useRows('emails', { where: { emailable_type: type, emailable_id: ids } })
  const addresses = useRows('email_addresses', {
    where: { emailable_type: type, emailable_id: ids },
  })
  const asked = useRows('workshop_attendees', {
    where: { attendee_type: type, attendee_id: [...ids, ...(kept ? [kept.id] : [])] },
  })
  const invitations = { ...asked, rows: withoutTwice(asked.rows, kept?.id) }
  const files = useRows('file_links', { where: { linkable_type: type, linkable_id: ids } })
  const all: readonly (readonly [HangingRow['resource'], string, RowsShown<Values>])[] = [
    ['phone_numbers', 'phone_numberable_id', phones],
    ['emails', 'emailable_id', emails],
    ['email_addresses', 'emailable_id', addresses],
    ['workshop_attendees', 'attendee_id', invitations],
    ['file_links', 'linkable_id', files],
  ]
  return {
    rows: all.flatMap(([resource, key, { rows }]) => rows.map(row => ({ resource, key, row }))),
    isLoading: all.some(([, , { isLoading }]) => isLoading),
    isUnknown: all.some(([, , { failure }]) => failure !== undefined),
  }
}

interface Invitation {
  readonly workshop_id: number
  readonly attendee_id: number
}

/** Those of the others, to workshops that the one that stays is not invited to: once to each. */
export function withoutTwice<Row extends Invitation>(
  rows: readonly Row[],
  kept: number | undefined,
): readonly Row[] {
  const isKept = ({ attendee_id }: Row) => attendee_id === kept
  const invited = new Set(rows.filter(isKept).map(({ workshop_id }) => workshop_id))
  return rows.filter(row => {
    if (isKept(row) || invited.has(row.workshop_id)) return false
    invited.add(row.workshop_id)
    return true
  })
}
