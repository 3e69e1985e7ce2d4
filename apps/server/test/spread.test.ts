import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { citusStatements } from '../src/db/spread/citus-statements.ts'
import { tablePlaces } from '../src/db/spread/table-places.ts'
import { ownDatabase } from './own-database.ts'

const own = ownDatabase('template')
const catalogue = checkCatalogue(furrow())

test('what is printed for Citus runs, names every table once and leaves every key as it was', async () => {
  await sql.raw(standingIn).execute(own.db)
  const before = await keysOf()
  await sql.raw(citusStatements(catalogue)).execute(own.db)
  expect(await keysOf()).toEqual(before)
  expect(before.length).toBeGreaterThan(400)
  const { rows } = await sql<{ name: string; place: string }>`
    select name, place from spread order by name`.execute(own.db)
  const wanted = [...tablePlaces(catalogue)].filter(([, place]) => place !== 'local')
  expect(rows.map(({ name, place }) => [name, place])).toEqual(
    wanted.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}, 60_000)

/** What Citus would do is noted; that no key between parts stands in its way is asked, as it asks. */
const standingIn = `
create table spread (name text collate "C" primary key, place text not null);
create function create_reference_table(wanted regclass) returns void language sql as $$
  insert into spread values (wanted::text, 'reference') $$;
create function create_distributed_table(wanted regclass, farm text, colocate_with text default null)
returns void language plpgsql as $$
begin
  if exists (
    select from pg_constraint k where k.conrelid = wanted and k.contype = 'f'
      and not exists (select from spread where name = k.confrelid::regclass::text)
  ) then raise exception '% points at a table that is not spread', wanted; end if;
  perform from pg_attribute where attrelid = wanted and attname = farm and attnotnull
    and atttypid = 'bigint'::regtype;
  if not found then raise exception '% has no %', wanted, farm; end if;
  if exists (select from pg_index i where i.indrelid = wanted and i.indisunique and not (
    (select attnum from pg_attribute where attrelid = wanted and attname = farm) = any (i.indkey)))
  then raise exception '% is unique without %', wanted, farm; end if;
  insert into spread values (wanted::text, 'distributed');
end $$;`

async function keysOf() {
  const { rows } = await sql<{ line: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
    from pg_constraint where connamespace = 'public'::regnamespace
      and conrelid <> coalesce(to_regclass('spread'), 0) order by line`.execute(own.db)
  return rows.map(({ line }) => line)
}
