// The columns of the sheet of contacts.

import { farms } from '@furrow/catalogue/chapters/farms'
import { contactTopics } from '@furrow/catalogue/choices'
import { entityIn } from '@furrow/catalogue/entity'
import type { Row } from '@furrow/wire/client/row-types'
import { fieldColumns, optionOf } from '../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../sheet/cells/sheet-column.ts'

export type Contact = Row<'farm_contacts'>

export const contactEntity = entityIn(farms, 'farm_contacts')

const column = fieldColumns(contactEntity, { of: (row: Contact) => row })

export const contactColumns: readonly SheetColumn<Contact>[] = [
  column('name', { frozen: true, width: 180 }),
  column('phone', { width: 160 }),
  column('role', { width: 130 }),
  column('email', { width: 220 }),
  column('preferred_channel', { width: 140 }),
  column('topics', { options: contactTopics.map(optionOf), width: 180 }),
  column('is_primary', { width: 110 }),
  column('may_contact', { width: 130 }),
  column('may_receive_reports', { width: 140 }),
  column('notes', { width: 260 }),
]
