// From a token to whoever is behind it, with all farms and businesses that they reach: one question to
// the database. While somebody acts for another person, that person's rights are the ones that count.

import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { admin } from './viewer.ts'
import type { HeldAbility, Viewer } from './viewer.ts'

export interface Known {
  readonly viewer: Viewer
  readonly token: {
    readonly id: number
    /** Its life has not been moved on for an hour. */
    readonly isStale: boolean
  }
}

/** Nobody where the token does not hold. `actingFor` is the header as it came. */
export async function viewerOfToken(
  db: Database,
  hash: string,
  actingFor: string | undefined,
): Promise<Known | undefined> {
  const wanted = actingFor?.trim() ?? ''
  const person = /^\d{1,15}$/.test(wanted) ? Number(wanted) : null
  const { rows } = await findBehind({ hash, person }).execute(db)
  const [found] = rows
  if (!found) return undefined
  if (wanted !== '' && found.impersonation === null) throw overRefusal
  const token = { id: found.token, isStale: found.is_stale }
  return { viewer: viewerFrom(found), token }
}

/** Whoever has this number, as themselves; nobody where they may not come in. */
export async function viewerOfPerson(db: Database, id: number): Promise<Viewer | undefined> {
  const { rows } = await sql<Rights>`
    select u.id, u.id as actor, null as impersonation, u.admin as is_admin, ${rightsOf}
    from users u where u.id = ${id} and u.active and u.deleted_at is null`.execute(db)
  return rows[0] && viewerFrom(rows[0])
}

const overRefusal = new Refusal('impersonation_over', 'You are no longer acting for this person.')

interface Rights {
  readonly id: number
  readonly actor: number
  readonly impersonation: number | null
  readonly is_admin: boolean
  readonly is_staff: boolean
  readonly farms: Readonly<Record<'seen' | 'recorded' | 'managed' | 'consulted' | 'money', Numbers>>
  readonly businesses: Readonly<Record<'seen' | 'managed' | 'consulted' | 'money', Numbers>>
  readonly of_farms: Numbers
  readonly abilities: readonly HeldAbility[] | null
}
type Numbers = readonly number[] | null

interface Found extends Rights {
  readonly token: number
  readonly is_stale: boolean
}

/** `u` is whose rights count. An administrator's own are not looked up. */
const rightsOf = sql`
  exists (select from roles r
    where r.user_id = u.id and r.role = 'consultant' and r.deleted_at is null) as is_staff,
  (select json_build_object(
      'seen', json_agg(p.farm_id), 'recorded', json_agg(p.farm_id) filter (where p.records),
      'managed', json_agg(p.farm_id) filter (where p.manages),
      'consulted', json_agg(p.farm_id) filter (where p.consults),
      'money', json_agg(p.farm_id) filter (where p.sees_finance))
    from farm_people p where p.user_id = u.id and not u.admin) as farms,
  (select json_build_object(
      'seen', json_agg(p.business_id), 'managed', json_agg(p.business_id) filter (where p.manages),
      'consulted', json_agg(p.business_id) filter (where p.consults),
      'money', json_agg(p.business_id) filter (where p.manages or p.is_billed or p.consults))
    from business_people p where p.user_id = u.id and not u.admin) as businesses,
  (select json_agg(distinct l.business_id)
    from business_farm l join farm_people p on p.farm_id = l.farm_id
    where l.deleted_at is null and p.user_id = u.id and not u.admin) as of_farms,
  (select json_agg(json_build_object('name', h.name, 'entityType', h.entity_type,
      'entityId', h.entity_id, 'onlyOwned', h.only_owned, 'scope', h.scope,
      'forbidden', h.forbidden))
    from held_abilities h where h.user_id = u.id and not u.admin) as abilities`

function findBehind({ hash, person }: { hash: string; person: number | null }) {
  return sql<Found>`
    select t.id as token, t.last_used_at < now() - interval '1 hour' as is_stale,
      u.id, self.id as actor, acting.id as impersonation, u.admin as is_admin, ${rightsOf}
    from tokens t
    join users self on self.id = t.user_id and self.active and self.deleted_at is null
    left join lateral (
      select i.id, i.user_id from impersonations i
      where i.actor_id = self.id and i.user_id = ${person}::bigint and self.admin
        and i.ended_at is null and i.ends_at > now()
      order by i.id desc limit 1
    ) acting on true
    join users u on u.id = coalesce(acting.user_id, self.id)
    where t.hash = ${hash} and t.revoked_at is null and least(t.expires_at, t.ends_at) > now()
      and (acting.id is null or (u.active and u.deleted_at is null and not u.admin))`
}

function viewerFrom(found: Rights): Viewer {
  const { id, actor, impersonation } = found
  if (found.is_admin) return { ...admin(id), actor, impersonation }
  const { farms, businesses } = found
  const seen = businesses.seen ?? []
  return {
    id,
    actor,
    impersonation,
    isAdmin: false,
    isStaff: found.is_staff,
    farms: {
      seen: farms.seen ?? [],
      recorded: farms.recorded ?? [],
      managed: farms.managed ?? [],
      consulted: farms.consulted ?? [],
      money: farms.money ?? [],
    },
    businesses: {
      seen,
      known: [...new Set([...seen, ...(found.of_farms ?? [])])],
      managed: businesses.managed ?? [],
      consulted: businesses.consulted ?? [],
      money: businesses.money ?? [],
    },
    abilities: found.abilities ?? [],
  }
}
