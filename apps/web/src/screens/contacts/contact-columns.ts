// The columns of the sheet of contacts.

import { contactChannels, contactRoles, contactTopics } from '@furrow/catalogue/choices'
import type { Row } from '@furrow/wire/client/row-types'
import type { CellKind } from '../../sheet/cell-kind.ts'
import type { SheetColumn } from '../../sheet/sheet-column.ts'

export type Contact = Row<'farm_contacts'>

export const contactColumns: readonly SheetColumn<Contact>[] = [
  contactColumn('name', 'Name', {
    kind: { is: 'text', max: 255 },
    required: true,
    frozen: true,
    width: 180,
  }),
  contactColumn('phone', 'Phone', { kind: { is: 'text', max: 40 }, width: 160 }),
  contactColumn('role', 'Role', { kind: oneOf(contactRoles), width: 130 }),
  contactColumn('email', 'Email', {
    kind: { is: 'text', max: 255 },
    width: 220,
    check: value =>
      value === null || /^[^\s@]+@[^\s@]+$/.test(String(value))
        ? undefined
        : `“${String(value)}” is no email address: it needs an @ with something on both sides.`,
  }),
  contactColumn('preferred_channel', 'Best reached by', {
    kind: oneOf(contactChannels),
    width: 140,
  }),
  contactColumn('topics', 'Ask about', {
    kind: { ...oneOf(contactTopics), several: true },
    width: 180,
    help: 'What the collector may ask them about.',
  }),
  contactColumn('is_primary', 'Main contact', { kind: { is: 'flag' }, width: 110 }),
  contactColumn('may_contact', 'May be contacted', {
    kind: { is: 'flag' },
    width: 130,
    help: 'They agreed to be asked; empty where nobody asked them.',
  }),
  contactColumn('may_receive_reports', 'May receive reports', { kind: { is: 'flag' }, width: 140 }),
  contactColumn('notes', 'Notes', { kind: { is: 'text' }, width: 260 }),
]

type Beside = Partial<SheetColumn<Contact>> & { readonly kind: CellKind }

function contactColumn(
  field: keyof Contact,
  heading: string,
  beside: Beside,
): SheetColumn<Contact> {
  return {
    id: field,
    heading,
    value: row => row[field] ?? null,
    place: row => ({ resource: 'farm_contacts', id: row.id, field }),
    ...beside,
  }
}

function oneOf(words: readonly string[]) {
  return { is: 'choice', options: words.map(word => ({ value: word, label: word })) } as const
}
