// The way back after access was given to a farm or business: whoever has the link, which went to its managers,
// takes that access away again. It gives nothing to anybody.

import { randomUUID } from 'node:crypto'
import { entityNamed } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { renderRemoval } from '../../query/render-removal.ts'
import { useLink } from '../reach/link-use.ts'
import { wayBackOver } from '../reach/people-links.ts'
import { hashOfToken } from '../tokens/secret-token.ts'
import type { Accepting } from './accepting.ts'
import { givenBy } from './given-access.ts'
import type { AccessKind } from './given-access.ts'

export interface GivenAccess {
  readonly id: number
  readonly entity: AccessKind
  readonly rows: readonly number[]
  readonly place: string
  /** The names of those who have it still. */
  readonly people: readonly string[]
}

export function takeAccessBack(parts: Accepting, token: string): Promise<GivenAccess> {
  return useLink(parts, async tx => {
    const given = await accessBehind(tx, token, true)
    const entity = entityNamed(parts.catalogue, given.entity)
    const removal = { entity, ids: given.rows, going: 'destroy', deletion: randomUUID() } as const
    await runQuery(tx, renderRemoval(removal, parts.catalogue, { ...parts.author, person: null }))
    await runQuery(tx, sql`update upkeep.given_access set closed_at = now() where id = ${given.id}`)
    return given
  })
}

/** `hold` keeps others from using the link at the same moment. */
export async function accessBehind(
  tx: Database | Transaction,
  token: string,
  hold = false,
): Promise<GivenAccess> {
  const [found] = await runQuery(
    tx,
    sql<Pick<GivenAccess, 'id' | 'entity' | 'rows'>>`
      select id, entity, rows from upkeep.given_access
      where hash = ${hashOfToken(token)} and closed_at is null
        and way_back_until > now()${hold ? sql` for update` : sql``}`,
  )
  if (!found) throw wayBackOver()
  const still = await runQuery(
    tx,
    sql<{ id: number; name: string; place: string }>`
      select r.id, g.name, g.place from ${sql.table(found.entity)} r, lateral (${givenBy(found.entity)}) g
      where r.id = any(${found.rows}) and r.deleted_at is null order by r.id`,
  )
  const [first] = still
  if (!first) throw wayBackOver()
  const [rows, people] = [still.map(({ id }) => id), still.map(({ name }) => name)]
  return { ...found, rows, people, place: first.place }
}
