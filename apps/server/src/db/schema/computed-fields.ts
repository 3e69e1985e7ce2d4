// Figures that have no column: each as the expression that reads it, given the name that the row's
// table goes by.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { quoted } from './identifiers.ts'
import { zoneOfFarm } from './farm-zone.ts'

/** What keeps someone to the rows that they reach, of an entity whose table goes by a name. */
type Within = (entity: string, table: string) => RawBuilder<unknown>
type Expression = (row: string, within: Within) => RawBuilder<unknown>

const expressions: Readonly<Record<string, Expression>> = {
  'paddocks.ancestorIds': row => sql`(
    with recursive walk as (
      select l.prior_paddock_id as id from paddock_prior_paddocks l
      where l.parent_paddock_id = ${of(row, 'id')} and l.farm_id = ${of(row, 'farm_id')}
        and l.deleted_at is null
      union
      select further.id from walk w cross join lateral (
        -- Kept as it is written: link by link, instead of all links of the farm for every paddock.
        select l.prior_paddock_id as id from paddock_prior_paddocks l
        where l.parent_paddock_id = w.id and l.farm_id = ${of(row, 'farm_id')}
          and l.deleted_at is null offset 0) further
    )
    -- One by one as well: joined, all paddocks of all farms would be read for every paddock.
    select coalesce(jsonb_agg(w.id order by w.id desc), '[]')
    from walk w where (select e.deleted_at is null from paddocks e where e.id = w.id
      and e.farm_id = ${of(row, 'farm_id')}))`,
  'businesses.farms_string': (row, within) => sql`(
    select string_agg(f.farm_name, ', ' order by f.farm_name collate counted)
    from ${linksOf(row, 'business_farm')} l
    cross join lateral (
      select f.* from farms f where f.id = l.farm_id and f.deleted_at is null offset 0) f
    where ${within('business_farm', 'l')} and ${within('farms', 'f')})`,
  'businesses.users_string': (row, within) => sql`(
    select string_agg(u.name, ', ' order by u.name collate counted)
    from ${linksOf(row, 'business_user')} l
    cross join lateral (
      select u.* from users u where u.id = l.user_id and u.deleted_at is null offset 0) u
    where ${within('business_user', 'l')} and ${within('users', 'u')})`,
  'farms.time_zone': row => zoneOfFarm(of(row, 'id')),
  'livestock_enterprises.display_name': row => sql`(
    select coalesce(a.name || ' ' || s.name || ' ' || p.name, '-')
    from (select) only_one
    left join asset_types a on a.id = ${of(row, 'asset_type_id')}
    left join livestock_species_types s on s.id = ${of(row, 'species_id')}
    left join livestock_purposes p on p.id = ${of(row, 'purpose_id')})`,
  // Where there are no terms, there is nothing to agree to.
  'users.agreed_to_terms': row => sql`(
    select coalesce((
      select coalesce((
        select a.agreed from agreement_answers a
        where a.agreement_id = newest.id and a.user_id = ${of(row, 'id')} and a.deleted_at is null
        order by a.id desc limit 1), false)
      from (
        select g.id from agreements g where g.type = 'terms' and g.deleted_at is null
        order by g.version desc nulls last, g.id desc limit 1) newest), true))`,
  'users.is_impersonating': row => sql`(
    select exists (
      select from impersonations i
      where i.actor_id = ${of(row, 'id')} and i.ended_at is null and i.ends_at > now()))`,
  'changes.user_name': row => nameOf(of(row, 'user_id')),
  'changes.acting_as_name': row => nameOf(of(row, 'acting_as_id')),
  'impersonations.actor_name': row => nameOf(of(row, 'actor_id')),
}

/** Throws where a figure is declared as calculated and nothing says how. */
export function computedField(entity: string, name: string): Expression {
  const expression = expressions[`${entity}.${name}`]
  if (!expression) throw new Error(`Nothing says how ${entity}.${name} is worked out.`)
  return expression
}

function of(row: string, column: string) {
  return sql.raw(`${row}.${quoted(column)}`)
}

/**
 * Of a business. Kept as it is written, as is what each link leads to, and only then held against what someone sees:
 * otherwise all farms and businesses of theirs would be walked through for every link.
 */
function linksOf(business: string, links: 'business_farm' | 'business_user') {
  return sql`(
      select l.* from ${sql.table(links)} l
      where l.business_id = ${of(business, 'id')} and l.deleted_at is null offset 0)`
}

/** What someone is called, also when they are deleted by now. */
function nameOf(person: RawBuilder<unknown>) {
  return sql`(select u.name from users u where u.id = ${person})`
}
