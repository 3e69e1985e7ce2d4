// What a database holds of Furrow's: its tables, each with the columns that have values of their
// own and the order of its rows, and its sequences.

import type { Client } from 'pg'

export interface StoredTable {
  /** With its schema: `public.farms`. */
  readonly name: string
  readonly columns: readonly string[]
  /** As SQL: the primary key, or all that there is. The same on every machine. */
  readonly order: string
}

export interface Sequence {
  /** With its schema: `public.farms_id_seq`. */
  readonly name: string
  readonly last: string
  /** Whether `last` has been given out. */
  readonly called: boolean
}

/** `public`, `upkeep` and `published`, without what belongs to an extension. */
const ours = `
  n.nspname in ('public', 'upkeep', 'published') and c.relpersistence <> 't' and not exists (
    select from pg_depend d
    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

export async function storedTables(client: Client): Promise<readonly StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select n.nspname || '.' || c.relname as name, held.columns, coalesce(keyed.by, held.by) as order
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace,
    lateral (
      select array_agg(a.attname::text order by a.attnum) as columns,
        string_agg(format('%I::text collate "C"', a.attname), ', ' order by a.attnum) as by
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ) held,
    lateral (
      -- Texts are ordered by their bytes: other orders differ from machine to machine.
      select string_agg(
        format('%I', a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end,
        ', ' order by k.place) as by
      from pg_index i, unnest(i.indkey::int[]) with ordinality as k(attnum, place)
      join pg_attribute a on a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid
    ) keyed
    where c.relkind = 'r' and ${ours}
    order by n.nspname collate "C", c.relname collate "C"`)
  return rows
}

export async function storedSequences(client: Client): Promise<readonly Sequence[]> {
  const { rows } = await client.query<{ name: string; quoted: string }>(`
    select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${ours}
    order by n.nspname collate "C", c.relname collate "C"`)
  const parts = rows.map(
    ({ quoted }, place) =>
      `select ${place} as place, last_value::text as last, is_called as called from ${quoted}`,
  )
  if (parts.length === 0) return []
  const values = await client.query<{ place: number; last: string; called: boolean }>(
    `${parts.join(' union all ')} order by place`,
  )
  return values.rows.map(({ place, last, called }) => ({
    name: rows[place]?.name ?? '',
    last,
    called,
  }))
}

/** Whether anything stands where a backup would be restored. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ relation: string }>(`
    select c.oid::regclass::text as relation from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${ours}`)
  // A start that came to nothing may have left the empty list of migrations behind.
  if (rows.some(({ relation }) => relation !== 'upkeep.migrations')) return false
  if (rows.length === 0) return true
  return (await client.query('select from upkeep.migrations limit 1')).rowCount === 0
}
