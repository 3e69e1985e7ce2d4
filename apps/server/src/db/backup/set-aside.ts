// What stands in the way of loading many rows is taken away first and made again afterwards, just
// as it was: foreign keys, which are checked by that, indexes and triggers.

import type { Client } from 'pg'

/** Gives the statements that put it all back. */
export async function setAside(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ away: string; back: string }>(`
    ${foreignKeys} union all ${indexes} union all ${triggers} order by place, away`)
  for (const { away } of rows) await client.query(away)
  return rows.toReversed().map(({ back }) => back)
}

const foreignKeys = `
  select 1 as place,
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
    format('alter table %s add constraint %I %s',
      conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
  from pg_constraint
  where contype = 'f' and connamespace in ('public'::regnamespace, 'upkeep'::regnamespace)`

/** Without those of primary keys and unique constraints, which rows in order fill quickly. */
const indexes = `
  select 2, format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace in ('public'::regnamespace, 'upkeep'::regnamespace)
    and not exists (
      select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))`

const triggers = `
  select 3, format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname),
    format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and t.tgenabled = 'O' and c.relkind = 'r'
    and c.relnamespace in ('public'::regnamespace, 'upkeep'::regnamespace)`
