// How someone comes to hold an ability: given or forbidden to them, or to everybody with a role.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

export interface GivenHow {
  readonly forbidden: boolean
  /** Nothing where it is the person's own. */
  readonly role: string | null
}

/** Of a row of `held_abilities`. */
export function whoIsGiven(held: string): RawBuilder<unknown> {
  return sql`(
    select r.role from permissions p join roles r on r.id = p.entity_id
    where p.id = ${sql.ref(`${held}.permission_id`)} and p.entity_type = 'roles') as role`
}

export function howGiven({ forbidden, role }: GivenHow): string {
  const given = forbidden ? 'forbidden' : 'given'
  return role === null ? `${given} to this person` : `${given} to everybody with the role ${role}`
}
