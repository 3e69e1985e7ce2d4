// Whoever has a email address: someone who is here already, or someone new, who is the author of their
// own first line in the history.

import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { refusalFor } from '../../db/refuse-violation.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Author } from '../../query/author.ts'
import { keptOf, renderHistory } from '../../query/history-lines.ts'

export interface Invited {
  readonly id: number
  readonly active: boolean
  /** Can sign in with a password of their own. */
  readonly hasPassword: boolean
}

export async function personWith(
  tx: Database | Transaction,
  email: string,
): Promise<Invited | undefined> {
  const [person] = await runQuery(
    tx,
    sql<Invited>`
      select id, active, password is not null as "hasPassword" from users where email = ${email} and deleted_at is null`,
  )
  return person
}

interface NewPerson {
  readonly name: string
  readonly email: string
  readonly hash: string
}

/** `users` is the entity; `author` all that is known of the request beside who it is. */
export async function addPerson(
  tx: Transaction,
  { name, email, hash }: NewPerson,
  { users, author }: { readonly users: Entity; readonly author: Omit<Author, 'person'> },
): Promise<number> {
  const added = await sql<{ id: number }>`
    insert into users (name, email, password, email_verified_at)
    values (${name}, ${email}, ${hash}, now()) returning id`
    .execute(tx)
    .catch((error: unknown) => {
      const rows = [{ at: '', after: { email } }]
      throw refusalFor(error, { entity: users, doing: 'save', rows })
    })
  const person = added.rows[0]?.id
  if (person === undefined) throw new Error('A person was added without a number.')
  const from = sql`(select * from users where id = ${person}) t`
  const line = { verb: 'store', entity: users, from, after: keptOf(users) } as const
  await runQuery(tx, renderHistory([line], { ...author, person }))
  return person
}
