// An invitation accepted: the person is linked to the farm or business, with the same lines in the
// history as any other write.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { refusalFor } from '../../db/refuse-violation.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Author } from '../../query/author.ts'
import { everything } from '../../query/reach.ts'
import { renderInsert } from '../../query/render-insert.ts'
import { renderUpdate } from '../../query/render-update.ts'
import { tellOfAccess } from './given-access.ts'
import { tellOfNewManagers } from './new-manager-letters.ts'
import { nameOnboardedManager } from './onboarded-manager.ts'
import type { InvitationBehind } from '../reach/people-links.ts'

interface Joining {
  readonly tx: Transaction
  /** What links in letters begin with. */
  readonly publicUrl: string
  readonly catalogue: Catalogue
  /** The person who accepts. */
  readonly author: Author
}

export async function joinPlace(joining: Joining, invitation: InvitationBehind): Promise<void> {
  const { tx, catalogue, author } = joining
  await runQuery(tx, sql`select id from users where id = ${author.person} for update`)
  if (invitation.kind === 'farms') await joinFarm(joining, invitation)
  else await joinBusiness(joining, invitation)
  const entity = entityNamed(catalogue, 'invitations')
  const accepted_at = new Date().toISOString()
  const rows = [{ id: invitation.id, values: { accepted_at } }]
  await runQuery(tx, renderUpdate({ entity, rows }, author))
}

/** Whoever is there already becomes its manager, if that is what they were asked to be. */
async function joinFarm(joining: Joining, invitation: InvitationBehind) {
  const { tx, catalogue, author, publicUrl } = joining
  const { placeId: farm, asManager, invitedBy: by } = invitation
  const entity = entityNamed(catalogue, 'details_user')
  const [linked] = await runQuery(
    tx,
    sql<{ id: number; is_farms_manager: boolean }>`
      select id, is_farms_manager from details_user
      where details_id = ${farm} and user_id = ${author.person} and deleted_at is null for update`,
  )
  const ids = linked ? [linked.id] : []
  if (!linked) {
    const office = { user_id: author.person, is_farms_manager: asManager }
    ids.push(await link({ tx, author }, entity, { details_id: farm, farm_id: farm, ...office }))
  } else if (asManager && !linked.is_farms_manager) {
    const rows = [{ id: linked.id, values: { is_farms_manager: true } }]
    await runQuery(tx, renderUpdate({ entity, rows }, author))
  }
  if (asManager && !linked?.is_farms_manager && author.person !== null) {
    await tellOfNewManagers(tx, [{ farmId: farm, userId: author.person }], {
      whom: 'themselves',
    })
  }
  if (asManager) await nameOnboardedManager(joining, invitation)
  if (!linked || (asManager && !linked.is_farms_manager)) {
    await tellOfAccess(tx, { entity: 'details_user', ids, by, publicUrl })
  }
}

async function joinBusiness(joining: Joining, { placeId, invitedBy: by }: InvitationBehind) {
  const { tx, catalogue, author, publicUrl } = joining
  const entity = entityNamed(catalogue, 'business_user')
  const linked = await runQuery(
    tx,
    sql`
      select id from business_user
      where business_id = ${placeId} and user_id = ${author.person} and deleted_at is null`,
  )
  if (linked.length > 0) return
  const id = await link({ tx, author }, entity, { business_id: placeId, user_id: author.person })
  await tellOfAccess(tx, { entity: 'business_user', ids: [id], by, publicUrl })
}

async function link(
  { tx, author }: Pick<Joining, 'tx' | 'author'>,
  entity: Entity,
  row: Readonly<Record<string, unknown>>,
): Promise<number> {
  const insert = renderInsert({ entity, rows: [row], verb: 'store' }, everything, author)
  const { rows } = await insert.execute(tx).catch((error: unknown) => {
    throw refusalFor(error, { entity, doing: 'save', rows: [{ at: '', after: row }] })
  })
  return rows[0]?.id ?? 0
}
