// Someone of one farm who is signed in as anybody else is: asked about with a token at the product's own
// door. Made again by each run, and left where it is.

import { sql } from 'kysely'
import { hashOfToken } from '../../apps/server/src/access/tokens/secret-token.ts'
import type { Database, Transaction } from '../../apps/server/src/db/database.ts'

export const benchToken = `furrow_${'bench'.repeat(9).slice(0, 43)}`

/** Not the number that the bench's other people go by. */
const email = 'one.farm@furrow.example'

export async function signInOn(db: Database, farm: number): Promise<void> {
  await db.transaction().execute(async tx => {
    const { rows } = await sql<{ id: number }>`
      insert into users (name, email, active, admin) values ('One Farm', ${email}, true, false)
      on conflict (email) where deleted_at is null do update set updated_at = now()
      returning id`.execute(tx)
    const person = rows[0]?.id
    await sql`
      insert into details_user (details_id, farm_id, user_id, is_farms_manager)
      values (${farm}, ${farm}, ${person}, true) on conflict do nothing`.execute(tx)
    if (person !== undefined) await tokenFor(tx, person)
  })
}

export async function tokenFor(db: Database | Transaction, person: number): Promise<void> {
  await sql`delete from tokens where hash = ${hashOfToken(benchToken)}`.execute(db)
  await sql`
    insert into tokens (user_id, name, hash, created_at, last_used_at, expires_at, ends_at)
    values (${person}, 'Bench', ${hashOfToken(benchToken)}, now(), now(),
      now() + interval '1 day', now() + interval '1 day')`.execute(db)
}
