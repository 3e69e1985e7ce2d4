// People whom nobody can reach (W-CON-1).

import { sql } from 'kysely'
import { isStillUsed } from '../../facts/still-used.ts'
import type { FindPoints, FoundPoint } from '../saving/open-point.ts'

interface Contact {
  readonly id: number
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
}

export const contacts: FindPoints = async ({ farm, from }, { tx }) => {
  const { rows } = await sql<Contact>`
    select id, name, nullif(trim(phone), '') as phone, nullif(trim(email), '') as email
    from farm_contacts
    where farm_id = ${farm} and deleted_at is null and ${isStillUsed('farm_contacts', from)}
    order by name, id`.execute(tx)
  return rows.flatMap(({ id, name, phone, email }): FoundPoint[] => {
    if (phone !== null && email !== null) return []
    const field = phone === null ? 'phone' : 'email'
    const missing = { phone: 'no phone number', email: 'no email address' }
    const has = phone ?? email
    const lacks = has === null ? 'neither a phone number nor an email address' : missing[field]
    const message = `${name} has ${lacks}.`
    const about = { resource: 'farm_contacts', id, field, where: name }
    return [{ code: 'W-CON-1', message, section: 'contacts', ...about }]
  })
}
