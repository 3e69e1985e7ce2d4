// The email that a person signs in with, written with its line in the history.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { invalid, Refusal } from '@furrow/wire/refusal'
import type { Transaction } from '../../db/database.ts'
import { refusalFor } from '../../db/refuse-violation.ts'
import type { Author } from '../../query/author.ts'
import { renderUpdate } from '../../query/render-update.ts'

interface Writing {
  readonly tx: Transaction
  readonly catalogue: Catalogue
  readonly author: Author
}

/** Only for whoever has opened a link that was sent there: they may know that it has an account. */
export async function writeEmail(
  { tx, catalogue, author }: Writing,
  id: number,
  email: string,
): Promise<void> {
  const entity = entityNamed(catalogue, 'users')
  const values = { email, email_verified_at: new Date().toISOString() }
  const update = renderUpdate({ entity, rows: [{ id, values }] }, author)
  await update.execute(tx).catch((error: unknown) => {
    const refusal = refusalFor(error, { entity, doing: 'save', rows: [{ at: '', after: values }] })
    const isTaken = refusal instanceof Refusal && refusal.errors?.['email'] !== undefined
    throw isTaken ? invalid({ token: [`${email} now belongs to another account.`] }) : refusal
  })
}
