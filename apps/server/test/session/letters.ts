// The emails that a test caused, and the links in them.

import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { rowsIn } from './coming-in.ts'

export interface WrittenLetter {
  readonly to: string
  readonly subject: string
  readonly body: string
}

export function lettersTo(db: Database, email: string): Promise<readonly WrittenLetter[]> {
  return rowsIn(
    db,
    sql<WrittenLetter>`
      select "to", subject, body from outgoing_mails where "to" = ${email} order by id`,
  )
}

export async function subjectsTo(db: Database, email: string): Promise<readonly string[]> {
  return (await lettersTo(db, email)).map(({ subject }) => subject)
}

/** The token in the latest of them that has one of this kind. */
export async function linkTo(
  db: Database,
  email: string,
  kind: 'reset' | 'email' | 'back' | 'invite' | 'access',
): Promise<string> {
  const letters = await lettersTo(db, email)
  const wanted = new RegExp(
    `^https://furrow\\.example/collect/\\S+\\?token=(${kind}_[\\w-]{43})$`,
    'm',
  )
  const found = letters.flatMap(({ body }) => wanted.exec(body)?.[1] ?? []).at(-1)
  if (!found) throw new Error(`No ${kind} link in: ${letters.map(({ body }) => body).join('\n')}`)
  return found
}
