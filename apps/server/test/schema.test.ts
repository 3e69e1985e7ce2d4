import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { schemaText } from '../src/db/schema/schema-text.ts'
import { ownDatabase } from './own-database.ts'

const migrated = ownDatabase('nothing')
const implied = ownDatabase('nothing')

describe('the schema', () => {
  test('that the migrations make is the one that the catalogue implies', async () => {
    await migrate(migrated.db, await readMigrations())
    await sql.raw(schemaText(checkCatalogue(furrow()))).execute(implied.db)
    const [made, wanted] = await Promise.all([shapeOf(migrated.db), shapeOf(implied.db)])
    for (const kind of Object.keys(wanted)) expect(made[kind], kind).toEqual(wanted[kind])
    expect(wanted['columns']?.length).toBeGreaterThan(2000)
    expect(wanted['keys']?.length).toBeGreaterThan(400)
    expect(wanted['views']?.length).toBeGreaterThan(5)
  })

  test('a column that only one of them has is noticed', async () => {
    await sql`alter table paddocks add column stray text`.execute(migrated.db)
    const [made, wanted] = await Promise.all([shapeOf(migrated.db), shapeOf(implied.db)])
    expect(made['columns']).not.toEqual(wanted['columns'])
    expect(made['keys']).toEqual(wanted['keys'])
  })

  test('migrating again applies nothing', async () => {
    expect(await migrate(migrated.db, await readMigrations())).toEqual([])
  })

  test('a migration that was changed afterwards is refused', async () => {
    const [first, ...others] = await readMigrations()
    if (!first) throw new Error('There is no migration.')
    const altered = { ...first, checksum: 'another' }
    await expect(migrate(migrated.db, [altered, ...others])).rejects.toThrow('was changed after')
  })
})

/** Everything about the tables that could differ, by kind, as sorted lines. */
async function shapeOf(db: Database): Promise<Record<string, string[]>> {
  const shape: Record<string, string[]> = {}
  for (const [kind, query] of Object.entries(questions)) {
    const { rows } = await sql<{ line: string }>`${sql.raw(query)}`.execute(db)
    shape[kind] = rows.map(({ line }) => line).sort()
  }
  return shape
}

const questions: Readonly<Record<string, string>> = {
  columns: `
    select format('%s.%s %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end,
      ' ' || a.attidentity::text, ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '')) as line
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p')`,
  keys: `
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'`,
  indexes: `
    select pg_get_indexdef(i.indexrelid) as line
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace`,
  views: `
    select c.relname || ' ' || pg_get_viewdef(c.oid) as line from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'`,
  functions: `
    select pg_get_functiondef(oid) as line from pg_proc
    where pronamespace = 'public'::regnamespace`,
  triggers: `
    select pg_get_triggerdef(t.oid) as line from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
}
