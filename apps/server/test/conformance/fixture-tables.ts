// The fixture as SQL: its tables in an empty database, the fixed clock, and its rows, put back
// before each case.

import { furrow } from '@furrow/catalogue/furrow'
import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Migration } from '../../src/db/migration-step.ts'
import { literal, quoted, quotedList } from '../../src/db/schema/identifiers.ts'
import { tableLines } from '../../src/db/schema/tables.ts'
import { readColumn } from './fixture-columns.ts'
import { clockOf } from './read-fixture.ts'
import type { Fixture, Table } from './read-fixture.ts'

/** The clock comes first, so that `now()` is its; new tables are named with their schema. */
export const searchPath = 'clock,pg_catalog,public'

export function fixtureTables(fixture: Fixture): string {
  const tables = Object.entries(fixture.schema)
  return [
    'create schema clock;',
    `create function clock.now() returns timestamptz language sql stable
      return ${literal(clockOf(fixture))}::timestamptz;`,
    ...tables.map(([name, table]) => createTable(name, table, fixture)),
    ...constraintLines(tables),
  ].join('\n')
}

/** What the server keeps for itself, whatever is mounted: the history, and its own upkeep. */
export function serverTables(migrations: readonly Migration[]): string {
  const history = tableLines(entityNamed(furrow(), 'changes')).map(line =>
    line.replace('create table ', 'create table public.'),
  )
  const upkeep = migrations
    .flatMap(({ text }) => text.split(/;\n/))
    .map(statement => statement.replaceAll(/^--.*$/gm, '').trim())
    .filter(statement =>
      /^(create|alter) table upkeep\.(?!migrations)|^create (unique )?index \w+ on upkeep\./.test(
        statement,
      ),
    )
  return ['create schema upkeep;', ...history, ...upkeep.map(line => `${line};`)].join('\n')
}

/** Everything as it was at first; new numbers go on from the largest. Far quicker than truncating. */
export function reloadText({ seed }: Fixture): string {
  const tables = Object.entries(seed)
  return [
    ...tables.toReversed().map(([name]) => `delete from public.${quoted(name)};`),
    ...tables.map(([name, rows]) => insertRows(name, rows)),
    ...tables.map(([name]) => countOn(name)),
  ].join('\n')
}

function insertRows(name: string, rows: Fixture['seed'][string]): string {
  const numbered = rows.map((row, place) => ({ id: place + 1, ...row }))
  const columns = quotedList(Object.keys(numbered[0] ?? {}))
  return `insert into public.${quoted(name)} (${columns}) overriding system value
    select ${columns} from
      jsonb_populate_recordset(null::public.${quoted(name)}, ${literal(JSON.stringify(numbered))});`
}

function countOn(name: string): string {
  const counter = `pg_get_serial_sequence('public.${quoted(name)}', 'id')`
  return `select setval(${counter}, max(id)) from public.${quoted(name)};`
}

function createTable(name: string, { columns }: Table, { resources }: Fixture): string {
  const lines = Object.entries(columns).map(([column, text]) => columnLine(column, text))
  const hidden = [
    // The engine tells the rows of every table apart by number, also of one that only joins.
    ...(columns['id'] ? [] : ['id bigint generated always as identity primary key']),
    ...(resources[name]?.soft_deletes ? ['deletion_id uuid'] : []),
  ]
  return `create table public.${quoted(name)} (\n  ${[...lines, ...hidden].join(',\n  ')}\n);`
}

function columnLine(name: string, text: string): string {
  const { type, measures, required, generated, preset } = readColumn(text)
  const isText = type === 'varchar' || type === 'text'
  const measured = measures.length > 0 && type !== 'timestamp' ? `(${measures.join(',')})` : ''
  return [
    quoted(name),
    `${type === 'timestamp' ? 'timestamptz' : type}${measured}`,
    isText ? 'collate "C"' : '',
    required ? 'not null' : '',
    generated ? 'generated always as identity' : '',
    preset === undefined ? '' : `default ${preset}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What points at another table comes last, when all are there. */
function constraintLines(tables: readonly (readonly [string, Table])[]): string[] {
  return tables
    .flatMap(([name, { constraints }]) => constraints.map(text => ({ name, text })))
    .toSorted((one, other) => Number(isKey(one.text)) - Number(isKey(other.text)))
    .map(({ name, text }) => `alter table public.${quoted(name)} add ${text};`)
}

function isKey(constraint: string): boolean {
  return constraint.includes('FOREIGN KEY')
}
