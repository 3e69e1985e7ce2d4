// What stands in the way of loading many rows is taken away first and made again afterwards, just
// as it was: foreign keys, which are checked by that, indexes, triggers, and that what was published
// may not be emptied.

import type { Client } from 'pg'

/** Gives the statements that put it all back. */
export async function setAside(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ away: string; back: string }>(`
    ${withheldRights} union all ${foreignKeys} union all ${indexes} union all ${triggers} order by place, away`)
  for (const { away } of rows) await client.query(away)
  return rows.toReversed().map(({ back }) => back)
}

/** A backup may be older than one of them. */
const inOurs = (schema: string) => `
  ${schema} in (select oid from pg_namespace where nspname in ('public', 'upkeep', 'published'))`

const withheldRights = `
  select 0 as place, format('grant truncate on %s to current_user', c.oid::regclass) as away,
    format('revoke truncate on %s from current_user', c.oid::regclass) as back
  from pg_class c
  where c.relkind = 'r' and not has_table_privilege(c.oid, 'truncate')
    and pg_get_userbyid(c.relowner) = current_user and ${inOurs('c.relnamespace')}`

const foreignKeys = `
  select 1,
    format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s',
      conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint
  where contype = 'f' and ${inOurs('connamespace')}`

/** Without those of primary keys and unique constraints, which rows in order fill quickly. */
const indexes = `
  select 2, format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where ${inOurs('c.relnamespace')}
    and not exists (
      select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))`

const triggers = `
  select 3, format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname),
    format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and t.tgenabled = 'O' and c.relkind = 'r'
    and ${inOurs('c.relnamespace')}`
