// A letter on its way out: it waits in the same transaction as what it is about, and is sent later.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  /** Without why one gets it. */
  readonly body: string
  /** Ends the sentence “You get this email because …”. */
  readonly why: string
  /** Of what one may do without: the address at which it is stopped. */
  readonly stopAt?: string
}

export const becauseWords = 'You get this email because'

/** What a letter says, and below why one gets it and how to stop it. */
export function letterText({ body, why, stopAt }: Omit<Letter, 'to' | 'subject'>): string {
  const ending =
    stopAt === undefined
      ? 'Emails about access and passwords always come.'
      : `To stop it:\n${stopAt}`
  return `${body.trimEnd()}\n\n${becauseWords} ${why}.\n${ending}\n`
}

/** Where someone says which letters they want. */
export function letterSettingsAt(publicUrl: string): string {
  return `${publicUrl.replace(/\/+$/, '')}/collect/1.0.0/me`
}

/** One letter to every address that `recipients` gives in its column `email`. */
export function renderLetter(
  { subject, ...letter }: Omit<Letter, 'to'>,
  recipients: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    insert into outgoing_mails ("to", subject, body, created_at, attempts)
    select r.email, ${subject}, ${letterText(letter)}, now(), 0 from ${recipients} r`
}

export async function writeLetter(tx: Transaction, { to, ...letter }: Letter): Promise<void> {
  await runQuery(tx, renderLetter(letter, sql`(select ${to}::text as email)`))
}

type Text = Omit<Letter, 'to'>

/** Which of two letters goes to an address is decided by the statement that writes it. */
export async function writeByAccount(
  tx: Transaction,
  email: string,
  { known, unknown }: { readonly known: Text; readonly unknown: Text },
): Promise<void> {
  const either = (part: (letter: Text) => string) =>
    sql`case when is_known then ${part(known)} else ${part(unknown)} end`
  await runQuery(
    tx,
    sql`
      with found as (
        select exists (select from users where email = ${email} and deleted_at is null) as is_known
      )
      insert into outgoing_mails ("to", subject, body, created_at, attempts)
      select ${email}, ${either(({ subject }) => subject)}, ${either(letterText)}, now(), 0 from found`,
  )
}

/** Names are typed by people: none may begin a new line, fill the page, or become a link. */
export function inOneLine(text: string, otherwise = '', longest = 120): string {
  const line = withoutLinks(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
  return line.replaceAll(/\s+/gu, ' ').trim().slice(0, longest) || otherwise
}

/**
 * Programs that read mail make links of whole addresses, of words with dots between them, and of what has
 * an @. Signs that nobody sees may stand in between.
 */
function withoutLinks(text: string): string {
  return text
    .replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(/[a-z][a-z\d+.-]*:\/\/\S*/giu, ' ')
    .replaceAll(/[@＠﹫]/gu, ' at ')
    .replaceAll(/(?<=[\p{L}\p{N}])[.．。｡․]+(?=\p{L}{2})/gu, ' ')
}
