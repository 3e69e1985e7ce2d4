// A letter on its way out: it waits in the same transaction as what it is about, and is sent later.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly body: string
}

/** One letter to every address that `recipients` gives in its column `email`. */
export function renderLetter(
  { subject, body }: Omit<Letter, 'to'>,
  recipients: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    insert into outgoing_mails ("to", subject, body, created_at, attempts)
    select r.email, ${subject}, ${body}, now(), 0 from ${recipients} r`
}

/** Names are typed by people: none may begin a new line, or fill the page. */
export function inOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 120)
}
