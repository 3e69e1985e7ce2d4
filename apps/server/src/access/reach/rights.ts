// What someone reaches, from what the database says of them.

import { sql } from 'kysely'
import { admin } from './viewer.ts'
import type { HeldAbility, Viewer } from './viewer.ts'

export interface Rights {
  readonly is_admin: boolean
  readonly is_staff: boolean
  readonly farms: Readonly<Record<'seen' | 'recorded' | 'managed' | 'consulted' | 'money', Numbers>>
  readonly businesses: Readonly<Record<'seen' | 'managed' | 'consulted' | 'money', Numbers>>
  readonly of_farms: Numbers
  readonly abilities: readonly HeldAbility[] | null
}
type Numbers = readonly number[] | null

/** Whose rights count; an administrator's own are not looked up. `u` is the person. */
export const rightsOf = sql`
  u.admin as is_admin,
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

/** Who sits there, where that is someone else. */
export interface Sitting {
  readonly id: number
  readonly actor: number
  readonly impersonation: number | null
}

export function viewerWith(rights: Rights, { id, actor, impersonation }: Sitting): Viewer {
  const sitting = { id, actor, impersonation }
  if (rights.is_admin) return { ...admin(id), ...sitting }
  const { farms, businesses } = rights
  const seen = businesses.seen ?? []
  return {
    ...sitting,
    isAdmin: false,
    isStaff: rights.is_staff,
    farms: {
      seen: farms.seen ?? [],
      recorded: farms.recorded ?? [],
      managed: farms.managed ?? [],
      consulted: farms.consulted ?? [],
      money: farms.money ?? [],
    },
    businesses: {
      seen,
      known: [...new Set([...seen, ...(rights.of_farms ?? [])])],
      managed: businesses.managed ?? [],
      consulted: businesses.consulted ?? [],
      money: businesses.money ?? [],
    },
    abilities: rights.abilities ?? [],
    narrow: null,
  }
}
