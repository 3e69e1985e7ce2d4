// Whoever was invited when a business was taken on becomes its manager, and the farm's, once they join: where neither
// has one yet.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Author } from '../../query/author.ts'
import { renderUpdate } from '../../query/render-update.ts'
import type { InvitationBehind } from '../reach/people-links.ts'

interface Joining {
  readonly tx: Transaction
  readonly catalogue: Catalogue
  readonly author: Author
}

export async function nameOnboardedManager(
  { tx, catalogue, author }: Joining,
  { placeId: farm, email }: InvitationBehind,
): Promise<void> {
  const led = await runQuery(
    tx,
    sql<Led>`
      select 'businesses' as entity, b.id from onboardings o
      join businesses b on b.id = o.business_id and b.deleted_at is null and b.manager_id is null
      join business_farm l on l.business_id = b.id and l.farm_id = o.farm_id and l.deleted_at is null
      where ${isInvited(farm, email)}
      union
      select 'farms', f.id from onboardings o
      join farms f on f.id = o.farm_id and f.deleted_at is null and f.manager_id is null
      where ${isInvited(farm, email)}`,
  )
  for (const { entity, id } of led) {
    const rows = [{ id, values: { manager_id: author.person } }]
    await runQuery(tx, renderUpdate({ entity: entityNamed(catalogue, entity), rows }, author))
  }
}

interface Led {
  readonly entity: 'businesses' | 'farms'
  readonly id: number
}

function isInvited(farm: number, email: string) {
  return sql`o.farm_id = ${farm} and lower(o.manager_email) = ${email} and o.deleted_at is null`
}
